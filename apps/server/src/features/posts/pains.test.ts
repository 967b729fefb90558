import { TIME_ZONE } from '@waypost/contract/wire';
import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { sendWaitingMails } from '../../testing/outbox.ts';
import { test as base } from '../../testing/test.ts';
import { posts } from './index.ts';
import { passRealTime, steppedWorker } from './publishing/testing/stepped-worker.ts';

/**
 * What users of other schedulers suffered from, each as a test by the name of the pain; sources in their public
 * trackers: gitroomhq/postiz-app 439, 832, 1145, 1187, 1321, 1724, 1841, 1954 and brightbean-studio 37. Tests elsewhere,
 * by their names: several posts at one minute get lost ("two workers on the same rows publish each of them once",
 * publishing), media are refused only when they are due ("is refused where it is too short, too long, or not alone" and
 * "A video that could not be converted is told an hour before its post is due", media), and the pains with connections
 * in `features/connections/pains.test.ts`.
 */
const MINUTE = 60_000;
const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;

const test = base.extend('life', ({ app, world, ana }) => {
  const shown = async (id: number) => (await ana.client.get(url(id))).body;
  /** A worker's whole life: everything that is due, and everything that follows a publication. */
  async function work(): Promise<void> {
    await world.publish();
    for (const sweep of (await posts.sweeps?.({ ...app.waypost, ...world.deps })) ?? []) await runDue(sweep);
  }
  const now = () =>
    Temporal.Instant.fromEpochMilliseconds(app.waypost.clock.now().getTime()).toZonedDateTimeISO(TIME_ZONE);
  return { now, shown, work };
});

describe('a post is published again and again', () => {
  test('whatever fails after the publication (address, comment, figures), the post is not sent a second time', async ({
    app,
    world,
    page,
    network,
    life,
  }) => {
    const id = await world.post(page, { message: 'Once is enough', firstComment: 'Book here' });
    await world.publish();
    const wrong = { times: -1, action: { kind: 'status', status: 500 } } as const;
    network.addFault({ method: 'GET', path: page.pageId, ...wrong });
    network.addFault({ method: 'POST', path: page.pageId, ...wrong });
    for (const minutes of [0, 1, 10, 60, 60, 12 * 60, 24 * 60, 24 * 60]) {
      await app.later(minutes);
      await life.work();
    }
    expect(world.wall(page)).toEqual(['Once is enough']);
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted' });
    expect(
      network.calls().filter((call) => call.path.endsWith(`/${page.pageId}/feed`) && call.method === 'POST'),
    ).toHaveLength(1);
  });

  test('a refused post is not taken again before its pause is over', async ({ world, page, network, life }) => {
    const id = await world.post(page);
    const refusal = { kind: 'graph_error', code: 100, subcode: 1363047 } as const;
    network.addFault({ method: 'POST', path: `/${page.pageId}/feed$`, times: -1, action: refusal });
    for (let turn = 0; turn < 5; turn += 1) await life.work();
    expect(await world.outcomes(id)).toEqual(['try-later']);
  });
});

describe('a published post is published once more by an edit', () => {
  test('text, time, now, retry, restore: every verb is refused, and nothing is sent', async ({
    app,
    world,
    ana,
    page,
    life,
  }) => {
    const id = await world.post(page, { message: 'Out already' });
    await life.work();
    const tries = [
      ana.client.patch(url(id), { message: 'Out already, corrected' }),
      ana.client.patch(url(id), { fire_at: app.at(30) }),
      ...['post_now/', 'retry/', 'restore/', 'delete/'].map((verb) => ana.client.post(url(id, verb))),
    ];
    expect((await Promise.all(tries)).map((answer) => answer.status)).toEqual(tries.map(() => 409));
    for (const minutes of [0, 31, 60]) {
      await app.later(minutes);
      await life.work();
    }
    expect(world.wall(page)).toEqual(['Out already']);
    expect(await life.shown(id)).toMatchObject({
      status: 10,
      message: 'Out already',
      actions: ['analytics', 'see_post'],
    });
  });

  test('pausing and resuming its page sends nothing', async ({ world, ana, page, life }) => {
    await world.post(page, { message: 'Stays one' });
    await life.work();
    const settings = `/api/profile_social/${ana.profileId}/facebook/settings/`;
    for (const paused of [true, false]) expect((await ana.client.patch(settings, { paused })).status).toBe(200);
    await life.work();
    expect(world.wall(page)).toEqual(['Stays one']);
  });
});

