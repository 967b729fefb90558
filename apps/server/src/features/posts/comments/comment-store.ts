import type { SocialApp } from '@waypost/contract/networks';
import { POST_STATUS } from '@waypost/contract/posts';
import { float8, int4, int8, orNull, sure, text, timestamptz, uuid } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { unleased } from '../../../platform/db/leases.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { query, realNow, sql } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayPublish } from '../conditions.ts';
import { openCommentAttempt } from '../publishing/attempts/comment-attempts.ts';
import type { Opened } from '../publishing/hold/home-mark.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope. Every write names the lease.

type CommentPhase = Tables['post_comments']['phase']['__select__'];

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
      /** It may be there without our knowing. */
      look_from: orNull(timestamptz),
      lease_token: sure(uuid),
      connection_id: int8,
      profile_id: int8,
      app: text<SocialApp>(),
      pgid: text(),
      version: int4,
      // A posted one has both.
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
      JOIN scheduled_postings ds ON ds.id = d.scheduled_posting_id AND ds.app = ${$.app} AND ds.status = ${POST_STATUS.posted}
      WHERE d.next_step_at <= app_now() AND d.phase IN ('waiting', 'sending')
        AND ${unleased('d')}
      ORDER BY d.next_step_at LIMIT ${$.limit}::int FOR UPDATE OF d SKIP LOCKED)
    RETURNING pc.scheduled_posting_id AS id, pc.text, pc.phase, pc.tries, pc.reason_code, pc.look_from, pc.lease_token,
      s.connection_id, s.profile_id, s.app, s.pgid, s.version, s.remote_id, s.posted_at`,
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

const begin = prepared('comment_begin', (p: ReturnType<typeof oursOf> & { readonly text: string }) =>
  ours(p)
    .set({ phase: 'sending', text: p.text, tries: sql`tries + 1` })
    .where('lease_until', '>', realNow)
    .where('phase', '=', 'waiting'),
);
/** Held until the commit, so that a connection that is removed or paused meanwhile is so before the comment begins, or after. */
const gate = statement(
  'comment_gate',
  { takes: { id: int8 }, gives: { id: int8 } },
  ($) => `
    SELECT p.id FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id
    WHERE p.id = ${$.id} AND c.page_id = p.pgid AND ${mayPublish('c')} FOR KEY SHARE OF p FOR SHARE OF c`,
);

/**
 * Says durably that a comment is being sent, and with which words, before the first byte. Whoever finds it like this later reads the network
 * first. Null when nothing may leave through the connection now, or the lease is not ours any more.
 */
export async function beginComment(tx: Sql, row: CommentRow, tokenVersion: number): Promise<Opened | null> {
  if ((await tx.row(gate({ id: row.id }))) === null) return null;
  if ((await tx.run(begin({ ...oursOf(row), text: row.text }))) === 0) return null;
  return openCommentAttempt(tx, { post: row.id, text: row.text, version: row.version, tokenVersion });
}
