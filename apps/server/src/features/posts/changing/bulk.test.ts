import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';
import { test as base } from '../../../testing/test.ts';

const MINUTE = 60_000;
const BULK = '/api/scheduled_postings/bulk/';
const MISSED = { status: 20, phase: 'missed', reason_code: 'missed', next_step_at: null };

const test = base.extend('several', ({ db, ana, page }) => {
  const missed = (hoursAgo: number, message: string) =>
    page.post({ inMinutes: -60 * hoursAgo, set: { ...MISSED, message } });
  const rows = (ids: readonly number[]) =>
    db.rows(
      `SELECT id, status, phase, deleted, fire_at, version, reason_code FROM scheduled_postings
     WHERE id = ANY($1::bigint[]) ORDER BY fire_at, id`,
      [ids],
    );
  const bulk = (body: Record<string, unknown>) => ana.client.post(BULK, body);
  return { missed, rows, bulk };
});

test('missed posts are a list of their own, read from its index', async ({ db, ana, page, several }) => {
  const [first, second] = [await several.missed(5, 'Fjords'), await several.missed(4, 'Glaciers')];
  const refused = await page.post({ inMinutes: -60, set: { status: 20, phase: 'rejected' } });
  await several
    .missed(3, 'Gone')
    .then((id) => db.run("UPDATE scheduled_postings SET deleted = true, phase = 'due' WHERE id = $1", [id]));
  const answer = await ana.client.get(
    `/api/scheduled_postings/?pgid=${page.pageId}&missed=true&ordering=fire_at&page_size=100`,
  );
  expect(answer.body).toMatchObject({ count: 2, results: [{ id: first }, { id: second }] });
  const others = await ana.client.get(`/api/scheduled_postings/?pgid=${page.pageId}&missed=false`);
  expect(others.body).toMatchObject({ count: 1, results: [{ id: refused }] });
});

test('a new time for several: the earliest first, a day apart, at the same hour when the clocks change', async ({
  several,
}) => {
  const [late, early] = [await several.missed(3, 'Glaciers'), await several.missed(9, 'Fjords')];
  // In Toronto the night after this morning is an hour longer.
  const start = new Date('2031-11-01T13:00:00Z');
  const answer = await several.bulk({
    verb: 'reschedule',
    ids: [late, early, late],
    fire_at: start.toISOString(),
    apart: 'P1D',
  });
  expect(answer).toMatchObject({ status: 200, body: { applied: [early, late], skipped: [] } });
  expect(await several.rows([early, late])).toMatchObject([
    { id: early, status: 0, phase: 'due', fire_at: start, reason_code: null },
    { id: late, status: 0, phase: 'due', fire_at: new Date('2031-11-02T14:00:00Z') },
  ]);
});

test('what was made together for one moment keeps one time; all networks name what they missed', async ({
  app,
  ana,
  page,
  several,
}) => {
  const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
  const together = { ...MISSED, origin_id: randomUUID(), fire_at: new Date(Date.now() - 9 * 60 * MINUTE) };
  const here = await page.post({ set: { ...together, message: 'Fjords' } });
  const there = await linkedin.post({ set: { ...together, message: 'Fjords' } });
  const late = await several.missed(3, 'Glaciers');
  const listed = await ana.client.get(`/api/scheduled_postings/?profile=${ana.profileId}&missed=true&ordering=fire_at`);
  expect(listed.body).toMatchObject({ count: 3, results: [{ id: here }, { id: there }, { id: late }] });
  const start = new Date('2031-05-01T13:00:00Z');
  await several.bulk({ verb: 'reschedule', ids: [here, there, late], fire_at: start.toISOString(), apart: 'PT1H' });
  expect(await several.rows([here, there, late])).toMatchObject([
    { id: here, fire_at: start },
    { id: there, fire_at: start },
    { id: late, fire_at: new Date(start.getTime() + 60 * MINUTE) },
  ]);
});

