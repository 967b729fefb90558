import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import { bool } from '../../platform/db/column.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { appNow, query, sql, typed } from '../../platform/db/query.ts';

const KEY = 'demo';

/** How far the demo world has come; kept in the installation, so that a start after a kill goes on where it ended. */
export interface Progress {
  /** All its times are counted from here. */
  readonly anchor: string;
  readonly done: readonly string[];
  readonly complete: boolean;
}

const stored = query.selectFrom('installation').select('value').where('key', '=', KEY);

export const progressOf = async (db: Sql): Promise<Progress | null> =>
  ((await db.row(stored))?.value as Progress | undefined) ?? null;

/** What was done before, or a beginning now. */
export async function beginDemo(db: Sql): Promise<Progress> {
  const before = await progressOf(db);
  if (before !== null) return before;
  const now = await db.row(query.selectNoFrom(appNow.as('now')));
  const progress = { anchor: (now?.now ?? new Date()).toISOString(), done: [], complete: false };
  await saveProgress(db, progress);
  return progress;
}

export async function saveProgress(db: Sql, progress: Progress): Promise<void> {
  const value = json<unknown>(progress);
  await db.run(
    query
      .insertInto('installation')
      .values({ key: KEY, value })
      .onConflict((on) => on.column('key').doUpdateSet({ value })),
  );
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
