import type { Profile } from '@waypost/contract/profiles';
import { expect } from 'vitest';
import { signedIn } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const test = base.extend('limit', ({ app, db, page, network }) => {
  const now = () => app.waypost.clock.now().getTime();
  const refuse = (name: string, { method = 'POST', path = '/rest/posts$', times = 1 } = {}) =>
    network.addFault({ method, path, times, action: { kind: 'linkedin_error', name } });
  const blockedUntil = async (of = page): Promise<number> => {
    const row = await db.row<{ blocked_until: Date | null }>('SELECT blocked_until FROM connections WHERE id = $1', [
      of.connectionId,
    ]);
    return row?.blocked_until?.getTime() ?? 0;
  };
  const pauseMinutes = async () => Math.round(((await blockedUntil()) - now()) / MINUTE);
  const midnight = () => now() - (now() % DAY) + DAY;
  const minutesToMidnight = () => Math.round((midnight() - now()) / MINUTE);
  const owner = () => signedIn(app, page.userId);
  return { now, refuse, blockedUntil, pauseMinutes, midnight, minutesToMidnight, owner };
});

test.override('page', ({ world }) => world.page({ app: 'linkedin', lateAfterMinutes: 2880 }));
test.beforeEach(async ({ app, db }) => {
  await db.run('UPDATE scheduled_postings SET deleted = true');
  // Each begins in the morning: the ladder of minutes does not meet midnight.
  const into = (app.waypost.clock.now().getTime() - 6 * 60 * MINUTE) % DAY;
  await app.later((DAY - into) / MINUTE);
});

test('one limit costs minutes, not the day', async ({ app, world, page, limit }) => {
  const id = await world.post(page, { message: 'Met a limit once' });
  limit.refuse('THROTTLED');
  await world.publish();
  expect(await limit.pauseMinutes()).toBe(5);
  await app.later(6);
  await world.publish();
  expect(await world.row(id)).toMatchObject({ status: 10, failures: 0 });
});

test('a limit that comes again waits longer, then until midnight UTC, and starts anew with the day', async ({
  app,
  world,
  page,
  limit,
}) => {
  await world.post(page);
  limit.refuse('THROTTLED', { times: 5 });
  for (const minutes of [5, 15, 45]) {
    await world.publish();
    expect(await limit.pauseMinutes()).toBe(minutes);
    await app.later(minutes + 1);
  }
  await world.publish();
  expect(await limit.pauseMinutes()).toBe(limit.minutesToMidnight());
  await app.later((limit.midnight() - limit.now()) / MINUTE + 1);
  await world.publish();
  expect(await limit.pauseMinutes()).toBe(5);
});

test('a success in between lets the next limit start with minutes', async ({ app, world, page, limit }) => {
  const first = await world.post(page);
  limit.refuse('THROTTLED', { times: 2 });
  await world.publish();
  await app.later(6);
  await world.publish();
  expect(await limit.pauseMinutes()).toBe(15);
  await app.later(16);
  await world.publish();
  expect(await world.row(first)).toMatchObject({ status: 10 });
  await world.post(page);
  limit.refuse('THROTTLED');
  await world.publish();
  expect(await limit.pauseMinutes()).toBe(5);
});

test('a limit that names the day lasts until it ends', async ({ world, page, limit }) => {
  await world.post(page);
  limit.refuse('DAY_THROTTLED');
  await world.publish();
  expect(await limit.pauseMinutes()).toBe(limit.minutesToMidnight());
});

test('the host that takes files holds up only the post whose file it was', async ({ world, page, limit }) => {
  const pictured = await world.post(page, { images: 1, message: 'With a picture' });
  limit.refuse('THROTTLED', { method: 'PUT', path: '.' });
  await world.publish();
  expect(await world.row(pictured)).toMatchObject({ phase: 'due', reason_code: 'li_rate_limited' });
  expect(await limit.blockedUntil()).toBe(0);
  const plain = await world.post(page, { message: 'Without one' });
  await world.publish();
  expect(await world.row(plain)).toMatchObject({ status: 10 });
});

test('every post behind a limit says why it waits and until when', async ({ app, world, page, limit }) => {
  const first = await world.post(page);
  const behind = await world.post(page);
  const tomorrow = await world.post(page, { inMinutes: 1440 });
  limit.refuse('DAY_THROTTLED');
  await world.publish();
  const client = await limit.owner();
  const path = (id: number) => `/api/scheduled_postings/${id}/`;
  const reason = expect.stringMatching(/^LinkedIn’s daily limit has been reached\..* Next attempt: Nov.* (7|8):00/u);
  for (const id of [first, behind])
    expect((await client.get(path(id))).body).toMatchObject({
      label: 'publishing',
      reason,
      reason_code: 'li_daily_limit',
    });
  expect((await client.get(path(tomorrow))).body).toMatchObject({ reason: null, reason_code: null });
  const list = await client.get(`/api/scheduled_postings/?pgid=${page.pageId}`);
  expect(JSON.stringify(list.body)).toContain('Next attempt:');
  const shown = async () => {
    const { body } = await client.get(`/api/profiles/${page.profileId}/`);
    return (body as unknown as Profile).applications.linkedin.data?.blocked_until;
  };
  expect(Date.parse((await shown()) ?? '')).toBe(await limit.blockedUntil());
  await app.later(DAY / MINUTE);
  expect(await shown()).toBeUndefined();
  expect((await client.get(path(behind))).body).toMatchObject({ reason: null });
});

test('a limit that outlasts the patience of a post promises it nothing', async ({ app, db, world, page, limit }) => {
  const [inTime, tooLate] = [await world.post(page), await world.post(page)];
  await db.run('UPDATE scheduled_postings SET late_after = $2 WHERE id = $1', [tooLate, app.at(120)]);
  limit.refuse('DAY_THROTTLED');
  await world.publish();
  const client = await limit.owner();
  const said = async (id: number) => (await client.get(`/api/scheduled_postings/${id}/`)).body.reason;
  expect(await said(inTime)).toMatch(/will wait until the limit is lifted\. Next attempt: \w{3} \d/u);
  expect(await said(tooLate)).toMatch(/daily limit has been reached\. This lasts until \w{3} \d.*Reschedule it\.$/u);
  expect(await said(tooLate)).not.toMatch(/attempt|wait/u);
});
