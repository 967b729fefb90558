import { describe, expect } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import type { Advisor } from '../../../testing/factories.ts';
import type { TestPage } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';
import { test } from '../../../testing/test.ts';

// Rules 1.7: one page does not get the same text twice within fifteen minutes, whichever verb would bring it there.
const message = 'Cabins are going fast.';
const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;
const refused = { message, status: 20, phase: 'rejected', reason_code: 'gave_up' };
const missed = { message, status: 20, phase: 'missed', reason_code: 'missed' };
const post = (app: TestApp, page: TestPage, inMinutes: number, set: Record<string, unknown> = {}) =>
  buildPost(app, page, { inMinutes, set: { message, ...set } });
const phaseOf = (app: TestApp, id: number) =>
  app.waypost.db.row('SELECT phase, status, deleted, version FROM scheduled_postings WHERE id = $1', [id]);
const inMinutes = (app: TestApp, minutes: number) =>
  new Date(app.waypost.clock.now().getTime() + minutes * 60_000).toISOString();

interface Case {
  readonly name: string;
  /** When the other post with this text leaves, in minutes from now. */
  readonly other: number;
  make(app: TestApp, page: TestPage): Promise<number>;
  call(app: TestApp, ana: Advisor, id: number): ReturnType<Advisor['client']['post']>;
}
const verb =
  (name: string): Case['call'] =>
  (_app, ana, id) =>
    ana.client.post(url(id, `${name}/`));
const CASES: readonly Case[] = [
  { name: 'Post now', other: 5, make: (app, page) => post(app, page, 600), call: verb('post_now') },
  {
    name: 'Post now of a missed one',
    other: 5,
    make: (app, page) => post(app, page, -300, missed),
    call: verb('post_now'),
  },
  { name: 'Retry', other: 5, make: (app, page) => post(app, page, -300, refused), call: verb('retry') },
  { name: 'Restore', other: 605, make: (app, page) => post(app, page, 600, { deleted: true }), call: verb('restore') },
  {
    name: 'Reschedule',
    other: 605,
    make: (app, page) => post(app, page, -300, missed),
    call: (app, ana, id) => ana.client.patch(url(id), { fire_at: inMinutes(app, 600) }),
  },
  {
    name: 'Edit',
    other: 605,
    make: (app, page) => post(app, page, 600, { message: 'Other words' }),
    call: (_app, ana, id) => ana.client.patch(url(id), { message }),
  },
];

describe.each(CASES)('$name', ({ other, make, call }) => {
  test('asks for the same text on the page, and names the other post', async ({ app, ana, page }) => {
    const id = await make(app, page);
    await post(app, page, other);
    const before = await phaseOf(app, id);
    const answer = await call(app, ana, id);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual([expect.stringContaining('same text')]);
    expect(await phaseOf(app, id)).toEqual(before);
  });

  test('passes when the other post is further away', async ({ app, ana, page }) => {
    const id = await make(app, page);
    await post(app, page, other + 16);
    expect((await call(app, ana, id)).status).toBe(200);
  });
});

test('of two missed posts with one text that are posted together, one goes and the other says why not', async ({
  app,
  ana,
  page,
}) => {
  const ids = [await post(app, page, -300, missed), await post(app, page, -290, missed)];
  const answer = await ana.client.post('/api/scheduled_postings/bulk/', { verb: 'post_now', ids });
  expect(answer.body.applied).toEqual([ids[0]]);
  expect(answer.body.skipped).toEqual([{ id: ids[1], reason: expect.stringContaining('same text') }]);
});

test('two at the same moment see each other', async ({ app, ana, page }) => {
  const ids = [await post(app, page, 300), await post(app, page, 600)];
  const answers = await Promise.all(ids.map((id) => ana.client.post(url(id, 'post_now/'))));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
});

// A post may be late by two hours here: it is on the page when it left, and not at its time.
describe.for<[name: string, inMinutes: number, set: (app: TestApp) => Record<string, unknown>, status: number]>([
  ['that left late, a moment ago', -90, (app) => ({ status: 10, posted_at: inMinutes(app, -5) }), 400],
  ['whose time is over and that may still leave', -90, () => ({}), 400],
  ['that left in time, long ago', -90, () => ({ status: 10 }), 200],
  ['that will not leave any more', -130, () => ({}), 200],
])('a post %s', ([, at, set, status]) => {
  test(`makes Post now of the same text answer ${status}`, async ({ app, ana, page }) => {
    await post(app, page, at, set(app));
    const id = await post(app, page, 600);
    expect((await ana.client.post(url(id, 'post_now/'))).status).toBe(status);
  });
});

test('the sentence about a text that is out already says so, with its address', async ({ app, ana, page }) => {
  await post(app, page, -5, { message, status: 10, permalink: 'https://facebook.com/99' });
  const id = await post(app, page, 600);
  expect((await ana.client.post(url(id, 'post_now/'))).body).toMatchObject({
    message: [
      expect.stringMatching(/^The same text is already out: .*\. https:\/\/facebook\.com\/99 Leave 15 minutes/),
    ],
  });
});
