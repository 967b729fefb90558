import type { Provider, SocialApp } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import type { StatsResult } from '../../../connectors/social/port.ts';
import type { Sql } from '../../../platform/db/database.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope.

export interface StatsRow {
  readonly id: number;
  readonly connection_id: number;
  readonly app: SocialApp;
  readonly provider: Provider;
  readonly pgid: string;
  readonly type: PostType;
  readonly remote_id: string;
  readonly posted_at: Date;
  readonly stats_step: number;
  /** The due time that this claim wrote; a later one belongs to somebody else. */
  readonly stats_due_at: Date;
}
const COLUMNS = `s.id, s.connection_id, s.app, s.provider, s.pgid, s.type, s.remote_id, s.posted_at, s.stats_step,
  s.stats_due_at`;
const CLAIM_MINUTES = 10;

/** Takes due rows by moving their due time ahead; a process that dies leaves them to the next sweep after that. */
export async function claimStats(db: Sql, limit: number): Promise<StatsRow[]> {
  return db.rows<StatsRow>(
    `UPDATE scheduled_postings s SET stats_due_at = date_trunc('milliseconds', app_now()) + make_interval(mins => $2)
     WHERE s.id IN (
       SELECT d.id FROM scheduled_postings d WHERE d.stats_due_at <= app_now()
       ORDER BY d.stats_due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [limit, CLAIM_MINUTES],
    'stats_claim',
  );
}

export async function statsRow(db: Sql, id: number): Promise<StatsRow | null> {
  return db.row<StatsRow>(`SELECT ${COLUMNS} FROM scheduled_postings s WHERE s.id = $1 AND s.status = 10`, [id]);
}

/** Keeps the figures on the row and in the history. */
export async function saveStats(
  tx: Sql,
  row: StatsRow,
  result: StatsResult,
  kept: { rank: number | null; fetchedAt: Date },
): Promise<void> {
  await tx.run('INSERT INTO post_stats (scheduled_posting_id, fetched_at, metrics, missing) VALUES ($1, $2, $3, $4)', [
    row.id,
    kept.fetchedAt,
    JSON.stringify(result.metrics),
    JSON.stringify(result.refused),
  ]);
  await tx.run(
    `UPDATE scheduled_postings SET stats = $2, stats_fetched_at = $3, stats_rank = $4, updated_at = clock_timestamp()
     WHERE id = $1`,
    [row.id, JSON.stringify(result.metrics), kept.fetchedAt, kept.rank],
  );
}

/** When to fetch next; null ends it. Only while the claim is still ours. */
export async function planStats(db: Sql, row: StatsRow, next: { step: number; at: Date } | null): Promise<void> {
  await db.run(
    `UPDATE scheduled_postings SET stats_due_at = $3, stats_step = $4
     WHERE id = $1 AND stats_due_at = $2`,
    [row.id, row.stats_due_at, next?.at ?? null, next?.step ?? row.stats_step],
  );
}

/** The rate limit of a page is nearly used up: everything due on it soon waits. */
export async function postponeStats(db: Sql, connectionId: number, until: Date): Promise<void> {
  await db.run('UPDATE scheduled_postings SET stats_due_at = $2 WHERE connection_id = $1 AND stats_due_at < $2', [
    connectionId,
    until,
  ]);
}
