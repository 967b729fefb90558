import { stat } from 'node:fs/promises';
import path from 'node:path';
import { RECIPIENT_FILE_DAYS } from '@waypost/contract/reports';
import { appNow, query } from '../../../platform/db/query.ts';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { contactTables } from '../../contacts/index.ts';
import type { ReportDeps } from '../deps.ts';
import { type FileRow, inDays, keyOf, making } from './export-store.ts';
import { recipientSheet } from './recipient-sheet.ts';

const TRIES = 3;

/**
 * Makes a workbook: in a folder of its own, then put whole under the key of this try, then shown. Whatever dies between, nobody is handed
 * a part. Repeatable; does nothing for one that is made, given up or gone.
 */
export async function makeFile(deps: ReportDeps, id: number): Promise<void> {
  const { db, log } = deps;
  const begun = await db.row(
    query
      .updateTable('recipient_exports')
      .set((e) => ({ tries: e('tries', '+', 1) }))
      .where('id', 'in', making.clearSelect().select('id').where('id', '=', id).where('tries', '<', TRIES))
      .returningAll(),
  );
  if (begun === null) return giveUp(deps, id);
  try {
    await finish(deps, begun, await written(deps, begun));
  } catch (error) {
    log.warn({ err: error, export: id, try: begun.tries }, 'recipients could not be exported');
    if (begun.tries < TRIES) throw error;
    await giveUp(deps, id);
  }
}

const written = (deps: ReportDeps, row: FileRow): Promise<number> =>
  inWorkFolder(deps.config, async (folder) => {
    const { db, storage } = deps;
    const of = await db.row(
      query
        .selectFrom('newsletters as n')
        .innerJoin('users as u', (join) => join.on('u.id', '=', row.user_id))
        .select(['n.run_id', 'u.locale'])
        .where('n.id', '=', row.newsletter_id),
    );
    if (of === null || of.run_id === null) throw new Error('nothing was sent');
    const file = path.join(folder, 'recipients.xlsx');
    const { WORKBOOK_MIME, writeWorkbookFile } = await contactTables();
    await writeWorkbookFile(file, recipientSheet(db, of.run_id, of.locale));
    await storage.putFile(keyOf(row), file, WORKBOOK_MIME);
    return (await stat(file)).size;
  });

/** Shows it, and lets those before it end: one is kept of a newsletter. */
async function finish({ db, storage }: ReportDeps, row: FileRow, bytes: number): Promise<void> {
  const shown = await db.transaction(async (tx) => {
    const own = making.clearSelect().select('id').where('id', '=', row.id).where('expires_at', '>', appNow);
    const changed = await tx.run(
      query
        .updateTable('recipient_exports')
        .set({ bytes, ready_at: appNow, expires_at: inDays(RECIPIENT_FILE_DAYS) })
        .where('id', 'in', own)
        .where('tries', '=', row.tries),
    );
    if (changed === 0) return false;
    await tx.run(
      query
        .updateTable('recipient_exports')
        .set({ expires_at: appNow })
        .where('newsletter_id', '=', row.newsletter_id)
        .where('id', '<', row.id)
        .where('expires_at', '>', appNow),
    );
    return true;
  });
  // Ended meanwhile, or another try is at it: nobody will ask for this file.
  if (!shown) await storage.remove(keyOf(row));
}

async function giveUp({ db }: ReportDeps, id: number): Promise<void> {
  const open = making.clearSelect().select('id').where('id', '=', id);
  await db.run(query.updateTable('recipient_exports').set({ failed_at: appNow }).where('id', 'in', open));
}
