import { type Contact, type ContactList, exportAddress } from '@waypost/contract/contacts';
import type { Sql } from '../../platform/db/database.ts';
import type { TableRow } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import { wireTime } from '../../platform/http/index.ts';
import type { ListScope } from './scope.ts';
import { readList, type SHOWN_COLUMNS } from './store.ts';

export type ContactRow = Pick<TableRow<'contacts'>, (typeof SHOWN_COLUMNS)[number]>;

export const presentContact = (row: ContactRow): Contact => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  optout_status: row.optout_status,
  optout_date: row.optout_date && wireTime(row.optout_date),
});

/** The list as it is now. */
export async function presentList(db: Sql, scope: ListScope): Promise<ContactList> {
  const row = await readList(db, scope);
  if (row === null) throw notFound();
  const { export_id, ready_at, expires_at } = row;
  // Who may look only cannot open it.
  const kept = row.kept === true && !scope.readOnly;
  const importing = row.import_state === 'importing' || row.import_state === 'undoing';
  return {
    id: row.id,
    emarketing: row.account_id,
    is_importing: importing,
    is_exporting: row.exporting === true,
    contact_list_file: export_id !== null && kept ? exportAddress(row.id, export_id) : null,
    contact_list_file_until: kept && expires_at !== null ? wireTime(expires_at) : null,
    export_created: ready_at && wireTime(ready_at),
    status: importing ? 'IMPORTING' : row.import_failed ? 'ERROR' : 'IDLE',
    import_id: row.import_id,
    is_enabled: scope.isEnabled,
    read_only: scope.readOnly,
  };
}
