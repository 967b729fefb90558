import { expect, vi } from 'vitest';
import { test as base } from '../../../../testing/test.ts';
import { passRealTime, type SteppedWorker, steppedWorker } from '../testing/stepped-worker.ts';

async function leadTo(worker: SteppedWorker, boundary: string): Promise<void> {
  for (let point = ''; point !== boundary; point = await worker.advance())
    if (point === 'idle') throw new Error(`it never came to ${boundary}`);
}

const test = base.extend('stopped', ({ app, world, network }) => {
  /** A worker is stopped at a boundary for longer than any answer takes; the sweep opens what it left; it goes on. */
  async function at(boundary: string) {
    const page = await world.page();
    const id = await world.post(page);
    const worker = steppedWorker(world.deps);
    await worker.claim(10);
    await leadTo(worker, boundary);
    await passRealTime(app);
    expect(await world.sweep()).toMatchObject({ interrupted: 1 });
    return { id, worker, page };
  }
  function refuse(): void {
    network.addFault({
      method: 'POST',
      path: '/feed$',
      action: { kind: 'graph_error', code: 368, subcode: 1404102 },
    });
  }
  return { at, refuse };
});

test.afterEach(() => vi.restoreAllMocks());

test('a refusal that comes after the sweep has opened the release is evidence, and changes nothing else', async ({
  world,
  stopped,
}) => {
  stopped.refuse();
  const { id, worker } = await stopped.at('net:release:after');
  await worker.finish();
  expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', status: 0, failures: 0 });
  expect(await world.attempts(id)).toMatchObject([
    { outcome: null, evidence: [{ late_answer: 'refused', reason: 'fb_community_standards' }] },
  ]);
});

test('a worker that wakes up after its time between gate and send sends nothing, and closes nothing', async ({
  world,
  stopped,
}) => {
  const { id, worker, page } = await stopped.at('net:release:before');
  late();
  await worker.finish();
  expect(world.wall(page)).toEqual([]);
  expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed' });
  expect(await world.attempts(id)).toMatchObject([{ outcome: null, evidence: [{ late_answer: 'not-sent' }] }]);
});

test.for([
  { said: 'that it is live', boundary: 'net:release:after', outcome: 'posted' },
  { said: 'a refusal', boundary: 'net:release:after', outcome: 'rejected' },
  { said: 'that nothing was sent', boundary: 'net:release:before', outcome: 'not-sent' },
])('an answer ($said) waits for who holds the post, and neither keeps the other waiting', async (answer, {
  db,
  world,
  page,
  stopped,
}) => {
  const { boundary, outcome } = answer;
  if (outcome === 'rejected') stopped.refuse();
  const id = await world.post(page);
  const worker = steppedWorker(world.deps);
  await worker.claim(10);
  await leadTo(worker, boundary);
  if (outcome === 'not-sent') late();
  const finished = await db.transaction(async (tx) => {
    await tx.row('SELECT id FROM scheduled_postings WHERE id = $1 FOR UPDATE', [id]);
    const saving = worker.finish();
    await vi.waitFor(
      async () =>
        expect(
          await db.rows(
            "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
          ),
        ).toHaveLength(1),
      20_000,
    );
    // As a person's answer does, who says what happened.
    await tx.run("UPDATE publish_attempts SET evidence = evidence || '[{}]' WHERE scheduled_posting_id = $1", [id]);
    return { saving };
  });
  await finished.saving;
  expect(await world.attempts(id)).toMatchObject([{ outcome, evidence: [{}] }]);
});

function late(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
}
