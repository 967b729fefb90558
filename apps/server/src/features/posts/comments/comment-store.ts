import type { SocialApp } from '@waypost/contract/networks';
import { float8, int4, int8, jsonText, orNull, sure, text, timestamptz, uuid } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Json, json } from '../../../platform/db/json.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { appNow, query, realNow, sql } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { statement } from '../../../platform/db/statement.ts';
import { nextAttempt } from '../publishing/attempts.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope. Every write names the lease.

type CommentPhase = Tables['post_comments']['phase']['__select__'];
type Outcome = NonNullable<Tables['publish_attempts']['outcome']>;

const claim = statement(
  'comment_claim',
  {
    takes: { app: text<SocialApp>(), limit: int4, leaseS: float8 },
    gives: {
      id: int8,
      text: text(),
      phase: text<'waiting' | 'sending'>(),
      tries: int4,
      reason_code: orNull(text()),
      lease_token: sure(uuid),
      connection_id: int8,
      app: text<SocialApp>(),
      pgid: text(),
      version: int4,
      // A post with status 10 has both.
      remote_id: sure(text()),
      posted_at: sure(timestamptz),
    },
  },
  ($) => `
    UPDATE post_comments pc SET lease_token = gen_random_uuid(),
      lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
    FROM scheduled_postings s
    WHERE s.id = pc.scheduled_posting_id AND pc.scheduled_posting_id IN (
      SELECT d.scheduled_posting_id FROM post_comments d
      JOIN scheduled_postings ds ON ds.id = d.scheduled_posting_id AND ds.app = ${$.app} AND ds.status = 10
      WHERE d.next_step_at <= app_now() AND d.phase IN ('waiting', 'sending')
        AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
      ORDER BY d.next_step_at LIMIT ${$.limit}::int FOR UPDATE OF d SKIP LOCKED)
    RETURNING pc.scheduled_posting_id AS id, pc.text, pc.phase, pc.tries, pc.reason_code, pc.lease_token,
      s.connection_id, s.app, s.pgid, s.version, s.remote_id, s.posted_at`,
);
export type CommentRow = Readonly<RowOf<typeof claim>>;

export const claimComments = (
  db: Sql,
  { app, limit, leaseMs }: { app: SocialApp; limit: number; leaseMs: number },
): Promise<CommentRow[]> => db.rows(claim({ app, limit, leaseS: leaseMs / 1000 }));

/** The comment while the lease is that of the claim. */
const ours = (p: { readonly post: number; readonly lease: string }) =>
  query.updateTable('post_comments').where('scheduled_posting_id', '=', p.post).where('lease_token', '=', p.lease);
const oursOf = (row: CommentRow) => ({ post: row.id, lease: row.lease_token });

export interface CommentWrite {
  readonly phase: CommentPhase;
  /** Seconds from now, or null when nothing follows. */
  readonly nextS: number | null;
  readonly tries?: number;
  readonly remoteId?: string;
  readonly reason?: string | null;
}

interface Write extends ReturnType<typeof oursOf> {
  readonly phase: CommentPhase;
  readonly tries: number | null;
  readonly remoteId: string | null;
  readonly nextS: number | null;
  readonly reason: string | null;
}
const write = prepared('comment_write', (p: Write) =>
  ours(p).set({
    phase: p.phase,
    tries: sql`coalesce(${p.tries}, tries)`,
    remote_id: sql`coalesce(${p.remoteId}, remote_id)`,
    // Null when nothing follows, because an interval of null seconds is null.
    next_step_at: sql`app_now() + make_interval(secs => ${p.nextS})`,
    reason_code: p.reason,
    lease_token: null,
    lease_until: null,
  }),
);
/** False when the lease is not ours any more. */
export async function writeComment(tx: Sql, row: CommentRow, wanted: CommentWrite): Promise<boolean> {
  const { phase, nextS, tries = null, remoteId = null, reason = null } = wanted;
  return (await tx.run(write({ ...oursOf(row), phase, tries, remoteId, nextS, reason }))) > 0;
}

const begin = prepared('comment_begin', (p: ReturnType<typeof oursOf>) =>
  ours(p)
    .set({ phase: 'sending', send_started_at: appNow, tries: sql`tries + 1` })
    .where('lease_until', '>', realNow)
    .where('phase', '=', 'waiting'),
);
const open = statement(
  'comment_attempt',
  { takes: { post: int8, snapshot: jsonText(), version: int4, tokenVersion: int4 }, gives: { id: int8 } },
  ($) => `
    INSERT INTO publish_attempts
      (scheduled_posting_id, n, purpose, snapshot, version, token_version, commit_started_at, commit_business_at)
    SELECT ${$.post}, ${nextAttempt($.post)}, 'first_comment', ${$.snapshot}, ${$.version}, ${$.tokenVersion},
      clock_timestamp(), app_now()
    RETURNING id`,
);
/**
 * Says durably that a comment is being sent, before the first byte. Whoever finds it like this later reads the network
 * first. Null when the lease is not ours any more.
 */
export async function beginComment(tx: Sql, row: CommentRow, tokenVersion: number): Promise<number | null> {
  if ((await tx.run(begin(oursOf(row)))) === 0) return null;
  const snapshot = json<unknown>({ text: row.text });
  const attempt = await tx.row(open({ post: row.id, snapshot, version: row.version, tokenVersion }));
  return attempt?.id ?? null;
}

const openOf = prepared('comment_open', (p: { post: number }) =>
  query
    .selectFrom('publish_attempts')
    .select(['id', 'absent_reads'])
    .where('scheduled_posting_id', '=', p.post)
    .where('purpose', '=', 'first_comment')
    .where('outcome', 'is', null)
    .orderBy('n', 'desc')
    .limit(1),
);
export type OpenComment = Readonly<RowOf<typeof openOf>>;

/** The try whose outcome is open. */
export const openComment = (db: Sql, post: number): Promise<OpenComment | null> => db.row(openOf({ post }));

const whileOpen = (attempt: number) =>
  query.updateTable('publish_attempts').where('id', '=', attempt).where('outcome', 'is', null);

interface Close {
  readonly attempt: number;
  readonly outcome: Outcome;
  readonly remoteId: string | null;
  readonly reason: string | null;
  readonly values: Json<Readonly<Record<string, unknown>>>;
}
const close = prepared('comment_close', (p: Close) =>
  whileOpen(p.attempt).set({
    outcome: p.outcome,
    remote_id: p.remoteId,
    reason_code: p.reason,
    reason_values: p.values,
    ended_at: realNow,
  }),
);
export interface CommentEnd {
  readonly outcome: Outcome;
  readonly remoteId?: string;
  readonly reason?: string;
  readonly detail?: string | null;
}
export async function closeComment(tx: Sql, attempt: number, end: CommentEnd): Promise<void> {
  const { outcome, remoteId = null, reason = null, detail = null } = end;
  await tx.run(close({ attempt, outcome, remoteId, reason, values: json({ detail }) }));
}

const look = prepared('comment_look', (p: { attempt: number; absentReads: number; notes: Json<readonly unknown[]> }) =>
  whileOpen(p.attempt).set({ absent_reads: p.absentReads, evidence: sql`evidence || ${p.notes}::jsonb` }),
);
export async function noteCommentLook(
  tx: Sql,
  attempt: OpenComment,
  { at, complete }: { at: Date; complete: boolean },
): Promise<void> {
  const notes = json([{ at: at.toISOString(), looked: complete ? 'complete' : 'unreadable' }]);
  await tx.run(look({ attempt: attempt.id, absentReads: attempt.absent_reads + (complete ? 1 : 0), notes }));
}
