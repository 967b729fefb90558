import type { PostPhase } from '@waypost/contract/posts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { placesOf, shapes } from '../../../platform/db/prepared.ts';
import { any, query } from '../../../platform/db/query.ts';
import { type AttemptWrite, writeAttempt } from './attempts/attempts.ts';
import { hiddenPhase, LeaseLost, type MachineRow } from './machine-row.ts';
import { phasesOf, type RowMove, setsOf, type Written, writtenOf } from './post-write.ts';

/** A row in a worker's hands: written only while lease and version are those of the claim. */
type Leased = Pick<MachineRow, 'id' | 'lease_token' | 'version'>;
/** A row that this transaction has locked: it gets a new version, so that no worker writes about the one before. */
interface Locked {
  readonly id: number;
  readonly lease_token?: undefined;
}

export interface Move<From extends PostPhase> extends RowMove<From> {
  /** What becomes of the attempt: one is opened, closed or noted upon. */
  readonly attempt?: AttemptWrite;
}

/**
 * Moves one post: the only place that does, beside the statements that decide and move in one (claim, gates, save-live)
 * and those that move many. Row and attempt change together, in the caller's transaction or one of its own; the row is
 * written before its attempt, as everybody locks them. Throws {@link LeaseLost}, and leaves nothing behind in a
 * transaction, when the row is somebody else's by now, was changed, or is in none of the phases of `from`.
 */
export async function transition<const From extends PostPhase>(
  db: Sql | Database,
  row: Leased | Locked,
  move: Move<From>,
): Promise<void> {
  const { attempt } = move;
  if (attempt !== undefined && 'transaction' in db) return db.transaction((tx) => transition(tx, row, move));
  await writeRow(db, row, move);
  if (attempt !== undefined) await writeAttempt(db, row.id, attempt);
}

/** The values of one move: whose row it is, and what is written. */
interface Values extends Written {
  readonly id: number;
  readonly from: readonly PostPhase[];
  readonly lease?: string;
  readonly claimed?: number;
}

/** One statement for each set of values that the callers write out, so their number is that of the code's moves. */
const moves = shapes('move', (keys: readonly (keyof Values)[]) => (all: Values) => {
  const p: Values = placesOf(all, keys);
  const ours = query
    .updateTable('scheduled_postings as p')
    .set(setsOf(p))
    .where('p.id', '=', p.id)
    .where(hiddenPhase, '=', any(p.from));
  if (p.lease === undefined || p.claimed === undefined) return ours;
  return ours.where('p.lease_token', '=', p.lease).where('p.version', '=', p.claimed);
});

async function writeRow<From extends PostPhase>(db: Sql, row: Leased | Locked, move: RowMove<From>): Promise<void> {
  const fence =
    row.lease_token === undefined ? ({ version: 'next' } as const) : { lease: row.lease_token, claimed: row.version };
  const values: Values = { ...writtenOf(move), id: row.id, from: phasesOf(move), ...fence };
  const keys = (Object.keys(values) as (keyof Values)[]).filter((key) => values[key] !== undefined).sort();
  if ((await db.run(moves(keys.join(' '), keys)(values))) === 0) throw new LeaseLost(row.id);
}

/** For what is not worth a word when somebody else has the row by now. */
export async function unlessLost(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
  });
}
