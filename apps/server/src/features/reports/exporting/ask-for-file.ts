import { randomBytes } from 'node:crypto';
import { RECIPIENT_FILE_DAYS } from '@waypost/contract/reports';
import { audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { ReportScope } from '../scope.ts';
import { fileJob, inDays } from './export-store.ts';

/** Has a workbook made of all recipients; 409 while one is being made, or before there are any. */
export async function askForFile(db: Database, { newsletterId, runId, profile }: ReportScope): Promise<void> {
  if (runId === null) throw conflict('reports.errors.nothingSent');
  const { actor } = profile;
  await db
    .transaction(async (tx) => {
      const folder = randomBytes(18).toString('base64url');
      const row = await tx.row(
        query
          .insertInto('recipient_exports')
          .values({
            ...{ newsletter_id: newsletterId, user_id: actor.userId, folder },
            expires_at: inDays(RECIPIENT_FILE_DAYS),
          })
          .returning('id'),
      );
      if (row === null) throw new Error('the export was not written down');
      await addJob(tx, fileJob, { export: row.id }, { queue: `newsletter:${newsletterId}` });
      await audit(tx, actor, { action: 'newsletter.exported', objectType: 'newsletter', objectId: newsletterId });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'recipient_exports_making')
        ? conflict('reports.errors.exporting', { code: 'busy' })
        : error;
    });
}
