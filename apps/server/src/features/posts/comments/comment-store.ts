import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import { nextAttempt } from '../publishing/attempts.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope. Every write names the lease.

export interface CommentRow {
  readonly id: number;
  readonly text: string;
  readonly phase: 'waiting' | 'sending';
  readonly tries: number;
  readonly reason_code: string | null;
  readonly lease_token: string;
  readonly connection_id: number;
  readonly app: SocialApp;
  readonly pgid: string;
  readonly version: number;
  readonly remote_id: string;
  readonly posted_at: Date;
}

export async function claimComments(db: Sql, options: { limit: number; leaseMs: number }): Promise<CommentRow[]> {
  return db.rows<CommentRow>(
    `UPDATE post_comments pc SET lease_token = gen_random_uuid(),
       lease_until = clock_timestamp() + make_interval(secs => $2)
     FROM scheduled_postings s
     WHERE s.id = pc.scheduled_posting_id AND pc.scheduled_posting_id IN (
       SELECT d.scheduled_posting_id FROM post_comments d
       JOIN scheduled_postings ds ON ds.id = d.scheduled_posting_id AND ds.status = 10
       WHERE d.next_step_at <= app_now() AND d.phase IN ('waiting', 'sending')
         AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
       ORDER BY d.next_step_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED)
     RETURNING pc.scheduled_posting_id AS id, pc.text, pc.phase, pc.tries, pc.reason_code, pc.lease_token, s.connection_id, s.app,
       s.pgid, s.version, s.remote_id, s.posted_at`,
    [options.limit, options.leaseMs / 1000],
    'comment_claim',
  );
}

export interface CommentWrite {
  readonly phase: 'waiting' | 'sending' | 'posted' | 'failed' | 'unconfirmed';
  /** Seconds from now, or null when nothing follows. */
  readonly nextS: number | null;
  readonly tries?: number;
  readonly remoteId?: string;
  readonly reason?: string | null;
}

/** False when the lease is not ours any more. */
export async function writeComment(tx: Sql, row: CommentRow, write: CommentWrite): Promise<boolean> {
  const touched = await tx.run(
    `UPDATE post_comments SET phase = $3, tries = coalesce($4, tries), remote_id = coalesce($5, remote_id),
       next_step_at = CASE WHEN $6::float8 IS NULL THEN NULL ELSE app_now() + make_interval(secs => $6::float8) END,
       reason_code = $7, lease_token = NULL, lease_until = NULL
     WHERE scheduled_posting_id = $1 AND lease_token = $2`,
    [
      row.id,
      row.lease_token,
      write.phase,
      write.tries ?? null,
      write.remoteId ?? null,
      write.nextS,
      write.reason ?? null,
    ],
  );
  return touched > 0;
}

/**
 * Says durably that a comment is being sent, before the first byte. Whoever finds it like this later reads the network
 * first. Null when the lease is not ours any more.
 */
export async function beginComment(tx: Sql, row: CommentRow, tokenVersion: number): Promise<number | null> {
  const begun = await tx.run(
    `UPDATE post_comments SET phase = 'sending', send_started_at = app_now(), tries = tries + 1
     WHERE scheduled_posting_id = $1 AND lease_token = $2 AND lease_until > clock_timestamp() AND phase = 'waiting'`,
    [row.id, row.lease_token],
  );
  if (begun === 0) return null;
  const attempt = await tx.row<{ id: number }>(
    `INSERT INTO publish_attempts
       (scheduled_posting_id, n, purpose, snapshot, version, token_version, commit_started_at, commit_business_at)
     SELECT $1, ${nextAttempt('$1')},
       'first_comment', $2, $3, $4, clock_timestamp(), app_now()
     RETURNING id`,
    [row.id, JSON.stringify({ text: row.text }), row.version, tokenVersion],
  );
  return attempt?.id ?? null;
}

export interface OpenComment {
  readonly id: number;
  readonly absent_reads: number;
}

/** The try whose outcome is open. */
export async function openComment(db: Sql, post: number): Promise<OpenComment | null> {
  return db.row<OpenComment>(
    `SELECT id, absent_reads FROM publish_attempts
     WHERE scheduled_posting_id = $1 AND purpose = 'first_comment' AND outcome IS NULL ORDER BY n DESC LIMIT 1`,
    [post],
  );
}

export async function closeComment(
  tx: Sql,
  attempt: number,
  end: { outcome: string; remoteId?: string; reason?: string; detail?: string | null },
): Promise<void> {
  await tx.run(
    `UPDATE publish_attempts SET outcome = $2, remote_id = $3, reason_code = $4, reason_values = $5,
       ended_at = clock_timestamp() WHERE id = $1 AND outcome IS NULL`,
    [attempt, end.outcome, end.remoteId ?? null, end.reason ?? null, JSON.stringify({ detail: end.detail ?? null })],
  );
}

export async function noteCommentLook(
  tx: Sql,
  attempt: OpenComment,
  note: { at: Date; complete: boolean },
): Promise<void> {
  await tx.run(
    'UPDATE publish_attempts SET absent_reads = $2, evidence = evidence || $3::jsonb WHERE id = $1 AND outcome IS NULL',
    [
      attempt.id,
      attempt.absent_reads + (note.complete ? 1 : 0),
      JSON.stringify([{ at: note.at.toISOString(), looked: note.complete ? 'complete' : 'unreadable' }]),
    ],
  );
}
