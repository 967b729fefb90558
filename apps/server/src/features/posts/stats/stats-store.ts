import type { Provider, SocialApp } from '@waypost/contract/networks';
import { POST_STATUS, type PostType } from '@waypost/contract/posts';
import type { StatsResult } from '../../../connectors/social/port.ts';
import { int4, int8, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Json, json } from '../../../platform/db/json.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { query, realNow } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope.

/** What figures are fetched by; a posted one has a remote id and a time. */
const columns = {
  id: int8,
  connection_id: int8,
  app: text<SocialApp>(),
  provider: text<Provider>(),
  pgid: text(),
  type: text<PostType>(),
  remote_id: sure(text()),
  posted_at: sure(timestamptz),
};
const COLUMNS = Object.keys(columns)
  .map((name) => `s.${name}`)
  .join(', ');
const CLAIM_MINUTES = 10;

const claim = statement(
  'stats_claim',
  {
    takes: { app: text<SocialApp>(), limit: int4 },
    // A claimed row's due time is the one that this claim wrote; a later one belongs to somebody else.
    gives: { ...columns, stats_step: int4, stats_due_at: sure(timestamptz) },
  },
  ($) => `
    UPDATE scheduled_postings s
    SET stats_due_at = date_trunc('milliseconds', app_now()) + make_interval(mins => ${CLAIM_MINUTES})
    WHERE s.id IN (
      SELECT d.id FROM scheduled_postings d WHERE d.app = ${$.app} AND d.stats_due_at <= app_now()
      ORDER BY d.stats_due_at LIMIT ${$.limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING ${COLUMNS}, s.stats_step, s.stats_due_at`,
);
export type ClaimedStats = Readonly<RowOf<typeof claim>>;

/** Takes due rows by moving their due time ahead; a process that dies leaves them to the next sweep after that. */
export const claimStats = (db: Sql, app: SocialApp, limit: number): Promise<ClaimedStats[]> =>
  db.rows(claim({ app, limit }));

const posted = statement(
  'stats_post',
  { takes: { id: int8 }, gives: columns },
  ($) => `SELECT ${COLUMNS} FROM scheduled_postings s WHERE s.id = ${$.id} AND s.status = ${POST_STATUS.posted}`,
);
export type StatsRow = Readonly<RowOf<typeof posted>>;

export const statsRow = (db: Sql, id: number): Promise<StatsRow | null> => db.row(posted({ id }));

type Figures = Readonly<Record<string, number | null>>;
interface Fetched {
  readonly id: number;
  readonly metrics: Json<Figures>;
  readonly at: Date;
}
const addStats = prepared('stats_add', (p: Fetched & { readonly missing: Json<readonly string[]> }) =>
  query
    .insertInto('post_stats')
    .values({ scheduled_posting_id: p.id, fetched_at: p.at, metrics: p.metrics, missing: p.missing }),
);
const showStats = prepared('stats_show', (p: Fetched & { readonly rank: number | null }) =>
  query
    .updateTable('scheduled_postings')
    .set({ stats: p.metrics, stats_fetched_at: p.at, stats_rank: p.rank, updated_at: realNow })
    .where('id', '=', p.id),
);

/** Keeps the figures on the row and in the history. */
export async function saveStats(
  tx: Sql,
  { id }: StatsRow,
  result: StatsResult,
  kept: { rank: number | null; fetchedAt: Date },
): Promise<void> {
  const fetched = { id, metrics: json<Figures>(result.metrics), at: kept.fetchedAt };
  await tx.run(addStats({ ...fetched, missing: json(result.refused) }));
  await tx.run(showStats({ ...fetched, rank: kept.rank }));
}

const plan = prepared('stats_plan', (p: { id: number; claimed: Date; at: Date | null; step: number }) =>
  query
    .updateTable('scheduled_postings')
    .set({ stats_due_at: p.at, stats_step: p.step })
    .where('id', '=', p.id)
    .where('stats_due_at', '=', p.claimed),
);
/** When to fetch next; null ends it. Only while the claim is still ours. */
export async function planStats(db: Sql, row: ClaimedStats, next: { step: number; at: Date } | null): Promise<void> {
  const { step, at } = next ?? { step: row.stats_step, at: null };
  await db.run(plan({ id: row.id, claimed: row.stats_due_at, at, step }));
}

/** The rate limit of a page is nearly used up: everything due on it soon waits. */
export async function postponeStats(db: Sql, connectionId: number, until: Date): Promise<void> {
  await db.run(
    query
      .updateTable('scheduled_postings')
      .set({ stats_due_at: until })
      .where('connection_id', '=', connectionId)
      .where('stats_due_at', '<', until),
  );
}
