import { z } from '#zod';
import { privateKey } from '../../../connectors/storage/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql, type TableRow } from '../../../platform/db/query.ts';
import type { JobRef } from '../../../platform/jobs/jobs.ts';
import type { ListScope } from '../scope.ts';

export type ExportRow = TableRow<'contact_exports'>;

export const exportJob: JobRef<{ export: number }> = {
  id: 'contacts.export',
  payload: z.object({ export: z.number() }),
  maxAttempts: 5,
};

/** A try never writes over what another one may be writing still. */
export const keyOf = ({ folder, tries }: Pick<ExportRow, 'folder' | 'tries'>): string =>
  privateKey(`contacts/${folder}/${tries}.xlsx`);

export const making = query
  .selectFrom('contact_exports')
  .selectAll()
  .where('ready_at', 'is', null)
  .where('failed_at', 'is', null);

/** One that can be downloaded, of this list. */
export const readyExport = (db: Sql, { listId }: ListScope, id: number): Promise<ExportRow | null> =>
  db.row(
    query
      .selectFrom('contact_exports')
      .selectAll()
      .where('id', '=', id)
      .where('list_id', '=', listId)
      .where('ready_at', 'is not', null)
      .where('expires_at', '>', appNow),
  );

export const inDays = (days: number) => sql<Date>`app_now() + make_interval(days => ${sql.lit(days)})`;