test('what refuses is named in the reader’s language, keeps its row, and leaves no hole in the times', async ({
  app,
  ana,
  page,
  several,
}) => {
  const [early, posted, late] = [
    await several.missed(9, 'Fjords'),
    await page.post({ inMinutes: -300, set: { status: 10, phase: 'posted' } }),
    await several.missed(3, 'Glaciers'),
  ];
  const before = await several.rows([posted]);
  const start = new Date(app.waypost.clock.now().getTime() + 60 * MINUTE);
  const answer = await ana.client.request('POST', BULK, {
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({
      verb: 'reschedule',
      ids: [early, posted, late],
      fire_at: start.toISOString(),
      apart: 'PT30M',
    }),
  });
  expect(answer.body).toMatchObject({ applied: [early, late], skipped: [{ id: posted }] });
  const [skipped] = answer.body.skipped as { reason: string }[];
  expect(skipped?.reason).toMatch(/publi/);
  expect(await several.rows([posted])).toEqual(before);
  expect(await several.rows([late])).toMatchObject([{ fire_at: new Date(start.getTime() + 30 * MINUTE) }]);
});

test('the same text meets the rule of single posts', async ({ page, several }) => {
  const start = new Date('2031-05-01T13:00:00Z');
  const standing = await page.post({ set: { message: 'The same words', fire_at: start } });
  const [first, second] = [await several.missed(9, 'The same words'), await several.missed(8, 'The same words')];
  const answer = await several.bulk({
    verb: 'reschedule',
    ids: [first, second],
    fire_at: new Date(start.getTime() + 5 * MINUTE).toISOString(),
    apart: 'PT1H',
  });
  expect(answer.body).toMatchObject({ applied: [], skipped: [{ id: first }, { id: second }] });
  expect(await several.rows([standing])).toMatchObject([{ fire_at: start, version: 1 }]);
});

test('a time too soon changes none of them', async ({ several }) => {
  const ids = [await several.missed(9, 'Fjords'), await several.missed(8, 'Glaciers')];
  const before = await several.rows(ids);
  const answer = await several.bulk({ verb: 'reschedule', ids, fire_at: new Date().toISOString(), apart: 'PT1H' });
  expect(answer.status).toBe(400);
  expect(answer.body.fire_at).toEqual([expect.any(String)]);
  expect(await several.rows(ids)).toEqual(before);
});

test('post now makes all of them due; dismiss takes them out of the schedule', async ({ several }) => {
  const ids = [await several.missed(9, 'Fjords'), await several.missed(8, 'Glaciers')];
  expect((await several.bulk({ verb: 'post_now', ids })).body).toEqual({ applied: ids, skipped: [] });
  expect(await several.rows(ids)).toMatchObject([
    { status: 0, phase: 'due', deleted: false },
    { status: 0, phase: 'due', deleted: false },
  ]);
  const others = [await several.missed(7, 'Quebec'), await several.missed(6, 'Norway')];
  expect((await several.bulk({ verb: 'delete', ids: others })).body).toEqual({ applied: others, skipped: [] });
  expect(await several.rows(others)).toMatchObject([{ deleted: true }, { deleted: true }]);
});

test('on a broken connection nothing is posted, and each says why', async ({ db, page, several }) => {
  const ids = [await several.missed(9, 'Fjords'), await several.missed(8, 'Glaciers')];
  await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
  const before = await several.rows(ids);
  const answer = await several.bulk({ verb: 'post_now', ids });
  expect(answer.body).toMatchObject({ applied: [], skipped: ids.map((id) => ({ id, reason: expect.any(String) })) });
  expect(await several.rows(ids)).toEqual(before);
});

test('one post of somebody else ends the call before anything is changed', async ({ app, several }) => {
  const other = await buildAdvisor(app);
  const theirs = await buildPost(app, await buildConnection(app, other.profileId));
  const own = await several.missed(9, 'Fjords');
  const before = await several.rows([own, theirs]);
  expect((await several.bulk({ verb: 'delete', ids: [own, theirs] })).status).toBe(404);
  expect(await several.rows([own, theirs])).toEqual(before);
});
