import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_DAYS } from '@waypost/contract/archives';
import { appNow, query } from '../../platform/db/query.ts';
import { inWorkFolder } from '../../platform/files/work-folder.ts';
import { queueMail } from '../outbox/index.ts';
import type { ArchiveDeps } from './deps.ts';
import { archiveReady } from './emails/archive-ready.ts';
import { type ArchiveRow, inDays, keyOf, making } from './store.ts';
import { writeZip } from './write-zip.ts';

const TRIES = 3;
const PROGRESS_MS = 1_000;

/**
 * Makes an archive: in a folder of its own, then put whole under the key of this try, then shown. Whatever dies between, nobody is
 * handed a part, and the tries are counted before they begin. Repeatable; does nothing for one that is made, given up or ended.
 */
export async function makeArchive(deps: ArchiveDeps, id: number): Promise<void> {
  const { db } = deps;
  const begun = await db.row(
    query
      .updateTable('archives')
      .set((e) => ({ tries: e('tries', '+', 1), files: 0, files_total: 0 }))
      .where('id', 'in', making.clearSelect().select('id').where('id', '=', id).where('tries', '<', TRIES))
      .returningAll(),
  );
  if (begun === null) return giveUp(deps, id);
  try {
    await finish(deps, begun, await packed(deps, begun));
  } catch (error) {
    deps.log.warn({ err: error, archive: id, try: begun.tries }, 'an archive could not be made');
    if (begun.tries < TRIES) throw error;
    await giveUp(deps, id);
  }
}

/** Answers the size of what is stored now. */
const packed = (deps: ArchiveDeps, row: ArchiveRow): Promise<number> =>
  inWorkFolder(deps.config, async (folder) => {
    const file = path.join(folder, 'archive.zip');
    const rooms = await Promise.all(deps.archived().map((room) => room(row.user_id)));
    const total = rooms.reduce((sum, { many = 0 }) => sum + many, 0);
    let told = 0;
    await writeZip(file, rooms, async (files) => {
      if (Date.now() - told < PROGRESS_MS) return;
      told = Date.now();
      const stays = query.updateTable('archives').set({ files, files_total: total }).where('id', '=', row.id);
      if ((await deps.db.run(stays.where('tries', '=', row.tries).where('failed_at', 'is', null))) === 0)
        throw new Error('the archive was ended');
    });
    await deps.storage.putFile(keyOf(row), file, 'application/zip');
    return (await stat(file)).size;
  });

/** Shows it, mails that, and lets those before it end: one is kept per account. */
async function finish({ db, storage }: ArchiveDeps, row: ArchiveRow, bytes: number): Promise<void> {
  const shown = await db.transaction(async (tx) => {
    const own = making.clearSelect().select('id').where('id', '=', row.id).where('expires_at', '>', appNow);
    const ready = await tx.row(
      query
        .updateTable('archives')
        .set({ bytes, ready_at: appNow, expires_at: inDays(ARCHIVE_DAYS) })
        .where('id', 'in', own)
        .where('tries', '=', row.tries)
        .returning('expires_at'),
    );
    if (ready === null) return false;
    await tx.run(
      query
        .updateTable('archives')
        .set({ expires_at: appNow })
        .where('user_id', '=', row.user_id)
        .where('id', '<', row.id)
        .where('expires_at', '>', appNow),
    );
    await queueMail(tx, archiveReady, {
      userId: row.user_id,
      params: { until: ready.expires_at.toISOString() },
      dedupeKey: `archive:${row.id}`,
    });
    return true;
  });
  // Ended meanwhile, or another try is at it: nobody will ask for this file.
  if (!shown) await storage.remove(keyOf(row));
}

async function giveUp({ db }: ArchiveDeps, id: number): Promise<void> {
  const open = making.clearSelect().select('id').where('id', '=', id);
  await db.run(query.updateTable('archives').set({ failed_at: appNow }).where('id', 'in', open));
}
