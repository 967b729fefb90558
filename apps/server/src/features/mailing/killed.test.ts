import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { dice } from '../../testing/crash/seeded.ts';
import { type Program, startProcess } from '../../testing/installation.ts';
import { test as base } from '../../testing/test.ts';
import { CONTENT, mailingWorld } from './testing/mailing-world.ts';

/** The long form: `MAIL_KILLS=200 npx vitest run mailing/killed`; a failed run again: `CRASH_SEED=<printed seed>`. */
const KILLS = Number(process.env.MAIL_KILLS ?? 6);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const RECIPIENTS = 5_000;
/** The workers are whole ones, which send from the installation's own domain alone. */
const OURS = { ...CONTENT, domain: 'mail.waypost.example' };
const CONNECTIONS = 8;
const WORKERS = 2;
/** Between two kills, in milliseconds. */
const LONGEST_LIFE = 500;
/** So that something is left to send for every kill of the short form, however quick the machine is. */
const RATE = 1_500;

const script = fileURLToPath(new URL('../../testing/program/mail-worker.ts', import.meta.url));

const test = base
  .extend('mailing', ({ app }) => mailingWorld(app))
  .extend('workers', async ({ app }, { onCleanup }) => {
    const { config } = app.waypost;
    const started: Promise<Program>[] = [];
    const start = () => {
      const program = startProcess({
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
      });
      started.push(program);
      return program;
    };
    onCleanup(async () => void (await Promise.all(started.map(async (program) => (await program).kill()))));
    const spare = Array.from({ length: 2 }, start);
    return {
      home: config.home,
      /** One that stands ready goes to work; another one takes its place. */
      async begin(): Promise<Program> {
        const program = await spare.shift();
        spare.push(start());
        if (program === undefined) throw new Error('nobody stands ready');
        process.kill(program.pid, 'SIGUSR2');
        return program;
      },
    };
  });

test(
  `workers that are killed while they send lose nobody and send to nobody twice (${KILLS} kills, seed ${SEED})`,
  async ({ mailing, workers, db, network }) => {
    const roll = dice(SEED);
    const alive = await Promise.all(Array.from({ length: WORKERS }, () => workers.begin()));
    const total = { kills: 0, uncertain: 0, got: 0, runs: 0 };

    const killOne = async () => {
      await wait(roll.below(LONGEST_LIFE));
      const [victim] = alive.splice(roll.below(alive.length), 1);
      await victim?.kill();
      total.kills += 1;
      // Half of the time its home is lost with it.
      if (roll.below(2) === 0) await rm(path.join(workers.home, 'mails'), { recursive: true, force: true });
      alive.push(await workers.begin());
      // As if their time had come: also of those whose worker lives, who finds himself robbed.
      await db.run('UPDATE mailing_batches SET lease_until = clock_timestamp() WHERE lease_token IS NOT NULL');
    };
    const judge = async (run: number, of: string, since: number) => {
      const { accepted = 0, uncertain = 0, ...others } = await mailing.states(run);
      expect(others).toEqual({});
      expect(await mailing.rowOf(run)).toMatchObject({ audience: RECIPIENTS, accepted, uncertain });
      expect(accepted + uncertain).toBe(RECIPIENTS);
      const kept = new Map<string, number>();
      for (const { to, kept: was, n } of network.mail.receipts())
        if (was && n > since && to.startsWith(of)) kept.set(to, (kept.get(to) ?? 0) + 1);
      expect([...kept].filter(([, times]) => times > 1)).toEqual([]);
      const rows = await db.rows<{ email: string; state: string }>(
        'SELECT email, state FROM deliveries WHERE run_id = $1',
        [run],
      );
      expect(rows.filter(({ email, state }) => state === 'accepted' && !kept.has(email))).toEqual([]);
      total.uncertain += uncertain;
      total.got += rows.filter(({ email, state }) => state === 'uncertain' && kept.has(email)).length;
    };

    while (total.kills < KILLS) {
      const of = `r${total.runs}k`;
      const since = network.mail.receipts().at(-1)?.n ?? 0;
      const before = total.kills;
      const uncertain = total.uncertain;
      const list = await mailing.list(RECIPIENTS, (n) => `${of}${n}@travel.example`);
      const run = await mailing.run(list, OURS);
      await mailing.freeze();
      while (total.kills < KILLS && (await mailing.rowOf(run)).state !== 'done') {
        await killOne();
        expect((await mailing.rowOf(run)).state).toMatch(/^(sending|done)$/);
        expect(await mailing.adds(run)).toBe(true);
      }
      await mailing.until(run, ({ state }) => state === 'done', 120_000);
      await judge(run, of, since);
      // Whose lease was taken while he lived says later what came of his; whoever dies leaves what was open on his connections.
      expect(total.uncertain - uncertain).toBeLessThanOrEqual((total.kills - before) * CONNECTIONS);
      total.runs += 1;
    }
    process.stdout.write(
      `newsletters: ${total.kills} kills in ${total.runs} runs to ${RECIPIENTS}: ${total.uncertain} uncertain, of whom ${total.got} got it\n`,
    );
  },
  180_000 + KILLS * 10_000,
);
