import type { PostType } from '@waypost/contract/posts';
import type { StagedObject } from '../../../../connectors/social/port.ts';
import { bool, int4, int8, jsonb, jsonText, orNull, sure, text, timestamptz } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { prepared, type RowOf } from '../../../../platform/db/prepared.ts';
import { query } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { LeaseLost } from '../machine-row.ts';
import type { Reason } from '../post-write.ts';

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
      evidence: jsonb<readonly Note[]>(),
      /** The one identical second send has left, or may have. */
      probed: sure(bool),
    },
  },
  ($) => `
    SELECT id, n, snapshot, token_version, commit_business_at, accepted_ref, absent_reads, evidence, probed_at IS NOT NULL AS probed
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

/** What a home keeps of an attempt that it opened, read where it is written. */
export const OPENED = `(extract(epoch FROM commit_started_at) * 1000000)::int8 AS us,
    (SELECT i.value ->> 'epoch' FROM installation i WHERE i.key = 'identity') AS epoch`;
export const openedColumns = { us: sure(int8), epoch: orNull(text()) };

/** The release whose outcome is still open; at most one exists. */
export const openAttemptOf = (db: Sql, post: number): Promise<OpenAttempt | null> => db.row(openAttempt({ post }));

/** The attempt's side of a transition, after its row was written. Throws {@link LeaseLost} when it is closed already. */
export function writeAttempt(tx: Sql, post: number, write: AttemptWrite): Promise<void> {
  return 'id' in write ? writeOpen(tx, post, write) : insertAttempt(tx, post, write);
}

const insert = statement(
  'insert-attempt',
  {
    takes: {
      post: int8,
      version: int4,
      snapshot: jsonText(),
      releasedAt: orNull(timestamptz),
      outcome: orNull(text<Outcome>()),
      reasonCode: orNull(text()),
      reasonValues: orNull(jsonText()),
      evidence: jsonText<readonly Note[]>(),
    },
    gives: {},
  },
  ($) => `
    INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, version, snapshot, commit_started_at,
      commit_business_at, ended_at, outcome, reason_code, reason_values, evidence)
    SELECT ${$.post}, ${nextAttempt($.post)}, 'publish', ${$.version}, ${$.snapshot},
      CASE WHEN ${$.releasedAt}::timestamptz IS NULL THEN NULL ELSE clock_timestamp() END, ${$.releasedAt},
      CASE WHEN ${$.outcome}::text IS NULL THEN NULL ELSE clock_timestamp() END, ${$.outcome},
      ${$.reasonCode}, ${$.reasonValues}, ${$.evidence}`,
);

async function insertAttempt(tx: Sql, post: number, attempt: NewAttempt): Promise<void> {
  const { version, released, outcome = null, reason, note } = attempt;
  await tx.run(
    insert({
      post,
      version,
      snapshot: json<unknown>(released?.snapshot ?? {}),
      releasedAt: released?.at ?? null,
      outcome,
      ...reasonOf(reason),
      evidence: json(note === undefined ? [] : [note]),
    }),
  );
}

/** The newest fifty notes are enough for a person; a day of looking must not grow the row without end. */
const noted = (notes: string): string =>
  `CASE WHEN jsonb_array_length(evidence) < 50 THEN evidence ELSE evidence - 1 END || ${notes}::jsonb`;

const writeIfOpen = statement(
  'write-attempt',
  {
    takes: {
      id: int8,
      outcome: orNull(text<Outcome>()),
      reasonCode: orNull(text()),
      reasonValues: orNull(jsonText()),
      absentReads: orNull(int4),
      unprobed: bool,
      notes: orNull(jsonText<readonly Note[]>()),
    },
    gives: {},
  },
  ($) => `
    UPDATE publish_attempts SET outcome = ${$.outcome},
      ended_at = CASE WHEN ${$.outcome}::text IS NULL THEN ended_at ELSE clock_timestamp() END,
      reason_code = coalesce(${$.reasonCode}, reason_code), reason_values = coalesce(${$.reasonValues}, reason_values),
      absent_reads = coalesce(${$.absentReads}, absent_reads), probed_at = CASE WHEN ${$.unprobed} THEN NULL ELSE probed_at END,
      evidence = CASE WHEN ${$.notes}::jsonb IS NULL THEN evidence ELSE ${noted($.notes)} END
    WHERE id = ${$.id} AND outcome IS NULL`,
);

async function writeOpen(tx: Sql, post: number, write: OpenWrite): Promise<void> {
  const { id, outcome = null, reason, note, absentReads = null, unprobed = false } = write;
  const notes = note === undefined ? null : json([note]);
  const touched = await tx.run(writeIfOpen({ id, outcome, ...reasonOf(reason), absentReads, unprobed, notes }));
  if (touched === 0) throw new LeaseLost(post);
}

const reasonOf = (reason: Reason | undefined) => ({
  reasonCode: reason?.code ?? null,
  reasonValues: reason?.values === undefined ? null : json<unknown>(reason.values),
});

const addNote = statement(
  'note-attempt',
  { takes: { id: int8, notes: jsonText<readonly Note[]>() }, gives: {} },
  ($) => `UPDATE publish_attempts SET evidence = ${noted($.notes)} WHERE id = ${$.id}`,
);
/** What an attempt learns outside of any move, also when it is closed: a late answer changes nothing else. */
export async function noteAttempt(db: Sql, id: number, note: Note): Promise<void> {
  await db.run(addNote({ id, notes: json([note]) }));
}

const keepRef = prepared('keep-accepted-ref', (p: { id: number; ref: string }) =>
  query
    .updateTable('publish_attempts')
    .set({ accepted_ref: p.ref })
    .where('id', '=', p.id)
    .where('outcome', 'is', null),
);
/** By which reference the network works on what it took: kept also when the answer comes late, for it is read with it. */
export async function keepAcceptedRef(db: Sql, id: number, ref: string): Promise<void> {
  await db.run(keepRef({ id, ref }));
}
