import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS } from '../kinds.ts';
import { type Lane, openLane } from '../lane.ts';
import { recover } from '../recover.ts';

let lane: Lane;

beforeAll(async () => {
  lane = await openLane();
});
afterAll(() => lane.close());

/** What the networks were asked to make public. */
const releases = () =>
  lane.app.sandbox.control
    .calls()
    .flatMap((call) => call.sideEffects ?? (call.sideEffect ? [call.sideEffect] : []))
    .filter((effect) => effect.kind.endsWith('.published')).length;

/** Stops a worker that has opened an attempt there: on a slow machine a lease runs out on the way, and the gate lets nobody through. */
async function stoppedBeforeSending(pauseAt: string) {
  for (;;) {
    const posts: number[] = [];
    for (const kind of KINDS) posts.push(await lane.post(kind));
    const before = releases();
    const { pid, paused, death } = await lane.victims.launch({ posts, pauseAt });
    await paused;
    const opened = await lane.app.waypost.db.row(
      'SELECT id FROM publish_attempts WHERE outcome IS NULL AND scheduled_posting_id = ANY($1::bigint[])',
      [posts],
    );
    if (opened !== null) return { posts, before, pid, death };
    process.kill(pid, 'SIGCONT');
    await death;
  }
}

test.each([
  'sql:publish-gate:after',
  'net:release:before',
])('a worker that is stopped at %s for longer than every lease sends nothing when it goes on', async (pauseAt) => {
  const { posts, before, pid, death } = await stoppedBeforeSending(pauseAt);
  // Nothing of it is protected any more then, and another worker brings everything to its end.
  await recover(lane.app, lane.world.deps);
  const meanwhile = releases();
  expect(meanwhile).toBeGreaterThan(before);
  process.kill(pid, 'SIGCONT');
  expect(await death).toMatchObject({ survived: true });
  expect(releases()).toBe(meanwhile);
  // What it says so late is kept and decides nothing: others have judged its attempt, or a person is asked about it. What was
  // never sent is posted by no attempt but one that a look took over and sent once more (`probe-gate` marks it before the first
  // byte); where a new attempt was opened instead, this one ended absent.
  const late = await lane.app.waypost.db.rows<{ outcome: string | null; probed: boolean }>(
    `SELECT outcome, probed_at IS NOT NULL AS probed FROM publish_attempts WHERE evidence @> '[{"late_answer": "not-sent"}]' AND scheduled_posting_id = ANY($1::bigint[])`,
    [posts],
  );
  expect(late).not.toEqual([]);
  for (const { outcome, probed } of late) expect([null, 'absent', ...(probed ? ['posted'] : [])]).toContain(outcome);
  const verdict = await lane.settle();
  expect(verdict.posts % KINDS.length).toBe(0);
  expect(verdict.ended).toBe(0);
  // It waits for leases, and begins anew where the worker was stopped before it had opened an attempt.
}, 180_000);

test('a worker that is stopped in the middle of a transaction does not hold the others up', async () => {
  const [text, ...others] = KINDS;
  if (text === undefined) throw new Error('there are no kinds');
  const posts = [await lane.post(text)];
  // A release that goes well is written down by single statements; one whose answer is lost needs a transaction.
  lane.app.sandbox.control.addFault({ method: 'POST', path: '/feed$', when: 'after', action: { kind: 'reset' } });
  const { pid, paused, death } = await lane.victims.launch({ posts, pauseAt: 'commit:before' });
  await paused;
  // Only now: a call of the stopped worker that had left its hands, and not yet its wire, would arrive after the end of looking.
  for (const kind of others) await lane.post(kind);
  const verdict = await lane.settle();
  expect(verdict.posts % KINDS.length).toBe(0);
  process.kill(pid, 'SIGCONT');
  expect(await death).toMatchObject({ survived: true });
  expect(await lane.settle()).toMatchObject({ posts: verdict.posts, posted: verdict.posted, ended: 0 });
});
