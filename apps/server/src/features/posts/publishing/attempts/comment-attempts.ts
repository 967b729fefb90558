import { int4, int8, jsonText } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { type Json, json } from '../../../../platform/db/json.ts';
import { prepared, type RowOf } from '../../../../platform/db/prepared.ts';
import { query, realNow, sql } from '../../../../platform/db/query.ts';
import type { Tables } from '../../../../platform/db/schema.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Opened } from '../hold/home-mark.ts';
import { nextAttempt, OPENED, openedColumns } from './attempts.ts';

// A first comment is sent after its post is out, and never moves it: its attempts stand in the same log, apart from the
// post's by their purpose.

type Outcome = NonNullable<Tables['publish_attempts']['outcome']>;

const open = statement(
  'comment_attempt',
  {
    takes: { post: int8, snapshot: jsonText(), version: int4, tokenVersion: int4 },
    gives: { id: int8, ...openedColumns },
  },
  ($) => `
    INSERT INTO publish_attempts
      (scheduled_posting_id, n, purpose, snapshot, version, token_version, commit_started_at, commit_business_at)
    SELECT ${$.post}, ${nextAttempt($.post)}, 'first_comment', ${$.snapshot}, ${$.version}, ${$.tokenVersion},
      clock_timestamp(), app_now()
    RETURNING id, ${OPENED}`,
);
/** Opens the attempt under the lock on the comment; answers what the home keeps of it. */
export async function openCommentAttempt(
  tx: Sql,
  sending: { post: number; text: string; version: number; tokenVersion: number },
): Promise<Opened | null> {
  const { text, ...of } = sending;
  const opened = await tx.row(open({ ...of, snapshot: json<unknown>({ text }) }));
  return opened && { attempt: opened.id, post: sending.post, epoch: opened.epoch, us: opened.us };
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
export type OpenCommentAttempt = Readonly<RowOf<typeof openOf>>;

/** The attempt at a comment whose outcome is open. */
export const openCommentAttemptOf = (db: Sql, post: number): Promise<OpenCommentAttempt | null> =>
  db.row(openOf({ post }));

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
/** Touches nothing when the attempt is closed already. */
export async function closeCommentAttempt(tx: Sql, attempt: number, end: CommentEnd): Promise<void> {
  const { outcome, remoteId = null, reason = null, detail = null } = end;
  await tx.run(close({ attempt, outcome, remoteId, reason, values: json({ detail }) }));
}

const look = prepared('comment_look', (p: { attempt: number; absentReads: number; notes: Json<readonly unknown[]> }) =>
  whileOpen(p.attempt).set({ absent_reads: p.absentReads, evidence: sql`evidence || ${p.notes}::jsonb` }),
);
/** Notes a look at the network; a complete one without the comment counts towards its absence. */
export async function noteCommentAttempt(
  tx: Sql,
  attempt: OpenCommentAttempt,
  { at, complete }: { at: Date; complete: boolean },
): Promise<void> {
  const notes = json([{ at: at.toISOString(), looked: complete ? 'complete' : 'unreadable' }]);
  await tx.run(look({ attempt: attempt.id, absentReads: attempt.absent_reads + (complete ? 1 : 0), notes }));
}
