import { expect } from 'vitest';
import { buildAdvisor, insertId } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { statsQuery } from './read-stats.ts';

const LINE = {
  application_slug: 'facebook',
  cost_per_post: 12.55,
  percent_trade: 10,
  percent_reach: 40.25,
  percent_engagement: 19.75,
  percent_clicks: 20,
  percent_sales: 10,
  leads_into_bookings: 4.5,
  per_booking_amount: 3_200,
};

const test = base
  .extend('staff', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['suppliers.change'] }),
  )
  .extend('supplier', { scope: 'file' }, ({ staff }) => async (name: string) => {
    const made = await staff.client.post('/api/suppliers/', { supplier_name: name, supplier_label: name });
    return Number(made.body.id);
  })
  /** Somebody who manages this supplier. */
  .extend('managerOf', { scope: 'file' }, ({ app, db }) => async (supplier: number) => {
    const manager = await buildAdvisor(app);
    await db.run('INSERT INTO supplier_managers (profile_id) VALUES ($1)', [manager.profileId]);
    await db.run('INSERT INTO supplier_manager_suppliers (profile_id, supplier_id) VALUES ($1, $2)', [
      manager.profileId,
      supplier,
    ]);
    return manager;
  });

test('a budget is written whole on the version that was seen', async ({ staff, supplier }) => {
  const id = await supplier('budget-whole');
  const at = `/api/suppliers/${id}/budget/`;
  expect((await staff.client.get(at)).body).toEqual({ version: 0, results: [] });
  const written = await staff.client.put(at, { version: 0, results: [LINE] });
  const kept = { version: 1, results: [{ ...LINE, supplier_name: 'budget-whole' }] };
  expect(written).toMatchObject({ status: 200, body: kept });
  // Whoever saw what was there before is told, and changes nothing.
  expect(await staff.client.put(at, { version: 0, results: [] })).toMatchObject({
    status: 409,
    body: { code: 'stale_version' },
  });
  const both = await Promise.all([1, 1].map((version) => staff.client.put(at, { version, results: [LINE] })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await staff.client.get(at)).body).toEqual({ ...kept, version: 2 });
  for (const odd of [{ percent_trade: 100.01 }, { cost_per_post: 0.005 }, { per_booking_amount: -1 }])
    expect((await staff.client.put(at, { version: 2, results: [{ ...LINE, ...odd }] })).status).toBe(400);
  expect((await staff.client.put(at, { version: 2, results: [LINE, LINE] })).status).toBe(400);
  expect((await staff.client.put('/api/suppliers/9000000000000/budget/', { version: 0, results: [] })).status).toBe(
    404,
  );
});

test('a manager reads budget and figures of these suppliers, and of no other', async ({
  staff,
  supplier,
  managerOf,
}) => {
  const [own, other] = [await supplier('budget-own'), await supplier('budget-other')];
  const { client } = await managerOf(own);
  for (const what of ['budget', 'stats']) {
    expect((await client.get(`/api/suppliers/${own}/${what}/`)).status).toBe(200);
    for (const id of [other, 9e12]) {
      const refused = await client.get(`/api/suppliers/${id}/${what}/`);
      expect(refused.status).toBe(404);
      expect((await staff.client.get(`/api/suppliers/9000000000000/${what}/`)).body).toEqual(refused.body);
    }
  }
  for (const id of [own, other])
    expect((await client.put(`/api/suppliers/${id}/budget/`, { version: 0, results: [] })).status).toBe(403);
});

