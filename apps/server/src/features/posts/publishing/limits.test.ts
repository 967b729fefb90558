import type { Profile } from '@waypost/contract/profiles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { signedIn } from '../../../testing/factories.ts';
import type { TestPage } from '../../../testing/page.ts';
import { type PublishingWorld, publishingWorld } from '../../../testing/publishing-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: TestApp;
let world: PublishingWorld;
let page: TestPage;
let offset = 0;

beforeAll(async () => {
  app = await createTestApp();
  world = publishingWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.sandbox.control.clearFaults();
  await app.waypost.db.run('UPDATE scheduled_postings SET deleted = true');
  // Each begins in the morning: the ladder of minutes does not meet midnight.
  const into = (now() - 6 * 60 * MINUTE) % DAY;
  await later(DAY - into);
  page = await world.page({ app: 'linkedin', lateAfterMinutes: 2880 });
});

const now = () => app.waypost.clock.now().getTime();
const later = async (ms: number) => {
  offset += ms;
  await app.turnTo(offset);
};
const refuse = (name: string, { method = 'POST', path = '/rest/posts$', times = 1 } = {}) =>
  app.sandbox.control.addFault({ method, path, times, action: { kind: 'linkedin_error', name } });
const blockedUntil = async (of = page): Promise<number> => {
  const row = await app.waypost.db.row<{ blocked_until: Date | null }>(
    'SELECT blocked_until FROM connections WHERE id = $1',
    [of.connectionId],
  );
  return row?.blocked_until?.getTime() ?? 0;
};
const pauseMinutes = async () => Math.round(((await blockedUntil()) - now()) / MINUTE);
const midnight = () => now() - (now() % DAY) + DAY;
const minutesToMidnight = () => Math.round((midnight() - now()) / MINUTE);
const owner = async () => {
  const row = await app.waypost.db.row<{ user_id: number }>('SELECT user_id FROM profiles WHERE id = $1', [
    page.profileId,
  ]);
  return signedIn(app, row?.user_id ?? 0);
};

test('one limit costs minutes, not the day', async () => {
  const id = await world.post(page, { message: 'Met a limit once' });
  refuse('THROTTLED');
  await world.publish();
  expect(await pauseMinutes()).toBe(5);
  await later(6 * MINUTE);
  await world.publish();
  expect(await world.row(id)).toMatchObject({ status: 10, failures: 0 });
});

test('a limit that comes again waits longer, then until midnight UTC, and starts anew with the day', async () => {
  await world.post(page);
  refuse('THROTTLED', { times: 5 });
  for (const minutes of [5, 15, 45]) {
    await world.publish();
    expect(await pauseMinutes()).toBe(minutes);
    await later((minutes + 1) * MINUTE);
  }
  await world.publish();
  expect(await pauseMinutes()).toBe(minutesToMidnight());
  await later(midnight() - now() + MINUTE);
  await world.publish();
  expect(await pauseMinutes()).toBe(5);
});

test('a success in between lets the next limit start with minutes', async () => {
  const first = await world.post(page);
  refuse('THROTTLED', { times: 2 });
  await world.publish();
  await later(6 * MINUTE);
  await world.publish();
  expect(await pauseMinutes()).toBe(15);
  await later(16 * MINUTE);
  await world.publish();
  expect(await world.row(first)).toMatchObject({ status: 10 });
  await world.post(page);
  refuse('THROTTLED');
  await world.publish();
  expect(await pauseMinutes()).toBe(5);
});

test('a limit that names the day lasts until it ends', async () => {
  await world.post(page);
  refuse('DAY_THROTTLED');
  await world.publish();
  expect(await pauseMinutes()).toBe(minutesToMidnight());
});

test('the host that takes files holds up only the post whose file it was', async () => {
  const pictured = await world.post(page, { images: 1, message: 'With a picture' });
  refuse('THROTTLED', { method: 'PUT', path: '.' });
  await world.publish();
  expect(await world.row(pictured)).toMatchObject({ phase: 'due', reason_code: 'li_rate_limited' });
  expect(await blockedUntil()).toBe(0);
  const plain = await world.post(page, { message: 'Without one' });
  await world.publish();
  expect(await world.row(plain)).toMatchObject({ status: 10 });
});

test('every post behind a limit says why it waits and until when', async () => {
  const first = await world.post(page);
  const behind = await world.post(page);
  const tomorrow = await world.post(page, { inMinutes: 1440 });
  refuse('DAY_THROTTLED');
  await world.publish();
  const client = await owner();
  const path = (id: number) => `/api/scheduled_postings/${id}/`;
  const reason = expect.stringMatching(/^LinkedIn takes no more calls for today\..* The next try is Nov.* (7|8):00/u);
  for (const id of [first, behind])
    expect((await client.get(path(id))).body).toMatchObject({
      label: 'publishing',
      reason,
      reason_code: 'li_daily_limit',
    });
  expect((await client.get(path(tomorrow))).body).toMatchObject({ reason: null, reason_code: null });
  const list = await client.get(`/api/scheduled_postings/?pgid=${page.pageId}`);
  expect(JSON.stringify(list.body)).toContain('The next try is');
  const shown = async () => {
    const { body } = await client.get(`/api/profiles/${page.profileId}/`);
    return (body as unknown as Profile).applications.linkedin.data?.blocked_until;
  };
  expect(Date.parse((await shown()) ?? '')).toBe(await blockedUntil());
  await later(DAY);
  expect(await shown()).toBeUndefined();
  expect((await client.get(path(behind))).body).toMatchObject({ reason: null });
});
