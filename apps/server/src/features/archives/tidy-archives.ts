import type { Sql } from '../../platform/db/database.ts';
import { appNow, query, sql } from '../../platform/db/query.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import type { ArchiveDeps } from './deps.ts';
import { keyOf } from './store.ts';

/** A worker that hung may still put a file of a try that nobody waits for any more: it is taken away again until then. */
const long = sql<boolean>`expires_at <= app_now() - interval '1 day'`;

const over = query
  .selectFrom('archives')
  .select(['id', 'folder', 'tries', long.as('long')])
  .where('expires_at', '<=', appNow)
  .orderBy('id');

/** Takes away the files of archives whose time is over, of every try; the row goes last. Repeatable. */
export async function tidyArchives({ db, log, storage }: Pick<ArchiveDeps, 'db' | 'log' | 'storage'>): Promise<void> {
  await eachDue({ log, rows: await db.rows(over) }, async ({ id, folder, tries, long }) => {
    for (let n = 1; n <= tries; n++) await storage.remove(keyOf({ folder, tries: n }));
    if (long) await db.run(query.deleteFrom('archives').where('id', '=', id).where('tries', '=', tries));
    return true;
  });
}

/** Those of a deleted account: none can be downloaded or is made any more, and the files go with the next tidying. */
export async function endArchives(tx: Sql, userId: number): Promise<void> {
  await tx.run(
    query
      .updateTable('archives')
      .set((e) => ({
        expires_at: appNow,
        failed_at: e.fn.coalesce('failed_at', sql<Date>`CASE WHEN ready_at IS NULL THEN app_now() END`),
      }))
      .where('user_id', '=', userId)
      .where('expires_at', '>', appNow),
  );
}
