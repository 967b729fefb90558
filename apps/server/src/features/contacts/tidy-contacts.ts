import { IMPORT_UNDO_MS, IMPORT_WAITS_MS } from '@waypost/contract/contacts';
import { appNow, query, sql } from '../../platform/db/query.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { ContactDeps } from './deps.ts';
import { keyOf } from './exporting/export-store.ts';
import { removeFileJob } from './tables/remove-file.ts';

const before = (ms: number) => sql<Date>`app_now() - make_interval(secs => ${ms / 1000})`;
const AT_ONCE = 1_000;

/** Takes away what nobody can use any more: files that were not imported, what an undo would give back, exports that have expired. Repeatable. */
export async function tidyContacts(deps: Pick<ContactDeps, 'db' | 'log' | 'storage'>): Promise<void> {
  await tidyImports(deps);
  await tidyExports(deps);
}

async function tidyImports({ db }: Pick<ContactDeps, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const left = await tx.rows(
      query
        .selectFrom('contact_imports')
        .select(['id', 'key', 'started_at'])
        .where('key', 'is not', null)
        .where('state', 'in', ['uploaded', 'checked', 'failed'])
        .where('created_at', '<', before(IMPORT_WAITS_MS))
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    );
    const keys = left.flatMap(({ key }) => key ?? []);
    const ids = (begun: boolean) =>
      left.filter(({ started_at }) => (started_at !== null) === begun).map(({ id }) => id);
    if (ids(false).length > 0) await tx.run(query.deleteFrom('contact_imports').where('id', 'in', ids(false)));
    if (ids(true).length > 0)
      await tx.run(query.updateTable('contact_imports').set({ key: null }).where('id', 'in', ids(true)));
    if (keys.length > 0) await addJob(tx, removeFileJob, { keys });
  });
  const past = query
    .selectFrom('contact_imports')
    .select('id')
    .where('state', 'in', ['done', 'failed', 'undone'])
    .where('finished_at', '<', before(2 * IMPORT_UNDO_MS));
  await db.run(query.deleteFrom('contact_import_changes').where('import_id', 'in', past));
  await db.run(query.deleteFrom('contact_import_faults').where('import_id', 'in', past));
}

/** A worker that hung may still put a file of a try that nobody waits for any more: it is taken away again until then. */
const long = sql<boolean>`expires_at <= app_now() - interval '1 day'`;

const nothingLeft = {
  ...{ bytes: null, tries: 0 },
  failed_at: sql<Date>`coalesce(failed_at, ready_at, app_now())`,
};

/** Every try that was begun may have put a file, also one that was never shown: whatever became of its export. */
async function tidyExports({ db, log, storage }: Pick<ContactDeps, 'db' | 'log' | 'storage'>): Promise<void> {
  const over = query
    .selectFrom('contact_exports')
    .select(['id', 'folder', 'tries', long.as('long')])
    .where('expires_at', '<=', appNow)
    .where('tries', '>', 0)
    .orderBy('id');
  await eachDue({ log, rows: await db.rows(over) }, async ({ id, folder, tries, long }) => {
    for (let n = 1; n <= tries; n++) await storage.remove(keyOf({ folder, tries: n }));
    // The row says when the last export was, and without a try that nothing is left of it. Nobody begins one of it any more.
    if (long)
      await db.run(
        query.updateTable('contact_exports').set(nothingLeft).where('id', '=', id).where('tries', '=', tries),
      );
    return true;
  });
}
