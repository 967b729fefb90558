import type { PostType } from '@waypost/contract/posts';
import type { StagedObject } from '../../../connectors/social/port.ts';
import { bool, int4, int8, jsonb, orNull, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { RowOf } from '../../../platform/db/prepared.ts';
import { statement } from '../../../platform/db/statement.ts';
import { LeaseLost } from './machine-row.ts';
import type { Reason } from './post-write.ts';

/** What exactly was sent, kept so that it can be recognised on the network. */
export interface AttemptSnapshot {
  readonly type: PostType;
  readonly text: string;
  readonly link: string | null;
  readonly media: readonly { readonly key: string; readonly alt_text: string | null }[];
  readonly staged: readonly StagedObject[];
}

const openAttempt = statement(
  'open-attempt',
  {
    takes: { post: int8 },
    gives: {
      id: int8,
      n: int4,
      snapshot: jsonb<AttemptSnapshot>(),
      token_version: orNull(int4),
      // Both gates write it with the attempt; only a step that released nothing has none, and that is closed at once.
      commit_business_at: sure(timestamptz),
      accepted_ref: orNull(text()),
      absent_reads: int4,
      /** The one identical second send has left, or may have. */
      probed: sure(bool),
    },
  },
  ($) => `
    SELECT id, n, snapshot, token_version, commit_business_at, accepted_ref, absent_reads, probed_at IS NOT NULL AS probed
    FROM publish_attempts WHERE scheduled_posting_id = ${$.post} AND outcome IS NULL AND purpose = 'publish'`,
);
export type OpenAttempt = Readonly<RowOf<typeof openAttempt>>;

/** `posted` and `adopted` are written by save-live alone. */
export type Outcome =
  | 'not-sent'
  | 'rejected'
  | 'try-later'
  | 'rate-limited'
  | 'reconnect'
  | 'ours'
  | 'absent'
  | 'step-failed';
export type Note = Readonly<Record<string, unknown>>;

/** One more line in the log of tries, about the version of the row. */
interface NewAttempt {
  readonly version: number;
  /** Missing for a step that released nothing. */
  readonly released?: { readonly snapshot: AttemptSnapshot; readonly at: Date };
  readonly outcome?: Outcome;
  readonly reason?: Reason;
  readonly note?: Note;
}
/** What the open attempt is told; an outcome closes it. */
interface OpenWrite {
  readonly id: number;
  readonly outcome?: Outcome;
  readonly reason?: Reason;
  readonly note?: Note;
  readonly absentReads?: number;
  /** The second send did not leave: it may be made again. */
  readonly unprobed?: boolean;
}
export type AttemptWrite = NewAttempt | OpenWrite;

/** The number of the next attempt of a post, inside a statement that inserts it under the row's lock. */
export const nextAttempt = (post: string): string =>
  `(SELECT coalesce(max(n), 0) + 1 FROM publish_attempts WHERE scheduled_posting_id = ${post})`;

/** The release whose outcome is still open; at most one exists. */
export const openAttemptOf = (db: Sql, post: number): Promise<OpenAttempt | null> => db.row(openAttempt({ post }));

/** Whether a release of the post was ever begun, beside the attempt `but`; a step that failed released nothing. */
export async function wasReleased(db: Sql, post: number, but: number | null = null): Promise<boolean> {
  const known = await db.row(
    `SELECT FROM publish_attempts
     WHERE scheduled_posting_id = $1 AND purpose = 'publish' AND outcome IS DISTINCT FROM 'step-failed'
       AND id IS DISTINCT FROM $2::bigint LIMIT 1`,
    [post, but],
  );
  return known !== null;
}

/** The attempt's side of a transition, after its row was written. Throws {@link LeaseLost} when it is closed already. */
export function writeAttempt(tx: Sql, post: number, write: AttemptWrite): Promise<void> {
  return 'id' in write ? writeOpen(tx, post, write) : insertAttempt(tx, post, write);
}

async function insertAttempt(tx: Sql, post: number, attempt: NewAttempt): Promise<void> {
  const { released, outcome = null, reason, note } = attempt;
  await tx.run(
    `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, version, snapshot, commit_started_at,
       commit_business_at, ended_at, outcome, reason_code, reason_values, evidence)
     SELECT $1, ${nextAttempt('$1')}, 'publish', $2, $3, CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE clock_timestamp() END,
       $4, CASE WHEN $5::text IS NULL THEN NULL ELSE clock_timestamp() END, $5, $6, $7, $8`,
    [
      post,
      attempt.version,
      JSON.stringify(released?.snapshot ?? {}),
      released?.at ?? null,
      outcome,
      ...reasonOf(reason),
      JSON.stringify(note === undefined ? [] : [note]),
    ],
  );
}

/** The newest fifty notes are enough for a person; a day of looking must not grow the row without end. */
const noted = (notes: string): string =>
  `CASE WHEN jsonb_array_length(evidence) < 50 THEN evidence ELSE evidence - 1 END || ${notes}::jsonb`;

async function writeOpen(tx: Sql, post: number, write: OpenWrite): Promise<void> {
  const { id, outcome = null, reason, note, absentReads = null, unprobed = false } = write;
  const touched = await tx.run(
    `UPDATE publish_attempts SET outcome = $2,
       ended_at = CASE WHEN $2::text IS NULL THEN ended_at ELSE clock_timestamp() END,
       reason_code = coalesce($3, reason_code), reason_values = coalesce($4, reason_values),
       absent_reads = coalesce($5, absent_reads), probed_at = CASE WHEN $6 THEN NULL ELSE probed_at END,
       evidence = CASE WHEN $7::jsonb IS NULL THEN evidence ELSE ${noted('$7')} END
     WHERE id = $1 AND outcome IS NULL`,
    [id, outcome, ...reasonOf(reason), absentReads, unprobed, note === undefined ? null : JSON.stringify([note])],
    'write-attempt',
  );
  if (touched === 0) throw new LeaseLost(post);
}

const reasonOf = (reason: Reason | undefined): [string | null, string | null] =>
  reason === undefined
    ? [null, null]
    : [reason.code, reason.values === undefined ? null : JSON.stringify(reason.values)];

/** What an attempt learns outside of any move, also when it is closed: a late answer changes nothing else. */
export async function noteAttempt(db: Sql, id: number, note: Note): Promise<void> {
  await db.run(`UPDATE publish_attempts SET evidence = ${noted('$2')} WHERE id = $1`, [id, JSON.stringify([note])]);
}

/** By which reference the network works on what it took: kept also when the answer comes late, for it is read with it. */
export async function keepAcceptedRef(db: Sql, id: number, ref: string): Promise<void> {
  await db.run('UPDATE publish_attempts SET accepted_ref = $2 WHERE id = $1 AND outcome IS NULL', [id, ref]);
}
