import { appNow, query, sql } from '../../../platform/db/query.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import type { ReportDeps } from '../deps.ts';
import { keyOf } from './export-store.ts';

/** A worker that hung may still put a file of a try that nobody waits for any more: it is taken away again until then. */
const long = sql<boolean>`expires_at <= app_now() - interval '1 day'`;

/** Takes away files that have expired. Repeatable. */
export async function tidyFiles({ db, log, storage }: Pick<ReportDeps, 'db' | 'log' | 'storage'>): Promise<void> {
  const over = query
    .selectFrom('recipient_exports')
    .select(['id', 'folder', 'tries', long.as('long')])
    .where('expires_at', '<=', appNow)
    .orderBy('id');
  await eachDue({ log, rows: await db.rows(over) }, async ({ id, folder, tries, long }) => {
    for (let n = 1; n <= tries; n++) await storage.remove(keyOf({ folder, tries: n }));
    if (long) await db.run(query.deleteFrom('recipient_exports').where('id', '=', id).where('tries', '=', tries));
    return true;
  });
}
