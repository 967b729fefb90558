import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

/** Forgets what the advisor of an erased profile said in newsletters, and those that were not sent. Repeatable. */
export async function eraseCopies(tx: Sql, profileId: number): Promise<void> {
  await tx.run(query.deleteFrom('newsletters').where('profile_id', '=', profileId).where('run_id', 'is', null));
  await tx.run(
    query.updateTable('newsletters').set({ subject: null, intro_html: null }).where('profile_id', '=', profileId),
  );
}
