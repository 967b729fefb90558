import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundled, workerFlags } from '../../../apps/server/src/app/supervisor/supervise.ts';
import { type BenchDatabase, childEnv } from '../world.ts';

export const POSTINGS = 20;
export const APPS = ['facebook', 'instagram', 'linkedin'] as const;
export type Country = 'MX' | 'CA';
type What = 'publish' | 'edit' | 'reschedule' | 'delete';

interface Published {
  readonly seconds: number;
  readonly copies: number;
  readonly postings: readonly number[];
}

/** Staff who publish and change, and the worker that does it to the copies: a process of its own, as in production. */
export function startSpreader(database: BenchDatabase) {
  const child = fork(fileURLToPath(new URL('spreading.ts', import.meta.url)), {
    env: { ...childEnv(database.home, database.url), ROLE: 'worker' },
    execArgv: [...workerFlags, ...bundled()],
  });
  const run = async (campaign: number, posting: number | null, what: What) => {
    const [row] = await database.query<{ id: string }>(
      'INSERT INTO campaign_spreads (campaign_id, posting_id, what) VALUES ($1, $2, $3) RETURNING id',
      [campaign, posting, what],
    );
    const stop = new AbortController();
    const { signal } = stop;
    child.send({ spread: Number(row?.id) });
    const answer = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
    stop.abort();
    const { seconds } = answer[0] as { seconds?: number };
    if (seconds === undefined) throw new Error('the worker has ended');
    const [done] = await database.query<{ made: number }>('SELECT made FROM campaign_spreads WHERE id = $1', [row?.id]);
    return { seconds, made: done?.made ?? 0 };
  };
  return {
    async publish(country: Country): Promise<Published> {
      const [campaign] = await database.query<{ id: string }>(
        `INSERT INTO campaigns (type, title, countries, published_at) VALUES ('standard', 'Bench', ARRAY[$1], app_now()) RETURNING id`,
        [country],
      );
      const rows = await database.query<{ id: string }>(
        `INSERT INTO postings (campaign_id, app, type, message, link, fire_at)
         SELECT $1, ($2::text[])[1 + n % 3], 'post', 'Seven nights at sea, {{agent.first_name}}: ' || repeat('and a boat in the morning ', 12),
           'https://lines.example/' || n, app_now() + make_interval(days => 2 + n) FROM generate_series(1, $3::int) n RETURNING id`,
        [campaign?.id, [...APPS], POSTINGS],
      );
      const { seconds, made } = await run(Number(campaign?.id), null, 'publish');
      return { seconds, copies: made, postings: rows.map(({ id }) => Number(id)) };
    },
    /** The row first, as staff's verb does it; how long until every copy has followed. */
    async change(posting: number, what: Exclude<What, 'publish'>): Promise<number> {
      const [row] = await database.query<{ campaign_id: string }>(
        `UPDATE postings SET version = version + 1, message = message || '.', fire_at = CASE WHEN $2 = 'reschedule' THEN fire_at + interval '1 day' ELSE fire_at END,
           timed_version = CASE WHEN $2 = 'reschedule' THEN version + 1 ELSE timed_version END, deleted_at = CASE WHEN $2 = 'delete' THEN app_now() END
         WHERE id = $1 RETURNING campaign_id`,
        [posting, what],
      );
      return (await run(Number(row?.campaign_id), posting, what)).seconds;
    },
    async stop(): Promise<void> {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
export type Spreader = ReturnType<typeof startSpreader>;
