import { type RecipientsFile, recipientsFileAddress } from '@waypost/contract/reports';
import { z } from '#zod';
import { privateKey } from '../../../connectors/storage/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql, type TableRow } from '../../../platform/db/query.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { JobRef } from '../../../platform/jobs/jobs.ts';
import type { ReportScope } from '../scope.ts';

export type FileRow = TableRow<'recipient_exports'>;

export const fileJob: JobRef<{ export: number }> = {
  id: 'reports.export',
  payload: z.object({ export: z.number() }),
  maxAttempts: 5,
};

/** A try never writes over what another one may be writing still. */
export const keyOf = ({ folder, tries }: Pick<FileRow, 'folder' | 'tries'>): string =>
  privateKey(`reports/${folder}/${tries}.xlsx`);

export const making = query
  .selectFrom('recipient_exports')
  .selectAll()
  .where('ready_at', 'is', null)
  .where('failed_at', 'is', null);

export const inDays = (days: number) => sql<Date>`app_now() + make_interval(days => ${sql.lit(days)})`;

/** One that can be downloaded, of this newsletter. */
export const readyFile = (db: Sql, { newsletterId }: ReportScope, id: number): Promise<FileRow | null> =>
  db.row(
    query
      .selectFrom('recipient_exports')
      .selectAll()
      .where('id', '=', id)
      .where('newsletter_id', '=', newsletterId)
      .where('ready_at', 'is not', null)
      .where('expires_at', '>', appNow),
  );

/** The newest one, and whether another is being made. */
export async function fileOf(db: Sql, { newsletterId }: ReportScope): Promise<RecipientsFile> {
  const rows = await db.rows(
    query
      .selectFrom('recipient_exports')
      .select(['id', 'ready_at', 'failed_at', 'expires_at'])
      .select((e) => e('expires_at', '>', appNow).as('kept'))
      .where('newsletter_id', '=', newsletterId)
      .orderBy('id', 'desc')
      .limit(5),
  );
  const ready = rows.find(({ ready_at, kept }) => ready_at !== null && kept);
  return {
    making: rows.some(({ ready_at, failed_at }) => ready_at === null && failed_at === null),
    url: ready === undefined ? null : recipientsFileAddress(newsletterId, ready.id),
    until: ready === undefined ? null : wireTime(ready.expires_at),
    failed: (rows[0]?.failed_at ?? null) !== null,
  };
}
