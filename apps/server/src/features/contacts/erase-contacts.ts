import type { Sql } from '../../platform/db/database.ts';
import { appNow, query } from '../../platform/db/query.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { keyOf } from './exporting/export-store.ts';
import { removeFileJob } from './tables/remove-file.ts';

/** As many contacts go at once; the others at the next turn. */
const AT_ONCE = 20_000;

const listsOf = (profileId: number) =>
  query
    .selectFrom('contact_lists as l')
    .innerJoin('newsletter_accounts as a', 'a.id', 'l.account_id')
    .select('l.id')
    .where('a.profile_id', '=', profileId);

/**
 * Takes away the contacts of a profile that is erased, with all files. Suppressions and the ledger stay: they know addresses by their
 * hash, and the ledger is the evidence for what was sent. False while there are more.
 */
export async function eraseContacts(tx: Sql, profileId: number): Promise<boolean> {
  const lists = listsOf(profileId);
  const some = query.selectFrom('contacts').select('id').where('list_id', 'in', lists).orderBy('id').limit(AT_ONCE);
  const gone = await tx.run(query.deleteFrom('contacts').where('id', 'in', some));
  const imports = query.selectFrom('contact_imports').select('id').where('list_id', 'in', lists);
  await tx.run(query.deleteFrom('contact_import_faults').where('import_id', 'in', imports));
  await tx.run(query.deleteFrom('contact_import_changes').where('import_id', 'in', imports));
  const brought = await tx.rows(
    query.selectFrom('contact_imports').select('key').where('list_id', 'in', lists).where('key', 'is not', null),
  );
  await tx.run(
    query
      .updateTable('contact_imports')
      .set((e) => ({
        key: null,
        file_name: '',
        sample: e.val('[]') as never,
        turn: e('turn', '+', 1),
        state: 'undone',
      }))
      .where('list_id', 'in', lists),
  );
  const made = await tx.rows(
    query
      .updateTable('contact_exports')
      .set((e) => ({
        expires_at: appNow,
        bytes: null,
        failed_at: e.fn.coalesce('failed_at', e.ref('ready_at'), appNow),
      }))
      .where('list_id', 'in', lists)
      // Whatever became of them; the tidying goes on with what a worker may be making still.
      .where('expires_at', '>', appNow)
      .returning(['folder', 'tries']),
  );
  const files = made.flatMap(({ folder, tries }) =>
    Array.from({ length: tries }, (_, n) => keyOf({ folder, tries: n + 1 })),
  );
  const keys = [...brought.flatMap(({ key }) => key ?? []), ...files];
  if (keys.length > 0) await addJob(tx, removeFileJob, { keys });
  // What somebody wrote into the ledger in her own words.
  await tx.run(
    query.updateTable('consent_events').set({ note: null }).where('list_id', 'in', lists).where('note', 'is not', null),
  );
  return gone < AT_ONCE;
}
