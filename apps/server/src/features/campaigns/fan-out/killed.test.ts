import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { dice } from '../../../testing/crash/seeded.ts';
import { type Program, startProcess } from '../../../testing/installation.ts';
import { test as base } from '../../../testing/test.ts';
import { fanWorld } from '../testing/fan-world.ts';

/** The long form: `FAN_KILLS=100 npx vitest run fan-out/killed`; a failed run again: `CRASH_SEED=<printed seed>`. */
const KILLS = Number(process.env.FAN_KILLS ?? 4);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const AGENTS = 1_500;
const WORKERS = 2;
/** Between two kills, in milliseconds. */
const LONGEST_LIFE = 400;

const script = fileURLToPath(new URL('../../../testing/program/campaign-worker.ts', import.meta.url));

const test = base
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  .extend('workers', async ({ app }, { onCleanup }) => {
    const { config } = app.waypost;
    const started: Promise<Program>[] = [];
    const start = () => {
      const program = startProcess({
        args: [script],
        env: {
          ...{ WAYPOST_HOME: config.home, DATABASE_URL: config.databaseUrl, DATABASE_POOL_SIZE: '4' },
          ...{ WAYPOST_SANDBOX_URL: app.sandbox.url, WAYPOST_SANDBOX_SMTP_URL: app.sandbox.smtpUrl },
        },
      });
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
        process.kill(program.pid, 'SIGUSR2');
        return program;
      },
    };
  });

test(
  `workers and connections that are cut during fan-out, edits and deletions leave every agent one copy of the right version (${KILLS} kills, seed ${SEED})`,
  async ({ fan, workers, db }) => {
    const roll = dice(SEED);
    await fan.crowd(AGENTS);
    const alive = await Promise.all(Array.from({ length: WORKERS }, () => workers.begin()));
    let kills = 0;

    const harm = async () => {
      await wait(roll.below(LONGEST_LIFE));
      // As a database that was restarted: every transaction of theirs is undone. Or the process itself.
      if (roll.below(2) === 0)
        await db.run(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
             AND query LIKE '%scheduled_postings%' AND state <> 'idle'`,
        );
      else {
        const [victim] = alive.splice(roll.below(alive.length), 1);
        await victim?.kill();
        alive.push(await workers.begin());
      }
      kills += 1;
    };
    const settled = async () => {
      for (let n = 0; n < 2_000; n += 1) {
        const [row] = await db.rows<{ left: number }>(
          'SELECT count(*)::int AS left FROM campaign_spreads WHERE done_at IS NULL',
        );
        if (row?.left === 0) return;
        await wait(50);
      }
      throw new Error('the copies never came');
    };
    /** As an agent who writes his own words; the row is locked as his call locks it. */
    const agentEdits = (posting: number) =>
      db.run(
        `UPDATE scheduled_postings SET message = 'Mine ' || id, message_edited = true, version = version + 1 WHERE id IN
           (SELECT id FROM scheduled_postings WHERE posting_id = $1 AND source = 'campaign' AND id % 7 = 0 ORDER BY id FOR UPDATE)`,
        [posting],
      );

    while (kills < KILLS) {
      const { id, postings } = await fan.campaign([{}, {}, {}]);
      const [first = 0, second = 0, third = 0] = postings;
      await fan.publish(id);
      await harm();
      await Promise.all([fan.change(first, 'edit', { message: 'Said anew' }), harm(), agentEdits(first)]);
      await fan.change(second, 'reschedule', { fire_at: fan.at(12 * 24 * 60) });
      await fan.change(third, 'delete');
      await harm();
      await settled();
      await agentEdits(first);
      await fan.change(first, 'edit', { message: 'Said for the last time' });
      await harm();
      await settled();

      const rows = await db.rows<{ posting_id: number; copies: number; profiles: number; old: number; gone: number }>(
        `SELECT p.posting_id, count(*)::int AS copies, count(DISTINCT p.profile_id)::int AS profiles,
           (count(*) FILTER (WHERE p.source_version <> t.version))::int AS old, (count(*) FILTER (WHERE p.withdrawn_at IS NOT NULL))::int AS gone
         FROM scheduled_postings p JOIN postings t ON t.id = p.posting_id WHERE t.campaign_id = $1 GROUP BY p.posting_id ORDER BY p.posting_id`,
        [id],
      );
      const whole = { copies: AGENTS, profiles: AGENTS, old: 0 };
      // What was deleted before its copy was made has none.
      const withdrawn = rows.filter(({ posting_id }) => posting_id === third);
      for (const { copies, gone } of withdrawn) expect(gone).toBe(copies);
      expect(rows.filter(({ posting_id }) => posting_id !== third)).toMatchObject([
        { posting_id: first, gone: 0, ...whole },
        { posting_id: second, gone: 0, ...whole },
      ]);
      const [wrong] = await db.rows<{ words: number; times: number }>(
        `SELECT (count(*) FILTER (WHERE posting_id = $1 AND message <> CASE WHEN message_edited THEN 'Mine ' || id ELSE 'Said for the last time' END))::int AS words,
           (count(*) FILTER (WHERE posting_id = $2 AND fire_at < $3::timestamptz - interval '1 day'))::int AS times
         FROM scheduled_postings WHERE source = 'campaign'`,
        [first, second, fan.at(12 * 24 * 60)],
      );
      expect(wrong).toEqual({ words: 0, times: 0 });
      const [counted] = await db.rows<{ made: number; rows: number }>(
        `SELECT (SELECT sum(made) FROM campaign_spreads WHERE campaign_id = $1 AND what = 'publish')::int AS made,
           (SELECT count(*) FROM scheduled_postings p JOIN postings t ON t.id = p.posting_id WHERE t.campaign_id = $1)::int AS rows`,
        [id],
      );
      expect(counted?.made).toBe(counted?.rows);
      await db.run('UPDATE campaigns SET published_at = NULL WHERE id = $1', [id]);
    }
    process.stdout.write(`campaigns: ${kills} kills among ${AGENTS} agents, nobody without a copy, nobody with two\n`);
  },
  180_000 + KILLS * 10_000,
);
