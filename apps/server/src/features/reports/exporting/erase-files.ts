import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';

/** The files of a profile that is erased expire: the next tidying takes them away, and the rows a day later. */
export async function eraseFiles(tx: Sql, profileId: number): Promise<boolean> {
  const own = query.selectFrom('newsletters').select('id').where('profile_id', '=', profileId);
  await tx.run(
    query
      .updateTable('recipient_exports')
      .set((e) => ({ expires_at: appNow, failed_at: e.fn.coalesce('failed_at', e.ref('ready_at'), appNow) }))
      .where('newsletter_id', 'in', own)
      .where('expires_at', '>', appNow),
  );
  return true;
}