describe('a post is stuck at "Publishing…" for ever', () => {
  test.for([
    'sql:page_access:after',
    'net:stage:after',
    'sql:publish-gate:before',
    'sql:publish-gate:after',
    'net:release:before',
    'net:release:after',
    'outcome-log:after',
    'sql:save-live:after',
  ])('a worker that dies at %s leaves it to others, who have it out within the hour', async (boundary, {
    app,
    world,
    page,
    life,
  }) => {
    const id = await world.post(page, { message: `Died at ${boundary}`, images: 1 });
    const worker = steppedWorker(world.deps);
    await worker.claim(10);
    for (let point = ''; point !== boundary; point = await worker.advance()) expect(point).not.toBe('idle');
    await worker.kill();
    await passRealTime(app);
    for (const minutes of [0, 3, 3, 5, 11, 11]) {
      await app.later(minutes);
      await life.work();
    }
    expect(await life.shown(id)).toMatchObject({ status: 10, label: 'posted' });
    expect(world.wall(page)).toEqual([`Died at ${boundary}`]);
  });

  test('a network that never answers ends in a question with a way on, not in silence', async ({
    app,
    world,
    page,
    network,
    life,
  }) => {
    const id = await world.post(page, { message: 'No answer' });
    network.addFault({ path: page.pageId, times: -1, action: { kind: 'reset' } });
    await life.work();
    for (const minutes of [3, 5, 11, 21, 31]) {
      await app.later(minutes);
      await life.work();
    }
    expect(await life.shown(id)).toMatchObject({
      label: 'unconfirmed',
      actions: ['resolve'],
      reason: expect.any(String),
    });
  });
});

test('a version of an API that was switched off is taken for a broken token: the post waits, nobody is asked to reconnect', async ({
  app,
  db,
  world,
  ana,
  page,
  network,
  life,
}) => {
  const id = await world.post(page, { message: 'Our version is old' });
  network.addFault({ path: page.pageId, times: -1, action: { kind: 'graph_error', code: 2635 } });
  await life.work();
  expect(await life.shown(id)).toMatchObject({ status: 0, phase: 'due', reason_code: 'ours_configuration' });
  expect(await db.row('SELECT connected, broken_reason FROM connections WHERE id = $1', [page.connectionId])).toEqual({
    connected: true,
    broken_reason: null,
  });
  expect(await db.rows('SELECT kind FROM mails WHERE user_id = $1', [ana.userId])).toEqual([]);
  network.clearFaults();
  await app.later(16);
  await life.work();
  expect(world.wall(page)).toEqual(['Our version is old']);
});

describe('an evening post stands on the wrong day', () => {
  type Turn = (now: Temporal.ZonedDateTime) => Temporal.PlainDate;
  const turn: Turn = (now) => {
    const next = now.add({ days: 2 }).getTimeZoneTransition('next');
    if (next === null) throw new Error('Toronto changes its clocks');
    return next.toPlainDate();
  };
  const days: [string, Turn][] = [
    ['an ordinary day', (now) => now.toPlainDate().add({ days: 2 })],
    ['the day before the clocks change', (now) => turn(now).subtract({ days: 1 })],
    ['the day on which they change', turn],
  ];

  test.for(days)('at 23:30 in Toronto on %s it is listed on that day, and not on the next', async ([_, dayOf], {
    ana,
    page,
    life,
  }) => {
    const day = dayOf(life.now());
    const at = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '23:30' });
    const made = await ana.client.post('/api/scheduled_postings/', {
      profile: ana.profileId,
      applications: ['facebook'],
      message: `Good night, ${day}`,
      fire_at: at.toString({ timeZoneName: 'never' }),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const on = async (date: Temporal.PlainDate) => {
      const query = `pgid=${page.pageId}&fire_at_from=${date}&fire_at_to=${date}`;
      return ((await ana.client.get(`/api/scheduled_postings/?${query}`)).body.results as { id: number }[]).map(
        ({ id }) => id,
      );
    };
    expect(await on(day)).toEqual(made.body.scheduled_postings_ids);
    for (const days of [-1, 1]) expect(await on(day.add({ days }))).toEqual([]);
  });

  test('a mail about it names its day and hour in Toronto', async ({ app, db, world, ana, page, network, life }) => {
    const at = life.now().add({ days: 1 }).toPlainDate().toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '23:30' });
    await world.post(page, {
      message: 'Late show',
      inMinutes: (at.epochMilliseconds - life.now().epochMilliseconds) / MINUTE,
    });
    await app.later((at.epochMilliseconds - life.now().epochMilliseconds) / MINUTE + 121);
    await life.work();
    // The other mails of this hour are another test's.
    await db.run("DELETE FROM mails WHERE user_id <> $1 OR kind <> 'posts_missed'", [ana.userId]);
    await sendWaitingMails(app.waypost);
    const written = network.mails().at(-1);
    const spoken = at.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
    expect(spoken).toContain(`${at.day}`);
    expect(written?.text.replace(/\s/g, ' ')).toContain(`${spoken.replace(/\s/g, ' ')} · Late show`);
  });
});
