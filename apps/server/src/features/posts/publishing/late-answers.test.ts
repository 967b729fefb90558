import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type PublishingWorld, publishingWorld } from '../../../testing/publishing-world.ts';
import { passRealTime, type SteppedWorker, steppedWorker } from './testing/stepped-worker.ts';

let app: TestApp;
let world: PublishingWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = publishingWorld(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

async function leadTo(worker: SteppedWorker, boundary: string): Promise<void> {
  for (let point = ''; point !== boundary; point = await worker.advance())
    if (point === 'idle') throw new Error(`it never came to ${boundary}`);
}

/** A worker is stopped at a boundary for longer than any answer takes; the sweep opens what it left; it goes on. */
async function stoppedAt(boundary: string) {
  const page = await world.page();
  const id = await world.post(page);
  const worker = steppedWorker(world.deps);
  await worker.claim(10);
  await leadTo(worker, boundary);
  await passRealTime(app);
  expect(await world.sweep()).toMatchObject({ interrupted: 1 });
  return { id, worker, page };
}
const refuse = () =>
  app.sandbox.control.addFault({
    method: 'POST',
    path: '/feed$',
    action: { kind: 'graph_error', code: 368, subcode: 1404102 },
  });

test('a refusal that comes after the sweep has opened the release is evidence, and changes nothing else', async () => {
  refuse();
  const { id, worker } = await stoppedAt('net:release:after');
  await worker.finish();
  expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', status: 0, failures: 0 });
  expect(await world.attempts(id)).toMatchObject([
    { outcome: null, evidence: [{ late_answer: 'refused', reason: 'fb_community_standards' }] },
  ]);
});

test('a worker that wakes up after its time between gate and send sends nothing, and closes nothing', async () => {
  const now = performance.now.bind(performance);
  const { id, worker, page } = await stoppedAt('net:release:before');
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  await worker.finish();
  expect(world.wall(page)).toEqual([]);
  expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed' });
  expect(await world.attempts(id)).toMatchObject([{ outcome: null, evidence: [{ late_answer: 'not-sent' }] }]);
});
