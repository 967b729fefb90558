import type { PostPhase } from '@waypost/contract/posts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { type AttemptWrite, writeAttempt } from './attempts.ts';
import { LeaseLost, type MachineRow, PHASE } from './machine-row.ts';
import { phasesOf, type RowMove, setsOf } from './post-write.ts';

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

async function writeRow<From extends PostPhase>(db: Sql, row: Leased | Locked, move: RowMove<From>): Promise<void> {
  const values: unknown[] = [row.id, phasesOf(move)];
  const put = (value: unknown) => `$${values.push(isJson(value) ? JSON.stringify(value) : value)}`;
  const leased = row.lease_token !== undefined;
  const set = setsOf(leased ? move : { ...move, write: { ...move.write, version: 'next' } }, put);
  const fence = leased ? `AND p.lease_token = ${put(row.lease_token)} AND p.version = ${put(row.version)}` : '';
  const touched = await db.run(
    `UPDATE scheduled_postings p SET ${set} WHERE p.id = $1 AND ${PHASE} = ANY($2::text[]) ${fence}`,
    values,
  );
  if (touched === 0) throw new LeaseLost(row.id);
}

const isJson = (value: unknown): boolean => typeof value === 'object' && value !== null && !(value instanceof Date);

/** For what is not worth a word when somebody else has the row by now. */
export async function unlessLost(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
  });
}
