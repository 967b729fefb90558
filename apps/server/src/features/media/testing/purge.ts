import type { TestWaypost } from '../../../testing/database/text-sql.ts';
import { purgeImage, removeFiles } from '../pictures/delete-image.ts';

/** Forgets an image or video and removes the files that were left to a job, as a worker would. */
export async function purge(waypost: TestWaypost, image: number): Promise<void> {
  await purgeImage(waypost, image);
  const left = await waypost.db.rows<{ keys: string[] }>(
    `SELECT ARRAY(SELECT json_array_elements_text(j.payload -> 'keys')) AS keys FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'media-remove-files' ORDER BY j.id`,
  );
  for (const { keys } of left) await removeFiles(waypost, keys);
}
