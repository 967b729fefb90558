import type { ImportMapping, ImportState } from '@waypost/contract/contacts';
import { IMPORT_UNDO_MS } from '@waypost/contract/contacts';
import type { Locale } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, notFound, text } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { ContactDeps } from '../deps.ts';
import { type ListScope, refuseSwitchedOff } from '../scope.ts';
import { removeFileJob } from '../tables/remove-file.ts';
import { type ImportRow, importsOf, orderImport, ZERO } from './import-store.ts';

type OfImport = Pick<ContactDeps, 'db'>;

/** A file waits for its import until then; one that failed may be tried once more. */
const WAITING: readonly ImportState[] = ['uploaded', 'checking', 'checked', 'failed'];

async function held(tx: Sql, scope: ListScope, id: number): Promise<ImportRow> {
  const row = await tx.row(importsOf(scope).selectAll().where('id', '=', id).forNoKeyUpdate());
  if (row === null) throw notFound();
  return row;
}

/** Goes through the file and counts, in the background. */
export const checkImport = (deps: OfImport, scope: ListScope, id: number, mapping: ImportMapping): Promise<ImportRow> =>
  begin(deps, scope, id, { state: 'checking', mapping });

/** Imports it, with the consent that the actor vouches for in a language. */
export const startImport = (
  deps: OfImport,
  scope: ListScope,
  id: number,
  { mapping, locale }: { readonly mapping: ImportMapping; readonly locale: Locale },
): Promise<ImportRow> => begin(deps, scope, id, { state: 'importing', mapping, locale });

async function begin(
  { db }: OfImport,
  scope: ListScope,
  id: number,
  to: { readonly state: 'checking' | 'importing'; readonly mapping: ImportMapping; readonly locale?: Locale },
): Promise<ImportRow> {
  refuseSwitchedOff(scope);
  const { actor } = scope.profile;
  return db
    .transaction(async (tx) => {
      const row = await held(tx, scope, id);
      if (row.key === null || !WAITING.includes(row.state)) throw conflict('contacts.errors.notStarted');
      refuseMapping(row.columns, to.mapping);
      await tx.run(query.deleteFrom('contact_import_faults').where('import_id', '=', id));
      const begun = await tx.row(
        query
          .updateTable('contact_imports')
          .set({
            ...ZERO,
            // How many rows there are a check has counted.
            total: to.state === 'importing' && row.state === 'checked' ? row.total : null,
            state: to.state,
            mapping: json(to.mapping),
            turn: row.turn + 1,
            finished_at: null,
            // Who vouches for the consent, and hears of the end.
            ...{ user_id: actor.userId, impersonator_id: actor.impersonatorId },
            ...(to.locale !== undefined && { locale: to.locale, started_at: appNow }),
          })
          .where('id', '=', id)
          .returningAll(),
      );
      if (begun === null) throw notFound();
      await orderImport(tx, begun);
      const action = to.state === 'checking' ? 'contacts.import_checked' : 'contacts.import_started';
      await audit(tx, actor, { action, objectType: 'contact_import', objectId: id, data: { list: scope.listId } });
      return begun;
    })
    .catch(refuseSecond);
}

/** Of two that would change a list at once the second one hears of the first. */
function refuseSecond(error: unknown): never {
  throw isUniqueViolation(error, 'contact_imports_at_work')
    ? conflict('contacts.errors.importing', { code: 'busy' })
    : error;
}

function refuseMapping(columns: readonly string[], mapping: ImportMapping): void {
  const wrong = (key: 'noEmailColumn' | 'columnTwice' | 'unknownColumn', name = '') =>
    invalid({ mapping: [text(`contacts.errors.${key}`, { name })] });
  const unknown = Object.keys(mapping).find((name) => !columns.includes(name));
  if (unknown !== undefined) throw wrong('unknownColumn', unknown);
  const fields = Object.values(mapping);
  if (new Set(fields).size < fields.length) throw wrong('columnTwice');
  if (!fields.includes('email')) throw wrong('noEmailColumn');
}

/** Takes back what it did, in the background. */
export async function undoImport({ db }: Pick<Deps, 'db'>, scope: ListScope, id: number): Promise<void> {
  const { actor } = scope.profile;
  await db
    .transaction(async (tx) => {
      await held(tx, scope, id);
      const begun = await tx.row(
        query
          .updateTable('contact_imports')
          .set((e) => ({ state: 'undoing', tries: 0, turn: e('turn', '+', 1) }))
          .where('id', '=', id)
          .where('state', 'in', ['done', 'failed'])
          .where('started_at', 'is not', null)
          .where('finished_at', '>', sql<Date>`app_now() - make_interval(secs => ${IMPORT_UNDO_MS / 1000})`)
          .returningAll(),
      );
      if (begun === null) throw conflict('contacts.errors.notUndone');
      await orderImport(tx, begun);
      await audit(tx, actor, {
        action: 'contacts.import_undone',
        objectType: 'contact_import',
        objectId: id,
        data: { list: scope.listId },
      });
    })
    .catch(refuseSecond);
}

/** Throws a file away that was not imported. */
export async function deleteImport({ db }: Pick<Deps, 'db'>, scope: ListScope, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { key, state, started_at } = await held(tx, scope, id);
    if (started_at !== null || !WAITING.includes(state)) throw conflict('contacts.errors.notStarted');
    await tx.run(query.deleteFrom('contact_imports').where('id', '=', id));
    if (key !== null) await addJob(tx, removeFileJob, { keys: [key] });
    const { actor } = scope.profile;
    await audit(tx, actor, { action: 'contacts.file_thrown_away', objectType: 'contact_import', objectId: id });
  });
}
