import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import { bool } from '../../platform/db/column.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { type Json, json } from '../../platform/db/json.ts';
import { appNow, query, sql, typed } from '../../platform/db/query.ts';

const KEY = 'demo';

/** How far the demo world has come; kept in the installation, so that a start after a kill goes on where it ended. */
export interface Progress {
  /** All its times are counted from here. */
  readonly anchor: string;
  readonly done: readonly string[];
  /** Nothing is missing but, perhaps, the videos. */
  readonly complete: boolean;
  /** They are made when everything else is there. */
  readonly videosLeft?: boolean;
}

const stored = query.selectFrom('installation').select('value').where('key', '=', KEY);

const progressOf = async (db: Sql): Promise<Progress | null> =>
  ((await db.row(stored))?.value as Progress | undefined) ?? null;

/** What was done before, or a beginning now; for who is alone with the demo world. */
export async function beginDemo(db: Sql): Promise<Progress> {
  const before = await progressOf(db);
  if (before !== null) return before;
  const now = await db.row(query.selectNoFrom(appNow.as('now')));
  const progress = { anchor: (now?.now ?? new Date()).toISOString(), done: [], complete: false };
  await db.run(query.insertInto('installation').values({ key: KEY, value: json<unknown>(progress) }));
  return progress;
}

/** Whether a start has nothing left to do. */
export const isTold = async (db: Sql): Promise<boolean> => {
  const progress = await progressOf(db);
  return progress?.complete === true && progress.videosLeft !== true;
};

/** Others may mark theirs at the same time; called last in a transaction, since all wait here for one row. */
export async function markDone(tx: Sql, name: string): Promise<void> {
  const value = sql<Json<unknown>>`jsonb_set(value, '{done}', value -> 'done' || ${json([name])}::jsonb)`;
  await tx.run(query.updateTable('installation').set({ value }).where('key', '=', KEY));
}

export async function markComplete(db: Sql, videosLeft: boolean): Promise<void> {
  const value = sql<Json<unknown>>`value || ${json({ complete: true, videosLeft })}::jsonb`;
  await db.run(query.updateTable('installation').set({ value }).where('key', '=', KEY));
}

export const forgetProgress = (db: Sql) => db.run(query.deleteFrom('installation').where('key', '=', KEY));

/** Runs it while nobody else tells or clears the demo world, and not at all when somebody does. */
export async function aloneWithDemo(db: Database, work: () => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const lock = typed(bool)`pg_try_advisory_xact_lock(${sql.raw(ADVISORY_LOCKS.demo)})`;
    const taken = await tx.row(query.selectNoFrom(lock.as('taken')));
    if (taken?.taken !== true) return false;
    await work();
    return true;
  });
}
