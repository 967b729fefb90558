import type { Logger } from 'pino';
import { jsonText, sure, text } from '../db/column.ts';
import type { Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { any, query } from '../db/query.ts';
import { statement } from '../db/statement.ts';

export interface RunnersPace {
  readonly everyMs: number;
  /** How long what was written counts as there: less than after which others take it for gone, and away with it. */
  readonly countsMs?: number;
}
const PACE: RunnersPace = { everyMs: 10_000 };
const COUNTS_MS = 30_000;

/**
 * The signs of life of this process's runners, and an end for the locks of those whose signs have stopped: the queue itself
 * would keep their jobs, and all jobs of the same named queue, for four hours. Whoever was silent himself frees nobody
 * in that turn: then the database was away, and the others have not had theirs.
 */
const beat = statement(
  'beat-job-runners',
  { takes: { ids: jsonText<readonly string[]>() }, gives: { id: sure(text()) } },
  ($) => `
    WITH mine AS (
      SELECT id, clock_timestamp() AS beat_at FROM jsonb_array_elements_text(${$.ids}::jsonb) AS i (id) ORDER BY id),
    beat AS (
      INSERT INTO job_runners (id, beat_at) SELECT id, beat_at FROM mine
      ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at),
    gone AS (
      DELETE FROM job_runners r WHERE r.beat_at < clock_timestamp() - interval '1 minute'
        AND EXISTS (SELECT FROM job_runners m JOIN mine USING (id) WHERE m.beat_at > clock_timestamp() - interval '30 seconds')
        AND NOT EXISTS (SELECT FROM mine WHERE mine.id = r.id)
      RETURNING r.id)
    SELECT gone.id FROM gone CROSS JOIN LATERAL graphile_worker.force_unlock_workers(ARRAY[gone.id])`,
);

export interface LivingRunners {
  /**
   * From now on this runner is shown to live. What it answers resolves when that is written and cannot have been taken away
   * since, and fails while it cannot be.
   */
  join(id: string): () => Promise<void>;
  /** When they have ended: they have locked nothing. */
  stop(): Promise<void>;
}

/** Real clock. A runner that was thought gone and is not may see its jobs run by another one too, as every job may. */
export function livingRunners(
  { db, log }: { db: Sql; log: Logger },
  { everyMs, countsMs = COUNTS_MS } = PACE,
): LivingRunners {
  const ids = new Set<string>();
  const written = new Map<string, number>();
  const write = async () => {
    const these = [...ids];
    if (these.length === 0) return;
    const now = Date.now();
    const freed = await db.rows(beat({ ids: json(these) }));
    for (const id of these) written.set(id, now);
    if (freed.length > 0) log.warn({ runners: freed.length }, 'jobs of runners that are gone were freed');
  };
  let turn: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    turn = write().catch((err: unknown) => log.warn({ err }, 'a sign of life could not be given'));
  }, everyMs);
  return {
    join(id) {
      ids.add(id);
      return async () => {
        if (Date.now() - (written.get(id) ?? 0) >= countsMs) await write();
      };
    },
    async stop() {
      clearInterval(timer);
      await turn;
      // Whoever cannot say so is found out by the others.
      await db.run(query.deleteFrom('job_runners').where('id', '=', any([...ids]))).catch(() => undefined);
    },
  };
}
