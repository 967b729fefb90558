import type { Posting, PostingCell } from '@waypost/contract/campaigns';
import { expect } from 'vitest';
import { buildAdvisor, insertId, tag } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { rollUpDue } from '../figures/roll-up.ts';
import { fanWorld } from '../testing/fan-world.ts';

const test = base.extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app));

test('A post says how many advisors have it, where theirs stand, and what they did by country', async ({ fan, db }) => {
  for (const country of ['CA', 'CA', 'US']) await fan.agent({ apps: ['linkedin'], country });
  const { id, first } = await fan.campaign([{ app: 'linkedin' }]);
  const read = async () => (await fan.staff.client.get(`/api/postings/${first}/`)).body as unknown as Posting;
  expect(await read()).toMatchObject({ related_data: null, stats: null });
  await fan.publish(id);
  await fan.spread();
  const whole = { autoschedule_percentage: 100, scheduled_posting: { posted: 0, pending: 3, other: 0, total: 3 } };
  expect((await read()).related_data).toEqual(whole);
  await db.run(
    `UPDATE scheduled_postings SET status = 10, phase = 'posted', remote_id = 'urn:' || id WHERE id = (SELECT min(id) FROM scheduled_postings WHERE posting_id = $1)`,
    [first],
  );
  await db.run(
    `UPDATE scheduled_postings SET deleted = true WHERE id = (SELECT max(id) FROM scheduled_postings WHERE posting_id = $1)`,
    [first],
  );
  // One who could have had it and has none: she came after.
  await fan.agent({ apps: ['linkedin'], country: 'CA' });
  await db.run(
    `INSERT INTO posting_stats (posting_id, country, fetched_at, metrics) VALUES ($1, 'CA', app_now(), '{"post_impressions": 12}')`,
    [first],
  );
  const now = await read();
  expect(now.related_data).toEqual({
    autoschedule_percentage: 75,
    scheduled_posting: { posted: 1, pending: 1, other: 1, total: 3 },
  });
  expect(now.stats).toEqual({ CA: { fetched_at: expect.any(String), metrics: { post_impressions: 12 } } });
  const listed = await fan.staff.client.get(`/api/postings/?campaign=${id}`);
  expect(listed.body).toMatchObject({ count: 1, results: [{ id: first, related_data: now.related_data }] });
});

test('Who fetches figures is answered with those that have been read, and the networks are asked for newer ones', async ({
  fan,
  db,
}) => {
  const { page } = await fan.agent({ country: 'CA' });
  const { id, first } = await fan.campaign([{}]);
  await fan.publish(id);
  await fan.spread();
  await db.run(
    `UPDATE scheduled_postings SET status = 10, phase = 'posted', remote_id = $2 || '_' || id, next_step_at = NULL,
       stats = '{"post_impressions": 12}', stats_fetched_at = app_now() - interval '1 hour', stats_due_at = app_now() + interval '1 day'
     WHERE posting_id = $1`,
    [first, page.pageId],
  );
  const fetched = await fan.staff.client.post(`/api/postings/${first}/fetch_stats/`, { country: 'CA' });
  expect(fetched.body).toMatchObject({ stats: { CA: { metrics: { post_impressions: 12 } } } });
  const [copy] = await fan.copies(first);
  expect(copy?.stats_due_at?.getTime()).toBeLessThanOrEqual(fan.at(0).getTime());
});