test('figures are those of the posts that went out for its campaigns and libraries, in days of Toronto', async ({
  app,
  db,
  staff,
  supplier,
}) => {
  const id = await supplier('figures');
  const another = await supplier('figures-another');
  const posting = async (of: number, type: 'standard' | 'library', network = 'facebook') => {
    const campaign_id = await insertId(db, 'campaigns', { type, title: 'Fjords', supplier_id: of });
    return insertId(db, 'postings', { campaign_id, app: network, message: 'Fjords' });
  };
  const advisors = [await buildAdvisor(app), await buildAdvisor(app)];
  let next = 0;
  const out = async (of: number, who: number, change: Record<string, unknown> = {}) => {
    next += 1;
    const profile_id = advisors[who]?.profileId;
    const network = String(change.app ?? 'facebook');
    const provider = network === 'facebook' ? 'fbpage' : network;
    const connection_id = await connectionOf(Number(profile_id), network, provider);
    const post = {
      ...{
        profile_id,
        connection_id,
        app: network,
        provider,
        pgid: `figures-${profile_id}`,
        type: 'post',
        message: 'x',
      },
      ...{ source: 'campaign', posting_id: of, origin_id: crypto.randomUUID(), status: 10, phase: 'posted' },
      ...{ remote_id: `figures_${next}`, fire_at: '2026-05-02T12:00:00Z', late_after: '2026-05-02T14:00:00Z' },
      stats: JSON.stringify({ post_reach: 100, post_reactions: 5, post_clicks: 2 }),
      ...change,
    };
    return insertId(db, 'scheduled_postings', post);
  };
  const connectionOf = async (profile: number, network: string, provider: string) =>
    (await db.row<{ id: number }>('SELECT id FROM connections WHERE profile_id = $1 AND app = $2', [profile, network]))
      ?.id ??
    insertId(db, 'connections', { profile_id: profile, app: network, provider, page_id: `figures-${profile}` });
  const [first, second] = [await posting(id, 'standard'), await posting(id, 'standard')];
  await out(first, 0);
  await out(first, 1, { stats: null });
  await out(second, 0);
  const library = await posting(id, 'library', 'linkedin');
  const said = { post_impressions_unique: 40, post_likes: 1, post_comments: 2, post_shares: 3, post_clicks: 9 };
  await out(library, 1, { app: 'linkedin', source: 'library', stats: JSON.stringify(said) });
  // None of these counts: of another supplier, not out, deleted; the last one went out on the day before in Toronto.
  await out(await posting(another, 'standard'), 0);
  await out(await posting(id, 'standard'), 0, { status: 0, phase: 'due', remote_id: null });
  await out(await posting(id, 'standard'), 0, { deleted: true });
  const before = await posting(id, 'standard');
  await out(before, 0, { fire_at: '2026-05-02T03:59:59Z' });
  const stats = (query: string) => staff.client.get(`/api/suppliers/${id}/stats/${query}`);
  const facebook = { application_slug: 'facebook', count: 3, agents: 2, reach: 200, engage: 10, clicks: 4, leads: 0 };
  const linkedin = { application_slug: 'linkedin', count: 1, agents: 1, reach: 40, engage: 6, clicks: 9, leads: 0 };
  expect((await stats('?from=2026-05-02&until=2026-05-02')).body).toEqual({ results: [facebook, linkedin] });
  expect((await stats('?from=2026-05-02&application=linkedin')).body).toEqual({ results: [linkedin] });
  expect((await stats('?from=2026-05-01&until=2026-05-01')).body).toMatchObject({
    results: [{ application_slug: 'facebook', count: 1 }],
  });
  expect((await stats('')).body).toMatchObject({ results: [{ count: 4 }, { count: 1 }] });
  expect((await stats('?from=2026-06-01')).body).toEqual({ results: [] });
});

test('both kinds of posts are found by their posting', async ({ db, supplier }) => {
  const id = await supplier('plan');
  const { sql, parameters } = statsQuery(id, { from: '2026-05-01', until: '2026-05-31' }).compile();
  const plan = await db.transaction(async (tx) => {
    // A table of a few rows is read whole whatever its indexes are.
    await tx.run('SET LOCAL enable_seqscan = off');
    const rows = await tx.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('scheduled_postings_campaign');
  expect(plan).toContain('scheduled_postings_library');
  expect(plan).not.toContain('Seq Scan on scheduled_postings');
});
