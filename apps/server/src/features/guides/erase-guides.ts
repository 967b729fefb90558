import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { appNow, query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { ownFiles } from '../media/index.ts';
import { restorableUntil } from '../profiles/index.ts';

const due = query
  .selectFrom('guides')
  .select(['id', 'video_id', 'poster_id'])
  .where(restorableUntil('guides'), '<=', appNow);

/** Forgets guides that were deleted thirty days ago, and their files, whose addresses opened until then. Repeatable. */
export async function eraseGuides({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await eachDue({ log, rows: await db.rows(due) }, ({ id }) => db.transaction((tx) => eraseGuide(tx, id)));
}

async function eraseGuide(tx: Sql, id: number): Promise<boolean> {
  // Somebody restores it, or another process is at it.
  const row = await tx.row(due.where('id', '=', id).forUpdate().skipLocked());
  if (row === null) return false;
  await tx.run(query.deleteFrom('guides').where('id', '=', id));
  const { removeOwn } = await ownFiles();
  for (const file of [row.video_id, row.poster_id]) if (file !== null) await removeOwn(tx, file);
  await audit(tx, null, { action: 'guide.erased', objectType: 'guide', objectId: id });
  return true;
}
