import { POST_STATUS } from '@waypost/contract/posts';
import { expect } from 'vitest';
import { machine } from '../../features/posts/index.ts';
import { startSweeps } from '../../platform/sweeps/start-sweeps.ts';
import type { Sweep } from '../../platform/sweeps/sweep.ts';
import { test as base } from '../../testing/test.ts';
import { sweepsOf } from '../work.ts';

const EVERY_MS = 2_000;
const TURNS = 3;
const POSTS = 12;
const CONCURRENCY = 4;

const test = base.extend('env', { scope: 'file' }, () => ({
  PUBLISHING_RELEASE_TIMEOUT_MS: '15000',
  PUBLISHING_CONCURRENCY: String(CONCURRENCY),
}));

test('While a network hangs, other sweeps and networks keep their pace, and what waits for a lane is held by nobody', async ({
  app,
  db,
  world,
  network,
}) => {
  for (let n = 0; n < POSTS; n += 1) await world.post(await world.page(), { firstComment: `Comment ${n}` });
  const elsewhere = await world.post(await world.page({ app: 'linkedin' }), { firstComment: 'Elsewhere' });
  await world.publish();
  network.addFault({
    method: 'POST',
    path: '^/facebook/.*/comments$',
    times: -1,
    action: { kind: 'hang' },
  });

  const looks = new Map<string, number[]>();
  const loopOf = (id: string, kind: unknown) => (kind === undefined ? id : `${id} of ${kind}`);
  const watched = (await sweepsOf(app.waypost)).map((sweep): Sweep => {
    for (const kind of sweep.kinds ?? [undefined]) looks.set(loopOf(sweep.id, kind), []);
    const take = (atMost: number, kind: unknown) => {
      looks.get(loopOf(sweep.id, kind))?.push(performance.now());
      return sweep.take(atMost, kind);
    };
    return { ...sweep, everyMs: EVERY_MS, take };
  });
  const comments = watched.find(({ id }) => id === 'posts.comments');
  const others = [...looks].filter(([id]) => id !== loopOf('posts.comments', 'facebook'));
  const sweeps = startSweeps(watched, app.waypost.log);
  await expect
    .poll(() => Math.min(...others.map(([, times]) => times.length)), { timeout: 14_000, interval: 50 })
    .toBeGreaterThan(TURNS);

  const open = await db.rows<{ phase: string; held: boolean }>(
    'SELECT phase, lease_until IS NOT NULL AS held FROM post_comments WHERE scheduled_posting_id <> $1',
    [elsewhere],
  );
  const lanes = comments?.lanes ?? 0;
  expect(Object.groupBy(open, ({ phase, held }) => `${phase} ${held ? 'held' : 'free'}`)).toMatchObject({
    'sending held': { length: lanes },
    'waiting free': { length: POSTS - lanes },
  });
  expect(await db.row('SELECT phase FROM post_comments WHERE scheduled_posting_id = $1', [elsewhere])).toEqual({
    phase: 'posted',
  });
  for (const [id, times] of others) {
    const longest = Math.max(...times.slice(1).map((at, n) => at - (times[n] ?? 0)));
    expect(longest, id).toBeLessThan(2 * EVERY_MS);
  }
  network.clearFaults();
  await sweeps.stop();
});

test('While a network hangs, posts of the others go out, and what it cannot take waits in the hands of nobody', async ({
  app,
  world,
  network,
}) => {
  const pages = await Promise.all(Array.from({ length: POSTS }, () => world.page()));
  const hanging = await Promise.all(pages.map((page) => world.post(page, { inMinutes: -1 })));
  const elsewhere = await world.post(await world.page({ app: 'linkedin' }));
  network.addFault({ method: 'POST', path: '/feed$', times: -1, action: { kind: 'hang' } });
  const publisher = (await machine()).startPublisher(world.deps, app.waypost.syncClock);
  await expect
    .poll(async () => (await world.row(elsewhere)).status, { timeout: 14_000, interval: 50 })
    .toBe(POST_STATUS.posted);
  const rows = await Promise.all(hanging.map((id) => world.row(id)));
  expect(
    Object.groupBy(rows, ({ phase, lease_until }) => (lease_until === null ? `${phase}, free` : phase)),
  ).toMatchObject({
    committing: { length: CONCURRENCY },
    claimed: { length: CONCURRENCY },
    'due, free': { length: POSTS - 2 * CONCURRENCY },
  });
  network.clearFaults();
  await publisher.stop();
});
