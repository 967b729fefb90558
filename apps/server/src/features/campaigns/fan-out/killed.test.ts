import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { dice } from '../../../testing/crash/seeded.ts';
import { mortalPostgres } from '../../../testing/database/mortal.ts';
import { type Program, startProcess } from '../../../testing/installation.ts';
import { test as base } from '../../../testing/test.ts';
import { fanWorld } from '../testing/fan-world.ts';
import { verdict } from '../testing/verdict.ts';

/** The long form: `FAN_KILLS=100 npx vitest run fan-out/killed`; a failed run again: `CRASH_SEED=<printed seed>`. */
const KILLS = Number(process.env.FAN_KILLS ?? 6);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const AGENTS = 1_500;
const WORKERS = 2;
/** Between two kills, in milliseconds. */
const LONGEST_LIFE = 400;

const script = fileURLToPath(new URL('../../../testing/program/campaign-worker.ts', import.meta.url));

const test = base
  .extend('postgres', { scope: 'file' }, () => mortalPostgres())
  .extend('app', { scope: 'file' }, async ({ postgres }, { onCleanup }) => {
    const app = await createTestApp({ database: postgres });
    onCleanup(() => app.close());
    return app;
  })
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  .extend('workers', async ({ app }, { onCleanup }) => {
    const { config } = app.waypost;
    const started: Promise<Program>[] = [];
    const args = {
      args: [script],
      env: {
        ...{ WAYPOST_HOME: config.home, DATABASE_URL: config.databaseUrl, DATABASE_POOL_SIZE: '4' },
        ...{ WAYPOST_SANDBOX_URL: app.sandbox.url, WAYPOST_SANDBOX_SMTP_URL: app.sandbox.smtpUrl },
      },
    };
    const start = () => {
      // PostgreSQL may be away in this moment.
      const program = insist(() => startProcess(args));
      started.push(program);
      return program;
    };
    onCleanup(async () => void (await Promise.all(started.map(async (program) => (await program).kill()))));
    const spare = Array.from({ length: 2 }, start);
    return {
      async begin(): Promise<Program> {
        const program = await spare.shift();
        spare.push(start());
        if (program === undefined) throw new Error('nobody stands ready');
        try {
          process.kill(program.pid, 'SIGUSR2');
        } catch {
          throw new Error(`who stood ready is gone:\n${program.output()}`);
        }
        return program;
      },
    };
  })
  /** What may happen at any moment, by the dice. */
  .extend('harm', async ({ db, postgres, workers }) => {
    const roll = dice(SEED);
    const alive = await Promise.all(Array.from({ length: WORKERS }, () => workers.begin()));
    const done = { workers: 0, connections: 0, databases: 0 };
    const accidents = [
      async () => {
        done.workers += 1;
        const [victim] = alive.splice(roll.below(alive.length), 1);
        await victim?.kill();
        alive.push(await workers.begin());
      },
      async () => {
        done.connections += 1;
        await db.run(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
             AND query LIKE '%scheduled_postings%' AND state <> 'idle'`,
        );
      },
      async () => {
        done.databases += 1;
        await postgres.restart();
      },
    ];
    return {
      done,
      kills: () => done.workers + done.connections + done.databases,
      async strike() {
        await wait(roll.below(LONGEST_LIFE));
        // Each in its turn, so that the short form has met all of them.
        await insist(
          accidents[(done.workers + done.connections + done.databases) % accidents.length] as () => Promise<void>,
        );
      },
    };
  });

/** As a person does it whose page says that it did not work: once more, also where it did. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let n = 0; n < 200; n += 1) {
    const said = await work().then(
      (value) => ({ value }),
      (error: Error & { code?: string }) => ({ error }),
    );
    if ('value' in said) return said.value;
    // Of the database alone: whatever we say ourselves is the answer.
    if (!/^57P|^08|ECONN|EPIPE|terminat|timeout|ended with/i.test(`${said.error.code} ${said.error.message}`))
      throw said.error;
    await wait(50);
  }
  throw new Error('the database did not come back');
}

test(
  `workers, connections and PostgreSQL are killed during fan-out, edits and deletions: every agent has one copy of the right version (${KILLS} kills, seed ${SEED})`,
  async ({ fan, harm, db }) => {
    await fan.crowd(AGENTS);
    const settled = async () => {
      for (let n = 0; n < 2_000; n += 1) {
        const [row] = await insist(() =>
          db.rows<{ left: number }>('SELECT count(*)::int AS left FROM campaign_spreads WHERE done_at IS NULL'),
        );
        if (row?.left === 0) return;
        await wait(50);
      }
      throw new Error('the copies never came');
    };
    /** As an agent who writes his own words; the row is locked as his call locks it. */
    const agentEdits = (posting: number) =>
      insist(() =>
        db.run(
          `UPDATE scheduled_postings SET message = 'Mine ' || id, message_edited = true, version = version + 1 WHERE id IN
             (SELECT id FROM scheduled_postings WHERE posting_id = $1 AND source = 'campaign' AND id % 7 = 0 ORDER BY id FOR UPDATE)`,
          [posting],
        ),
      );
    const later = fan.at(12 * 24 * 60);

    while (harm.kills() < KILLS) {
      const { id, postings } = await fan.campaign([{}, {}, {}]);
      const [first = 0, second = 0, third = 0] = postings;
      await fan.publish(id);
      await harm.strike();
      const edit = (message: string) => insist(() => fan.change(first, 'edit', { message }));
      await Promise.all([edit('Said anew'), harm.strike(), agentEdits(first)]);
      await insist(() => fan.change(second, 'reschedule', { fire_at: later }));
      await insist(() => fan.change(third, 'delete'));
      await harm.strike();
      await settled();
      await agentEdits(first);
      await Promise.all([edit('Said for the last time'), harm.strike()]);
      await settled();
      expect(await verdict(db, { campaign: id, first, second, third, later })).toEqual({
        ...{ agents: AGENTS, missing: 0, twice: 0, old: 0, notWithdrawn: 0, words: 0, times: 0 },
        ...{ agentsWords: 0, uncounted: 0, unkept: 0 },
      });
      await db.run('UPDATE campaigns SET published_at = NULL WHERE id = $1', [id]);
    }
    const { workers, connections, databases } = harm.done;
    process.stdout.write(
      `campaigns: ${workers} workers, ${connections} times their connections and ${databases} times PostgreSQL killed among ${AGENTS} agents, nobody without a copy, nobody with two\n`,
    );
  },
  180_000 + KILLS * 10_000,
);
