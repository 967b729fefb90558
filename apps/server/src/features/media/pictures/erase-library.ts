import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { purgeImageJob } from './delete-image.ts';

/**
 * Everything in the library of a profile that is gone goes as if its person had deleted it: the files follow in jobs, but for
 * those that a post or draft of another profile of hers shows.
 */
export async function eraseLibrary(tx: Sql, profileId: number): Promise<void> {
  const images = await tx.rows(
    query
      .updateTable('profile_images')
      .set((e) => ({ hidden_at: e.fn.coalesce('hidden_at', appNow), description: null }))
      .where('profile_id', '=', profileId)
      .returning('id'),
  );
  await tx.run(query.deleteFrom('branding_changes').where('profile_id', '=', profileId));
  for (const { id } of images) await addJob(tx, purgeImageJob, { image: id });
}
