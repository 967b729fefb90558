import { expect } from 'vitest';
import { buildConnection } from '../../../testing/page.ts';
import { runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { posts } from '../../posts/index.ts';
import { fanWorld } from '../testing/fan-world.ts';

const test = base
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  .extend('out', async ({ app, fan, world, db }) => {
    const agent = await fan.agent();
    const made = await fan.campaign([{ message: `Out ${Math.random()}` }]);
    await fan.publish(made.id);
    await fan.spread();
    await db.run(
      `UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = CASE WHEN profile_id = $2 THEN app_now() END, late_after = app_now() + interval '2 hours'
       WHERE posting_id = $1`,
      [made.first, agent.profileId],
    );
    await world.publish();
    const copy = async () => {
      const found = (await fan.copies(made.first)).find(({ profile_id }) => profile_id === agent.profileId);
      if (found === undefined) throw new Error('no copy');
      return found;
    };
    const remove = () => runSweep(posts, { ...app.waypost, ...world.deps }, 'posts.removals');
    return { ...agent, ...made, copy, remove };
  });

test('what is out stays, unless staff say otherwise', async ({ fan, world, out }) => {
  await fan.change(out.first, 'delete');
  await fan.spread();
  await out.remove();
  expect(await out.copy()).toMatchObject({ status: 10, withdrawn_at: null });
  expect(world.wall(out.page)).toHaveLength(1);
});

test('with that word it is taken off its network: 30, then 40, with a line in the log', async ({ fan, world, out }) => {
  await fan.change(out.first, 'delete', { remove_from_networks: true });
  await fan.spread();
  expect(await out.copy()).toMatchObject({ status: 30 });
  await out.remove();
  const copy = await out.copy();
  expect(copy).toMatchObject({ status: 40, remove_at: null, reason_code: null });
  expect(world.wall(out.page)).toEqual([]);
  const tries = await world.attempts(copy.id);
  expect(tries.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ['publish', 'posted'],
    ['remove', 'posted'],
  ]);
});

test('what the network does not let us delete says so and is not tried again', async ({ fan, out, db }) => {
  await db.run(`UPDATE connections SET page_id = page_id || 'x' WHERE id = $1`, [out.page.connectionId]);
  await fan.change(out.first, 'delete', { remove_from_networks: true });
  await fan.spread();
  await out.remove();
  expect(await out.copy()).toMatchObject({ status: 50, reason_code: 'remove_there', remove_at: null });
  const { id } = await out.copy();
  const seen = await out.client.get(`/api/scheduled_postings/${id}/`);
  expect(seen.body).toMatchObject({ reason: expect.stringContaining('Delete it there') });
});

test('a network that is away is asked five times, and then no more', async ({ app, fan, out, db }) => {
  await db.run('UPDATE connections SET connected = false WHERE id = $1', [out.page.connectionId]);
  await fan.change(out.first, 'delete', { remove_from_networks: true });
  await fan.spread();
  for (let n = 0; n < 5; n += 1) {
    await out.remove();
    await db.run('UPDATE scheduled_postings SET remove_at = app_now() WHERE remove_at IS NOT NULL');
  }
  expect(await out.copy()).toMatchObject({ status: 50, reason_code: 'remove_failed', remove_tries: 5 });
  expect(app.waypost).toBeDefined();
  const { id } = await out.copy();
  const path = `/api/scheduled_postings/${id}/`;
  expect((await out.client.get(path)).body).toMatchObject({
    label: 'delete_error',
    actions: expect.arrayContaining(['retry']),
  });
  await db.run('UPDATE connections SET connected = true WHERE id = $1', [out.page.connectionId]);
  expect((await out.client.post(`${path}retry/`, {})).body).toMatchObject({ status: 30, actions: [] });
  await out.remove();
  expect(await out.copy()).toMatchObject({ status: 40 });
});

test('a release that was open when staff deleted is taken away once it is live', async ({ fan, world, out, db }) => {
  const copy = await out.copy();
  await db.run(`UPDATE scheduled_postings SET status = 0, phase = 'accepted' WHERE id = $1`, [copy.id]);
  await fan.change(out.first, 'delete');
  await fan.spread();
  expect(await out.copy()).toMatchObject({ remove_after: true, deleted: false });
  await db.run(`UPDATE scheduled_postings SET status = 10, phase = 'posted' WHERE id = $1`, [copy.id]);
  await out.remove();
  expect(await out.copy()).toMatchObject({ status: 40, remove_after: false });
  expect(world.wall(out.page)).toEqual([]);
});

/** Where a consent, or a network as such, does not let an app delete. */
const NOT_OURS = [
  { where: 'on Instagram without its permission', app: 'instagram', member: false, asked: 1 },
  { where: 'on the profile of a member on LinkedIn', app: 'linkedin', member: true, asked: 0 },
] as const;
test.for(NOT_OURS)('$where it is said at once that it must be done there, and nobody is asked again', async ({
  app: on,
  member,
  asked,
}, { app, ana, fan, world, db, network, out }) => {
  const page = await buildConnection(app, ana.profileId, { app: on, member });
  const { first } = await fan.campaign([{ app: on, type: 'image' }]);
  await db.run(
    'UPDATE campaigns SET published_at = app_now() WHERE id = (SELECT campaign_id FROM postings WHERE id = $1)',
    [first],
  );
  const set = { source: 'campaign', source_version: 1, posting_id: first };
  const id = await page.post({ inMinutes: 0, images: 1, set });
  for (let n = 0; n < 30 && (await world.row(id)).status !== 10; n += 1) {
    await world.publish();
    await app.later(0.1);
  }
  const went = await world.row(id);
  expect([went.status, went.phase, went.reason_code]).toEqual([10, 'posted', null]);
  const [grant] = await db.rows<{ of: string }>('SELECT network_user_id AS of FROM social_grants WHERE user_id = $1', [
    ana.userId,
  ]);
  const person = grant?.of.split('-')[0] ?? '';
  if (on === 'instagram') network.facebook.setPermission(person, 'instagram_manage_contents', 'declined');
  const deletions = () => network.calls().filter(({ method }) => method === 'DELETE').length;
  const before = deletions();
  await fan.change(first, 'delete', { remove_from_networks: true });
  await fan.spread();
  for (let n = 0; n < 3; n += 1) {
    await out.remove();
    await app.later(60);
  }
  expect(await world.row(id)).toMatchObject({
    status: 50,
    reason_code: 'remove_there',
    remove_at: null,
    remove_tries: 1,
  });
  expect(deletions() - before).toBe(asked);
  const seen = await ana.client.get(`/api/scheduled_postings/${id}/`);
  expect(seen.body).toMatchObject({ label: 'delete_error', reason: expect.stringContaining('Delete it there') });
  expect(seen.body.actions).not.toContain('retry');
});
