import { auditEndpoints } from '@waypost/contract/audit-log';
import { expect } from 'vitest';
import { audit } from '../../platform/audit/audit.ts';
import { planOf } from '../../testing/database/plan-of.ts';
import { buildAdvisor, insertId } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';

const test = base.extend('staff', { scope: 'file' }, ({ app }) =>
  buildAdvisor(app, { isStaff: true, permissions: ['audit.read'] }),
);
const parse = auditEndpoints.listAudit.responses[200].parse;

test('Staff with the right read who did what to what, in whose name, and where it stands; nobody else does', async ({
  app,
  db,
  ana,
  staff,
  page,
}) => {
  expect((await ana.client.get('/api/audit_log/')).status).toBe(403);
  expect((await (await buildAdvisor(app, { isStaff: true })).client.get('/api/audit_log/')).status).toBe(403);
  const by = { userId: ana.userId, impersonatorId: staff.userId };
  const post = await page.post();
  await audit(db, by, { action: 'post.delete', objectType: 'scheduled_posting', objectId: post });
  await audit(db, null, { action: 'publishing.resumed', objectType: 'installation', objectId: 'publishing' });
  await db.run(
    `INSERT INTO audit_log (actor_id, action, object_type, object_id, data) VALUES ($1, 'newer.verb', 'thing', 'a:b', '{"n": 1}')`,
    [staff.userId],
  );

  const { results } = parse((await staff.client.get('/api/audit_log/')).body);
  expect(results.slice(0, 3)).toMatchObject([
    {
      action: 'newer.verb',
      actor: { pk: staff.userId, name: 'Ana Reyes' },
      acting_as: null,
      data: { n: 1 },
      object: { type: 'thing', id: 'a:b', name: null, place: null },
    },
    { action: 'publishing.resumed', actor: null, object: { place: { at: 'operations', id: null } } },
    {
      action: 'post.delete',
      actor: { pk: staff.userId },
      acting_as: { pk: ana.userId },
      object: {
        type: 'scheduled_posting',
        id: String(post),
        owner: { pk: ana.userId },
        place: { at: 'user', id: ana.userId },
      },
    },
  ]);
});

test('Campaigns, their posts and files, and terms are named, and lead to where staff find them', async ({
  db,
  staff,
}) => {
  const by = { userId: staff.userId, impersonatorId: null };
  const campaign = await insertId(db, 'campaigns', { type: 'standard', title: 'Fjords in spring', countries: ['CA'] });
  const posting = await insertId(db, 'postings', {
    campaign_id: campaign,
    app: 'facebook',
    type: 'post',
    message: 'Sail',
  });
  const term = await db.row<{ id: number }>(`SELECT id FROM taxonomy_terms WHERE slug = 'offers'`);
  await audit(db, by, { action: 'post_campaign.og', objectType: 'post_campaign', objectId: campaign });
  await audit(db, by, { action: 'posting.fetch_stats', objectType: 'posting', objectId: posting });
  await audit(db, by, { action: 'taxonomy_term.change', objectType: 'taxonomy_term', objectId: term?.id ?? 0 });
  const { results } = parse((await staff.client.get('/api/audit_log/')).body);
  const place = { at: 'post_campaign', id: campaign };
  expect(results.slice(0, 3).map(({ object }) => object)).toMatchObject([
    { type: 'taxonomy_term', name: 'Offers', place: { at: 'taxonomies', id: null } },
    { type: 'posting', name: 'Fjords in spring', place },
    { type: 'post_campaign', name: 'Fjords in spring', place },
  ]);
});

test('Filters narrow it: by person on either side, deed, thing and days in Toronto', async ({ app, db, staff }) => {
  const bea = await buildAdvisor(app);
  const line = async (
    at: string,
    action: string,
    actor: number,
    actingAs: number | null,
    object: readonly [string, string],
  ) => {
    const row = await db.row<{ id: number }>(
      `INSERT INTO audit_log (actor_id, acting_as_id, action, object_type, object_id, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [actor, actingAs, action, ...object, at],
    );
    return Number(row?.id);
  };
  const own = await line('2026-03-08T04:59:00Z', 'profile.details', bea.userId, null, [
    'profile',
    String(bea.profileId),
  ]);
  const named = await line('2026-03-09T03:59:00Z', 'post.edit', staff.userId, bea.userId, ['scheduled_posting', '77']);
  const later = await line('2026-03-09T04:00:00Z', 'post.edit', bea.userId, null, ['scheduled_posting', '78']);
  const ask = async (query: string) =>
    parse((await staff.client.get(`/api/audit_log/?${query}`)).body).results.map(({ id }) => id);

  expect(await ask(`who=${bea.userId}`)).toEqual([later, named, own]);
  expect(await ask(`who=${bea.userId}&action=post.edit`)).toEqual([later, named]);
  expect(await ask('object_type=scheduled_posting&object_id=77')).toEqual([named]);
  // The day on which clocks went forward has 23 hours.
  expect(await ask(`who=${bea.userId}&from=2026-03-08&until=2026-03-08`)).toEqual([named]);
  expect(await ask(`who=${bea.userId}&until=2026-03-07`)).toEqual([own]);
  expect(await ask('action=nobody.did')).toEqual([]);
  const { who } = parse((await staff.client.get(`/api/audit_log/?who=${bea.userId}`)).body);
  expect(who).toEqual({ pk: bea.userId, name: 'Ana Reyes' });
  expect(parse((await staff.client.get('/api/audit_log/?who=999999999')).body)).toMatchObject({
    who: null,
    results: [],
  });
});

test('It is walked to its end while lines of one moment are added', async ({ db, staff }) => {
  await db.run(`INSERT INTO audit_log (actor_id, action, object_type, object_id, created_at)
    SELECT ${staff.userId}, 'job.retry', 'job', n::text, '2026-01-02T00:00:00.123456Z' FROM generate_series(1, 120) AS n`);
  const seen: string[] = [];
  let next: string | null = '/api/audit_log/?action=job.retry&until=2026-01-02';
  while (next !== null) {
    const page = parse((await staff.client.get(next)).body);
    seen.push(...page.results.map(({ object }) => object.id));
    next = page.next;
    await db.run(
      `INSERT INTO audit_log (actor_id, action, object_type, object_id, created_at) VALUES (${staff.userId}, 'job.retry', 'job', 'new', '2026-01-02T03:00:00Z')`,
    );
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test('Every filter is answered along an index, whatever the log has grown to', async ({ db, ana, staff }) => {
  await db.run(`INSERT INTO audit_log (actor_id, acting_as_id, action, object_type, object_id, created_at)
    SELECT CASE WHEN n % 50 = 0 THEN ${ana.userId} ELSE ${staff.userId} END, NULL, 'account.sign_in', 'user', (n % 500)::text,
      '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 minute' FROM generate_series(1, 30000) AS n`);
  await db.run('ANALYZE audit_log');
  const { listAudit } = await import('./list-audit.ts');
  for (const asked of [
    {},
    { who: ana.userId },
    { action: 'account.sign_in' },
    { object_type: 'user' },
    { object_type: 'user', object_id: '7' },
    { from: '2025-01-02', until: '2025-01-03' },
    { page: { at: 1_736_000_000_000_000, id: 5 } },
  ]) {
    const plan = await planOf(db, (spy) => listAudit(spy, asked as never));
    expect(plan, JSON.stringify(asked)).not.toContain('Seq Scan on audit_log');
  }
});
