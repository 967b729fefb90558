import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { dice } from '../../testing/crash/seeded.ts';
import { type Program, startProcess } from '../../testing/installation.ts';
import { test as base } from '../../testing/test.ts';
import { mailingWorld } from './testing/mailing-world.ts';

/** The long form: `MAIL_KILLS=200 npx vitest run mailing/killed`; a failed run again: `CRASH_SEED=<printed seed>`. */
const KILLS = Number(process.env.MAIL_KILLS ?? 6);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const RECIPIENTS = 5_000;
const CONNECTIONS = 8;
const WORKERS = 2;
/** Of a worker's life, in milliseconds. */
const LONGEST_LIFE = 500;
/** So that something is left to send for every kill, however quick the machine is. */
const RATE = Math.min(2_000, Math.round((RECIPIENTS * 1_000) / (KILLS * LONGEST_LIFE)));

const test = base.extend('mailing', ({ app }) => mailingWorld(app));
const script = fileURLToPath(new URL('../../testing/program/mail-worker.ts', import.meta.url));

test(
  `workers that are killed while they send lose nobody and send to nobody twice (${KILLS} kills, seed ${SEED})`,
  async ({ app, mailing, db, network, onTestFinished }) => {
    const roll = dice(SEED);
    const { config } = app.waypost;
    const run = await mailing.run(await mailing.list(RECIPIENTS, (n) => `k${n}@travel.example`));
    await mailing.freeze();
    const alive: Program[] = [];
    onTestFinished(async () => void (await Promise.all(alive.map((program) => program.kill()))));
    const begin = async () =>
      void alive.push(
        await startProcess({
          args: [script],
          env: {
            WAYPOST_HOME: config.home,
            DATABASE_URL: config.databaseUrl,
            DATABASE_POOL_SIZE: '4',
            WAYPOST_SANDBOX_URL: app.sandbox.url,
            WAYPOST_SANDBOX_SMTP_URL: app.sandbox.smtpUrl,
            NEWSLETTER_RATE: String(RATE),
            NEWSLETTER_CONNECTIONS: String(CONNECTIONS),
          },
        }),
      );
    await Promise.all(Array.from({ length: WORKERS }, begin));
    let kills = 0;
    while (kills < KILLS && (await mailing.rowOf(run)).state !== 'done') {
      await wait(roll.below(LONGEST_LIFE));
      const [victim] = alive.splice(roll.below(alive.length), 1);
      await victim?.kill();
      kills += 1;
      // Half of the time its home is lost with it.
      if (roll.below(2) === 0) await rm(path.join(config.home, 'mails'), { recursive: true, force: true });
      expect(await mailing.adds(run)).toBe(true);
      await begin();
      // As if their time had come: also of those whose worker lives, who finds himself robbed.
      await db.run('UPDATE mailing_batches SET lease_until = clock_timestamp() WHERE lease_token IS NOT NULL');
    }
    const end = await mailing.until(run, ({ state }) => state === 'done', 120_000 + KILLS * 2_000);
    const states = await mailing.states(run);
    const { accepted = 0, uncertain = 0 } = states;
    expect(accepted + uncertain).toBe(RECIPIENTS);
    expect(end).toMatchObject({ audience: RECIPIENTS, accepted, uncertain });

    const kept = new Map<string, number>();
    for (const { to, kept: was } of network.mail.receipts()) if (was) kept.set(to, (kept.get(to) ?? 0) + 1);
    expect([...kept].filter(([, times]) => times > 1)).toEqual([]);
    const rows = await db.rows<{ email: string; state: string }>(
      'SELECT email, state FROM deliveries WHERE run_id = $1',
      [run],
    );
    expect(rows.filter(({ email, state }) => state === 'accepted' && !kept.has(email))).toEqual([]);
    // Whose lease was taken while he lived says later what came of his; whoever dies leaves what was open on his connections.
    expect(uncertain).toBeLessThanOrEqual(kills * CONNECTIONS);
    process.stdout.write(
      `newsletters: ${kills} kills, ${uncertain} of ${RECIPIENTS} uncertain, of whom ${rows.filter(({ email, state }) => state === 'uncertain' && kept.has(email)).length} got it\n`,
    );
    expect(kills).toBe(KILLS);
  },
  180_000 + KILLS * 5_000,
);
