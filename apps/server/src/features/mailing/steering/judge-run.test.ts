import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { mailingWorld } from '../testing/mailing-world.ts';

/** A worker looks for batches once a second. */
const SOON = { timeout: 10_000 };

const test = base.extend('mailing', ({ app }) => mailingWorld(app));

test('A server that takes messages whole and answers to none stops the run before the list is one question', async ({
  mailing,
  network,
  onTestFinished,
}) => {
  network.addMailFault({ to: '@unanswered.example', times: 1_000, action: { kind: 'drop', keep: false } });
  const run = await mailing.run(await mailing.list(190, (n) => `${n}@unanswered.example`));
  await mailing.freeze();
  const mailer = mailing.mailer({ connections: 2, key: 'unanswered' });
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state !== 'sending')).toMatchObject({
    ...{ state: 'paused', reason: 'failure' },
  });
  await expect.poll(async () => (await mailing.states(run)).sending ?? 0, SOON).toBe(0);
  const { uncertain = 0, queued = 0 } = await mailing.states(run);
  expect(uncertain).toBeGreaterThanOrEqual(10);
  // One more for each connection that was on its way.
  expect(uncertain).toBeLessThanOrEqual(12);
  expect(uncertain + queued).toBe(190);
});
