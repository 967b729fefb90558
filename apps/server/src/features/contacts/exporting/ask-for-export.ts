import { randomBytes } from 'node:crypto';
import { EXPORT_DAYS } from '@waypost/contract/contacts';
import { audit } from '../../../platform/audit/audit.ts';
import { query } from '../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueOf } from '../importing/import-store.ts';
import type { ListScope } from '../scope.ts';
import { exportJob, inDays } from './export-store.ts';

/** Has a workbook made of all contacts of a list; 409 while one is being made. */
export async function askForExport({ db }: Pick<Deps, 'db'>, { listId, profile }: ListScope): Promise<void> {
  const { actor } = profile;
  await db
    .transaction(async (tx) => {
      const folder = randomBytes(18).toString('base64url');
      const row = await tx.row(
        query
          .insertInto('contact_exports')
          .values({ list_id: listId, user_id: actor.userId, folder, expires_at: inDays(EXPORT_DAYS) })
          .returning('id'),
      );
      if (row === null) throw new Error('the export was not written down');
      await addJob(tx, exportJob, { export: row.id }, { queue: queueOf(listId) });
      await audit(tx, actor, { action: 'contacts.exported', objectType: 'contact_list', objectId: listId });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'contact_exports_making')
        ? conflict('contacts.errors.exporting', { code: 'busy' })
        : error;
    });
}
