import type { Sql } from '../../../platform/db/database.ts';
import { query, sql } from '../../../platform/db/query.ts';

/** Removes drafts without a word or a picture, whatever networks and time they are for: opening the composer makes one. */
export async function tidyDrafts(db: Sql): Promise<void> {
  await db.run(
    query
      .deleteFrom('generated_postings')
      .where('scheduled_at', 'is', null)
      .where('updated_at', '<', sql<Date>`app_now() - interval '7 days'`)
      .where('message', '=', '')
      .where('link', 'is', null)
      .where('first_comment', 'is', null)
      .where(sql<boolean>`media_ids = '[]' AND message_by_app = '{}'`),
  );
}
