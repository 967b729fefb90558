import {
  CONTACT_NAME_MAX,
  type ContactImport,
  FILE_FAULTS,
  IMPORT_ERRORS_SHOWN,
  IMPORT_UNDO_MS,
} from '@waypost/contract/contacts';
import type { Locale } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { countAll, query, type TableRow } from '../../../platform/db/query.ts';
import { notFound, text, translate } from '../../../platform/errors/index.ts';
import { wireTime } from '../../../platform/http/index.ts';
import { limitOf } from '../emails/contacts-imported.ts';
import type { ListScope } from '../scope.ts';
import { type ImportRow, importsOf } from './import-store.ts';

type FaultRow = TableRow<'contact_import_faults'>;
/** As many imports of a list are told. */
const LAST = 20;

const faultsOf = (id: number) => query.selectFrom('contact_import_faults').where('import_id', '=', id);

export async function readImport(db: Sql, scope: ListScope, id: number): Promise<ImportRow> {
  const row = await db.row(importsOf(scope).selectAll().where('id', '=', id));
  if (row === null) throw notFound();
  return row;
}

/** With what its first faults are, in the reader's language. */
export async function presentImport(db: Sql, row: ImportRow, locale: Locale): Promise<ContactImport> {
  const [faults, count] = await Promise.all([
    db.rows(faultsOf(row.id).selectAll().orderBy('row').limit(IMPORT_ERRORS_SHOWN)),
    db.row(faultsOf(row.id).select(countAll)),
  ]);
  return {
    ...present(row, locale),
    error_count: count?.count ?? 0,
    errors: faults.map((fault) => presentFault(fault, locale)),
  };
}

/** The last ones that were begun, without their faults: those are told of each by itself. */
export async function lastImports(db: Sql, scope: ListScope, locale: Locale): Promise<ContactImport[]> {
  const begun = importsOf(scope).selectAll().where('started_at', 'is not', null);
  const rows = await db.rows(begun.orderBy('started_at', 'desc').limit(LAST));
  return rows.map((row) => ({ ...present(row, locale), error_count: row.skipped, errors: [] }));
}

function present(row: ImportRow, locale: Locale): Omit<ContactImport, 'error_count' | 'errors'> {
  const { state, finished_at: finished, started_at: started, reason } = row;
  const undoable = started !== null && finished !== null && (state === 'done' || state === 'failed');
  const until = undoable ? new Date(finished.getTime() + IMPORT_UNDO_MS) : null;
  return {
    import_id: row.id,
    status: state,
    file_name: row.file_name,
    created: wireTime(row.created_at),
    finished: finished && wireTime(finished),
    columns: row.columns,
    sample: row.sample,
    suggested: row.suggested,
    mapping: row.mapping,
    total: row.total,
    done: row.done,
    added: row.added,
    updated: row.updated,
    unchanged: row.unchanged,
    skipped: row.skipped,
    suppressed: row.suppressed,
    reason: reason === null ? null : reasonOf(reason, locale),
    undo_until: until && wireTime(until),
  };
}

function reasonOf(reason: string, locale: Locale): string {
  const fault = FILE_FAULTS.find((one) => one === reason) ?? 'failed';
  return translate(locale, text(`contacts.files.${fault}`, { limit: limitOf(fault) }));
}

export const sentenceOf = ({ fault }: Pick<FaultRow, 'fault'>, locale: Locale): string =>
  translate(locale, text(`contacts.faults.${fault}`, { limit: CONTACT_NAME_MAX }));

const presentFault = (row: FaultRow, locale: Locale): ContactImport['errors'][number] => ({
  row: row.row,
  field: row.field,
  fault: row.fault,
  message: sentenceOf(row, locale),
  value: row[row.field],
});
