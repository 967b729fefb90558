import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { mailingWorld } from '../testing/mailing-world.ts';
import { judgeRun } from './judge-run.ts';
import { resumeRun } from './steer-run.ts';

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

test('What came since a person looked says why a run stands still, not what had come before', async ({
  mailing,
  db,
}) => {
  const run = await mailing.run(await mailing.list(1, (n) => `${n}@judged.example`));
  await mailing.freeze();
  const counted = (accepted: number, rejected: number, hard: number) =>
    db.run('UPDATE mailing_runs SET audience = 400, accepted = $2, rejected = $3, hard = $4 WHERE id = $1', [
      run,
      accepted,
      rejected,
      hard,
    ]);
  const judged = () => db.transaction((tx) => judgeRun(tx, run));
  const goOn = () => db.transaction((tx) => resumeRun(tx, run));
  await counted(100, 20, 20);
  expect(await judged()).toBe('bounces');
  await db.run(
    'INSERT INTO mailing_figures (run_id, bounced_hard) VALUES ($1, 3) ON CONFLICT (run_id) DO UPDATE SET bounced_hard = 3',
    [run],
  );
  expect([await goOn(), await judged()]).toEqual([true, null]);
  expect(await db.row('SELECT judged_hard, judged_noes FROM mailing_runs WHERE id = $1', [run])).toEqual({
    ...{ judged_hard: 23, judged_noes: 23 },
  });
  // Twelve of ours: no mailbox among them.
  await counted(180, 32, 20);
  expect(await judged()).toBe('failure');
  expect([await goOn(), await judged()]).toEqual([true, null]);
  expect(await db.row('SELECT judged_hard, judged_noes FROM mailing_runs WHERE id = $1', [run])).toEqual({
    ...{ judged_hard: 23, judged_noes: 35 },
  });
  await counted(200, 47, 35);
  expect(await judged()).toBe('bounces');
  await db.run("UPDATE mailing_runs SET state = 'cancelled', ended_at = now() WHERE id = $1", [run]);
});
