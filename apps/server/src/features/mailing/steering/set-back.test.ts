import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { mailingWorld } from '../testing/mailing-world.ts';
import { runsSetBack } from './set-back.ts';
import { windingUpSweep } from './wind-up.ts';

const test = base.extend('mailing', ({ app }) => mailingWorld(app));
const RECIPIENTS = 900;

for (const log of ['kept', 'lost'] as const)
  test(`A database that is set back in the midst of a sending, its log of mails ${log}: nobody is mailed twice, and everybody is in the list`, async ({
    app,
    mailing,
    db,
    network,
    onTestFinished,
  }) => {
    const to = (n: number) => `${log}${n}@travel.example`;
    const run = await mailing.run(await mailing.list(RECIPIENTS, to));
    await mailing.freeze();
    const sends = () => {
      const mailer = mailing.mailer({ rate: 400 });
      onTestFinished(() => mailer.stop());
      return mailer;
    };
    const received = () =>
      network.mail
        .receipts()
        .filter((one) => one.kept && one.to.startsWith(log))
        .map((one) => one.to);
    const before = sends();
    await expect.poll(() => received().length, { timeout: 20_000 }).toBeGreaterThan(250);
    // The backup, while it is sent; then more leaves, and the worker goes.
    await db.run(
      `CREATE TABLE back_${log} AS SELECT d.*, b.next_at AS batch_next_at FROM deliveries d JOIN mailing_batches b ON b.id = d.batch_id
       WHERE d.run_id = ${run}`,
    );
    await expect.poll(() => received().length, { timeout: 20_000 }).toBeGreaterThan(450);
    await before.stop();
    const out = received();
    expect(out.length).toBeLessThan(RECIPIENTS);

    // The restore: of what left since, the rows know nothing.
    await db.run(
      `UPDATE deliveries d SET state = o.state, attempts = o.attempts, at = o.at, first_try_at = o.first_try_at, smtp_code = o.smtp_code,
         reason = o.reason FROM back_${log} o WHERE o.id = d.id`,
    );
    await db.run(
      'UPDATE mailing_batches SET next_at = now(), lease_token = NULL, lease_until = NULL WHERE run_id = $1',
      [run],
    );
    const known = await mailing.states(run);
    if (log === 'lost') await rm(path.join(app.waypost.config.home, 'mails'), { recursive: true });
    await db.transaction((tx) => runsSetBack(tx));
    sends();
    await runDue(windingUpSweep(mailing.deps));
    const { accepted = 0, uncertain = 0 } = await mailing.until(run, ({ state }) => state === 'done');
    expect(accepted + uncertain).toBe(RECIPIENTS);
    expect(await mailing.rowOf(run)).toMatchObject({ reason: 'set_back', audience: RECIPIENTS });
    // With its log the home knows all that it sent; without it, what the backup knew.
    expect(accepted).toBe(log === 'kept' ? out.length : known.accepted);
    expect(received().sort()).toEqual(out.sort());
    expect(new Set(out).size).toBe(out.length);
    const listed = await db.rows<{ email: string }>(
      "SELECT email FROM deliveries WHERE run_id = $1 AND state = 'accepted'",
      [run],
    );
    expect(listed.filter(({ email }) => !out.includes(email))).toEqual([]);
  });
