import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query } from '../../../platform/db/query.ts';

/** Empties the drafts of a profile that is gone; posts name the rows that they were made of. */
export async function eraseDrafts(tx: Sql, profileId: number): Promise<void> {
  await tx.run(
    query
      .updateTable('generated_postings')
      .set({
        message: '',
        message_by_app: json({}),
        link: null,
        media_ids: json([]),
        alt_texts: json([]),
        first_comment: null,
      })
      .where('profile_id', '=', profileId),
  );
}
