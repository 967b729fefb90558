import { expect } from 'vitest';
import { test as base } from '../../../../testing/test.ts';

const url = (id: number, verb: string) => `/api/scheduled_postings/${id}/${verb}/`;
const REJECTED = {
  status: 20,
  phase: 'rejected',
  reason_code: 'fb_invalid',
  reason_values: { detail: 'No' },
  next_step_at: null,
};

const test = base.extend('held', ({ app, ana, world }) => ({
  now: (id: number, seconds?: number) => ana.client.post(url(id, 'post_now'), { undo_seconds: seconds }),
  undo: (id: number) => ana.client.post(url(id, 'undo')),
  row: async (id: number) => {
    const { version: _, updated_at: __, undo: ___, ...row } = await world.row(id);
    return row;
  },
  /** The seconds of the call are over. */
  over: () => app.later(0.5),
}));

test('Post now with seconds to take it back sends nothing before they are over', async ({ page, world, held }) => {
  const id = await page.post({ message: 'Held for ten seconds' });
  expect((await held.now(id, 10)).body).toMatchObject({ label: 'publishing' });
  await world.publish();
  expect(world.wall(page)).toEqual([]);
  await held.over();
  await world.publish();
  expect(world.wall(page)).toEqual(['Held for ten seconds']);
  expect((await held.undo(id)).status).toBe(409);
});

test('without seconds it is due at once', async ({ page, world, held }) => {
  const id = await page.post({ message: 'At once' });
  await held.now(id);
  await world.publish();
  expect(world.wall(page)).toEqual(['At once']);
});

test('taken back, a post stands as it stood: planned, missed, refused, or between two tries', async ({
  app,
  page,
  world,
  held,
}) => {
  const states = [
    {},
    { inMinutes: -200, set: { status: 20, phase: 'missed', reason_code: 'missed', next_step_at: null } },
    { inMinutes: -30, set: REJECTED },
    { inMinutes: -3, set: { status: 110, failures: 2, next_step_at: app.at(4), reason_code: 'unknown' } },
  ];
  for (const state of states) {
    const id = await page.post(state);
    const before = await held.row(id);
    await held.now(id, 10);
    expect(await held.row(id)).not.toEqual(before);
    const undone = await held.undo(id);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await held.row(id)).toEqual(before);
    const version = (await world.row(id)).version;
    expect((await held.undo(id)).status).toBe(200);
    expect((await world.row(id)).version).toBe(version);
  }
  await held.over();
  await world.publish();
  expect(world.wall(page)).toEqual([]);
});

test('what was changed meanwhile, or is late, is not taken back', async ({ app, ana, page, held }) => {
  const [changed, late] = [await page.post(), await page.post()];
  await held.now(changed, 10);
  const fire_at = app.at(60);
  expect((await ana.client.patch(`/api/scheduled_postings/${changed}/`, { fire_at })).status).toBe(200);
  expect((await held.undo(changed)).status).toBe(409);
  await held.now(late, 10);
  await held.over();
  expect((await held.undo(late)).body).toMatchObject({
    user_message: 'It’s too late to undo this: the post will be published.',
  });
});

test('several are held and taken back together', async ({ ana, page, world, held }) => {
  const ids = [await page.post(), await page.post()];
  const before = await Promise.all(ids.map(held.row));
  const bulk = (body: object) => ana.client.post('/api/scheduled_postings/bulk/', { ids, ...body });
  await bulk({ verb: 'post_now', undo_seconds: 10 });
  await world.publish();
  expect((await bulk({ verb: 'undo' })).body).toEqual({ applied: ids, skipped: [] });
  expect(await Promise.all(ids.map(held.row))).toEqual(before);
});

test('asked twice, a held post keeps what it was, and its seconds', async ({ ana, page, world, held }) => {
  const ids = [await page.post({ inMinutes: 600 }), await page.post({ inMinutes: 700 })];
  const before = await Promise.all(ids.map(held.row));
  const bulk = (verb: string, undo_seconds?: number) =>
    ana.client.post('/api/scheduled_postings/bulk/', { verb, ids, undo_seconds });
  await bulk('post_now', 10);
  const once = await Promise.all(ids.map(world.row));
  await bulk('post_now', 30);
  for (const id of ids) expect((await held.now(id, 30)).status).toBe(200);
  expect(await Promise.all(ids.map(world.row))).toEqual(once);
  expect((await bulk('undo')).body).toEqual({ applied: ids, skipped: [] });
  expect(await Promise.all(ids.map(held.row))).toEqual(before);
});

test('asked again without seconds, a held post is due at once', async ({ page, world, held }) => {
  const id = await page.post({ message: 'No more waiting' });
  await held.now(id, 10);
  await held.now(id);
  await world.publish();
  expect(world.wall(page)).toEqual(['No more waiting']);
});

test('deleted while it could be taken back, a post can be restored to the time that was planned', async ({
  ana,
  page,
  held,
}) => {
  const id = await page.post({ inMinutes: 600 });
  const { fire_at } = await held.row(id);
  await held.now(id, 10);
  expect((await ana.client.post(url(id, 'delete'))).body).toMatchObject({ actions: ['restore'] });
  expect((await held.undo(id)).body).toMatchObject({
    user_message: 'The post has been deleted since, so this can’t be undone.',
  });
  expect((await ana.client.post(url(id, 'restore'))).status).toBe(200);
  expect(await held.row(id)).toMatchObject({ fire_at, status: 0, deleted: false });
});

test('a time that another post has taken with the same text is not given back', async ({ app, ana, page, held }) => {
  const id = await page.post({ inMinutes: 600, message: 'Once is enough' });
  const free = await page.post();
  await held.now(id, 10);
  await held.now(free, 10);
  const fire_at = app.at(600);
  const again = { profile: ana.profileId, applications: ['facebook'], message: 'Once is enough', fire_at };
  expect((await ana.client.post('/api/scheduled_postings/', again)).status).toBe(201);
  const answer = await held.undo(id);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 400,
    body: { user_message: expect.stringMatching(/same text .* \(.+\).* will be published: delete it/) },
  });
  const bulk = await ana.client.post('/api/scheduled_postings/bulk/', { verb: 'undo', ids: [id, free] });
  expect(bulk.body).toMatchObject({ applied: [free], skipped: [{ id }] });
});

test('why nothing is taken back is said as it is', async ({ app, db, ana, page, held }) => {
  const said = async (id: number) => (await held.undo(id)).body.user_message;
  const [planned, changed, parked] = [await page.post({ inMinutes: 9_000 }), await page.post(), await page.post()];
  expect(await said(planned)).toBe('There’s nothing to undo for this post.');
  await held.now(changed, 10);
  await ana.client.patch(`/api/scheduled_postings/${changed}/`, { fire_at: app.at(60) });
  expect(await said(changed)).toBe('The post has been changed since, so this can’t be undone.');
  await held.now(parked, 10);
  await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
  await held.over();
  expect(await said(parked)).toBe('It’s too late to undo this: the post will be published.');
  expect(await said(await page.post({ set: { status: 10 } }))).toBe('This post has already been published.');
});