test('A post of a library says what the posts did that agents took from it, as far as their figures are read', async ({
  fan,
  db,
}) => {
  const agent = await fan.agent({ country: 'CA' });
  const library = await insertId(db, 'campaigns', {
    ...{ type: 'library', title: 'All year round', countries: ['US', 'CA'], published_at: new Date() },
  });
  const posting = await insertId(db, 'postings', { campaign_id: library, app: 'facebook', message: 'Sail' });
  const path = `/api/postings/${posting}/`;
  const taken = await agent.client.post(`/api/post_library/${posting}/schedule/?profile=${agent.profileId}`, {});
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  await db.run(
    `UPDATE scheduled_postings SET status = 10, phase = 'posted', remote_id = 'fb:' || id, stats = '{"post_views": 7}', stats_fetched_at = app_now()
     WHERE source = 'library' AND posting_id = $1`,
    [posting],
  );
  await rollUpDue(fan.waypost);
  const read = (await fan.staff.client.get(path)).body as unknown as Posting;
  expect(read).toMatchObject({ related_data: null, actions: ['edit', 'delete', 'categorize', 'fetch_stats'] });
  expect(read.stats).toEqual({ CA: { fetched_at: expect.any(String), metrics: { post_views: 7 } } });
  const shelf = await agent.client.get(`/api/post_library/?profile=${agent.profileId}&campaign=${library}`);
  expect(shelf.body.results).toMatchObject([{ id: posting, stats: { CA: { metrics: { post_views: 7 } } } }]);
  expect((await fan.staff.client.post(`${path}fetch_stats/`, { country: 'CA' })).status).toBe(200);
  // Nothing of what is to come can have figures.
  const { first } = await fan.campaign([{}]);
  const early = await fan.staff.client.post(`/api/postings/${first}/fetch_stats/`, { country: 'CA' });
  expect(early).toMatchObject({ status: 409, body: { user_message: expect.stringContaining('stats') } });
});

test('The calendar has the posts of published campaigns in the days, networks, countries and suppliers asked for', async ({
  app,
  db,
  fan,
}) => {
  const supplier = (name: string) => insertId(db, 'suppliers', { supplier_name: name, supplier_label: name });
  const [own, other] = [await supplier(tag()), await supplier(tag())];
  const made = async (of: object, at: string, network = 'facebook') => {
    const campaign = await insertId(db, 'campaigns', {
      ...{ type: 'standard', title: 'Cells', countries: ['US', 'CA'], published_at: new Date() },
      ...of,
    });
    return insertId(db, 'postings', {
      campaign_id: campaign,
      app: network,
      type: 'post',
      message: 'Sail',
      fire_at: at,
    });
  };
  // 8 March 2026 has 23 hours in Toronto: it begins at 05:00 UTC and ends at 04:00 UTC.
  const first = await made({ supplier_id: own }, '2026-03-08T05:00:00Z');
  const last = await made({ supplier_id: own, countries: ['US'] }, '2026-03-09T03:59:00Z', 'linkedin');
  const theirs = await made({ supplier_id: other }, '2026-03-08T12:00:00Z');
  await made({ supplier_id: own }, '2026-03-09T04:00:00Z');
  await made({ supplier_id: own, published_at: null }, '2026-03-08T12:00:00Z');
  const gone = await made({ supplier_id: own }, '2026-03-08T12:00:00Z');
  await db.run('UPDATE postings SET deleted_at = app_now() WHERE id = $1', [gone]);
  const asked = (more: string) =>
    `/api/postings/?schedule=true&fields=calendar&ordering=fire_at,id&fire_at_from=2026-03-08&fire_at_to=2026-03-08${more}`;
  const ids = async (more = '', client = fan.staff.client) => {
    const { status, body } = await client.get(asked(more));
    expect(status, JSON.stringify(body)).toBe(200);
    return (body.results as PostingCell[]).map(({ id }) => id);
  };
  expect(await ids()).toEqual([first, theirs, last]);
  expect(await ids('&apps=facebook')).toEqual([first, theirs]);
  expect(await ids('&country=CA')).toEqual([first, theirs]);
  expect(await ids(`&supplier=${own}`)).toEqual([first, last]);
  const manager = await buildAdvisor(app);
  const let_ = { profile: manager.profileId, suppliers: [own] };
  expect((await fan.staff.client.post('/api/supplier_managers/', let_)).status).toBe(201);
  expect(await ids('', manager.client)).toEqual([first, last]);
  expect(await ids(`&supplier=${other}`, manager.client)).toEqual([]);
  expect((await manager.client.get(`/api/postings/${first}/`)).body).toMatchObject({ id: first, actions: [] });
  expect((await manager.client.get(`/api/postings/${theirs}/`)).status).toBe(404);
  for (const path of [`${first}/effect/?what=edit`, `${theirs}/effect/?what=edit`])
    expect((await manager.client.get(`/api/postings/${path}`)).status).toBe(403);
  expect((await manager.client.patch(`/api/postings/${first}/reschedule/`, { days: 1, hours: 0 })).status).toBe(403);
  const agent = await buildAdvisor(app);
  expect((await agent.client.get(asked(''))).status).toBe(403);
});
