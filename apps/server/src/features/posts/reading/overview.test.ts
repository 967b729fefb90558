import { periodLimits } from '@waypost/contract/stats';
import { TIME_ZONE } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';
import { PATH } from './testing/lists.ts';

const DAY = 24 * 60;
const test = base
  .extend('linkedin', ({ app, ana }) => buildConnection(app, ana.profileId, { app: 'linkedin' }))
  .extend('instagram', ({ app, ana }) => buildConnection(app, ana.profileId, { app: 'instagram' }))
  .extend(
    'read',
    ({ ana }) =>
      ({ client } = ana, profile = ana.profileId) =>
        client.get(`${PATH}overview/?profile=${profile}`),
  );

const unknown = { posted: 0, reach: null, interactions: null };

test('counts what went out in four weeks and in the four before, what came of it, who follows and what is next', async ({
  db,
  page,
  linkedin,
  instagram,
  read,
}) => {
  const at = '2026-11-01T12:00:00.000Z';
  const out = (of: typeof page, days: number, stats: object | null) =>
    of.post({ inMinutes: -days * DAY, set: { status: 10, stats, stats_fetched_at: stats && at } });
  await out(page, 1, { post_reach: 40, post_views: 90, post_reactions: 5 });
  await out(page, 27, { post_reach: 2 });
  await out(page, 30, { post_reach: 1000 });
  await out(page, 59, { post_reach: 9000 });
  await out(linkedin, 2, { post_impressions_unique: 8, post_likes: 3, post_comments: 1 });
  await out(linkedin, 3, null);
  // Instagram tells the sum itself; the likes are what LinkedIn's is made of.
  await out(instagram, 3, { post_reach: 4, post_likes: 70 });
  await page.post({ inMinutes: -DAY, set: { status: 10, stats: { post_reach: 700 }, deleted: true } });
  await page.post({ inMinutes: 60 });
  await page.post({ inMinutes: 8 * DAY });
  await linkedin.post({ inMinutes: 60 });
  await db.run('UPDATE connections SET followers = 12, followers_at = $2, paused = true WHERE id = $1', [
    linkedin.connectionId,
    at,
  ]);
  expect((await read()).body).toEqual({
    days: 28,
    posted: 5,
    reach: { value: 54, at },
    interactions: { value: 9, at },
    followers: { value: 12, at },
    before: { posted: 1, reach: 1000, interactions: null },
    steps: [
      { posted: 1, reach: 2, interactions: null },
      ...Array.from({ length: 5 }, () => unknown),
      { posted: 4, reach: 52, interactions: 9 },
    ],
    // What a paused page keeps does not go out by itself.
    ahead: { days: 7, posts: 1 },
    troubles: [],
  });
});

test('counts the days that lists and analytics mean by the same words, and those that they compare them with', async ({
  app,
  ana,
  page,
  read,
}) => {
  const now = app.waypost.clock.now();
  const today = now.toTemporalInstant().toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  const startOf = (daysAgo: number) => today.subtract({ days: daysAgo }).toZonedDateTime(TIME_ZONE).epochMilliseconds;
  const out = (at: number) => page.post({ set: { status: 10, fire_at: new Date(at), posted_at: new Date(at) } });
  for (const daysAgo of [28, 57]) {
    await out(startOf(daysAgo));
    await out(startOf(daysAgo) - 1);
  }
  const limits = periodLimits(28, 'back', today.toString(), now.toISOString());
  const list = await ana.client.get(
    `${PATH}?profile=${ana.profileId}&status=10&fire_at_from=${limits.fire_at_from}&fire_at_to=${limits.fire_at_to}`,
  );
  expect(list.body.count).toBe(1);
  const { body } = await read();
  expect(body).toMatchObject({ posted: list.body.count, before: { posted: 1 } });
  expect(body.steps).toMatchObject([{ posted: 1 }, ...Array.from({ length: 6 }, () => ({ posted: 0 }))]);
});

test('a profile without figures says that they are unknown, not nought', async ({ page: _, read }) => {
  expect((await read()).body).toMatchObject({ posted: 0, reach: { value: null, at: null } });
});

test('names what waits for a person, by network and kind', async ({ page, linkedin, read }) => {
  const given = { status: 20, phase: 'rejected' };
  const refused = await page.post({ inMinutes: -60, set: given });
  await page.post({ inMinutes: -90, set: { status: 110 } });
  await page.post({ inMinutes: -40 * DAY, set: given });
  await page.post({ inMinutes: -60, set: { ...given, deleted: true } });
  const missed = await page.post({ inMinutes: -40 * DAY, set: { status: 20, phase: 'missed' } });
  const unconfirmed = await linkedin.post({
    inMinutes: -60,
    set: { status: 20, phase: 'unconfirmed', ask_user: true },
  });
  // Still looked for: nobody is asked yet.
  await linkedin.post({ inMinutes: -60, set: { status: 20, phase: 'unconfirmed' } });
  expect((await read()).body.troubles).toEqual([
    { app: 'facebook', kind: 'missed', count: 1, post: missed },
    { app: 'facebook', kind: 'refused', count: 2, post: refused },
    { app: 'linkedin', kind: 'unconfirmed', count: 1, post: unconfirmed },
  ]);
});

test('counts as missed what the list of all networks shows, also after a page was changed or removed', async ({
  db,
  ana,
  page,
  read,
}) => {
  const missed = { status: 20, phase: 'missed' };
  await page.post({ inMinutes: -60, set: missed });
  await db.run('INSERT INTO former_pages (connection_id, page_id) VALUES ($1, $2)', [page.connectionId, page.pageId]);
  await db.run("UPDATE connections SET page_id = 'another', followers = 5 WHERE id = $1", [page.connectionId]);
  await page.post({ inMinutes: -50, set: { ...missed, pgid: 'another' } });
  await page.post({ inMinutes: -40, set: { ...missed, deleted: true } });
  for (const installed of [true, false]) {
    await db.run('UPDATE connections SET installed = $2 WHERE id = $1', [page.connectionId, installed]);
    const { body } = await ana.client.get(`${PATH}?profile=${ana.profileId}&missed=true&ordering=fire_at`);
    expect(body.count).toBe(2);
    expect((await read()).body).toMatchObject({
      troubles: [{ app: 'facebook', kind: 'missed', count: body.count }],
      followers: { value: installed ? 5 : null },
    });
  }
});

test('is its owner’s alone, and staff’s', async ({ app, page: _, ana, read }) => {
  const stranger = await buildAdvisor(app);
  expect((await read(stranger)).status).toBe(404);
  expect((await read(ana, stranger.profileId)).status).toBe(404);
  expect((await read(await buildAdvisor(app, { isStaff: true }))).status).toBe(200);
});
