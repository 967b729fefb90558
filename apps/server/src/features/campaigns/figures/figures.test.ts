import { expect } from 'vitest';
import { runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { posts } from '../../posts/index.ts';
import { fanWorld } from '../testing/fan-world.ts';
import { rollUp, rollUpDue } from './roll-up.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const test = base
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  /** A posting that is out: of two agents of Canada and one of the States. */
  .extend('out', async ({ app, fan, world, db }) => {
    const agents = [await fan.agent(), await fan.agent(), await fan.agent({ country: 'US' })];
    const { id, first } = await fan.campaign([{ message: `Out ${Math.random()}` }]);
    await fan.publish(id);
    await fan.spread();
    await db.run(
      `UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now(), late_after = app_now() + interval '2 hours'
       WHERE posting_id = $1 AND profile_id = ANY ($2)`,
      [first, agents.map(({ profileId }) => profileId)],
    );
    await db.run('DELETE FROM scheduled_postings WHERE posting_id = $1 AND next_step_at > app_now()', [first]);
    await db.run('UPDATE postings SET fire_at = app_now() WHERE id = $1', [first]);
    await world.publish();
    const sweep = () => runSweep(posts, { ...app.waypost, ...world.deps }, 'posts.stats');
    const press = (country: string) => fan.staff.client.post(`/api/postings/${first}/fetch_stats/`, { country });
    const asked = async () =>
      (
        await db.rows<{ data: unknown }>(
          `SELECT data FROM audit_log WHERE action = 'posting.fetch_stats' AND object_id = $1 ORDER BY id`,
          [String(first)],
        )
      ).map(({ data }) => data);
    return { first, sweep, press, asked };
  });
test.afterEach(({ db }) => db.run('UPDATE scheduled_postings SET stats_due_at = NULL'));

test('figures are added up by country, however often; means stay means', async ({ db, out }) => {
  await db.run(
    `UPDATE scheduled_postings SET stats = '{"post_views": 12, "post_reach": null}', stats_fetched_at = app_now() WHERE posting_id = $1`,
    [out.first],
  );
  await rollUp(db, out.first);
  await rollUp(db, out.first);
  expect(
    await db.rows('SELECT country, posts, metrics FROM posting_stats WHERE posting_id = $1 ORDER BY country', [
      out.first,
    ]),
  ).toEqual([
    { country: 'CA', posts: 2, metrics: { post_views: 24 } },
    { country: 'US', posts: 1, metrics: { post_views: 12 } },
  ]);
});

test('staff have the figures of one country read anew, as far as the pause between two readings lets them', async ({
  app,
  fan,
  out,
}) => {
  await app.later(2 * HOUR);
  expect(await out.sweep()).toBe(3);
  expect((await out.press('CA')).status).toBe(200);
  await app.later(11);
  expect((await out.press('CA')).status).toBe(200);
  expect(await out.asked()).toEqual([
    { country: 'CA', asked: 0 },
    { country: 'CA', asked: 2 },
  ]);
  expect(await out.sweep()).toBe(2);
  await rollUpDue({ db: app.waypost.db });
  const { body } = await fan.staff.client.get(`/api/postings/${out.first}/`);
  const { stats, related_data } = body as unknown as {
    stats: Record<'CA' | 'US', { fetched_at: string }>;
    related_data: { scheduled_posting: object };
  };
  expect(Date.parse(stats.CA.fetched_at)).toBeGreaterThan(Date.parse(stats.US.fetched_at));
  expect(related_data.scheduled_posting).toMatchObject({ posted: 3, total: 3 });
});

test('also when the timetable of its copies is over', async ({ app, db, out }) => {
  for (const days of [1, 3, 10, 20]) {
    await app.later(days * DAY);
    await out.sweep();
  }
  const plan = () =>
    db.rows('SELECT id FROM scheduled_postings WHERE posting_id = $1 AND stats_due_at IS NOT NULL', [out.first]);
  expect(await plan()).toEqual([]);
  await app.later(11);
  await out.press('CA');
  expect(await out.asked()).toEqual([{ country: 'CA', asked: 2 }]);
  expect(await out.sweep()).toBe(2);
  expect(await plan()).toEqual([]);
});
