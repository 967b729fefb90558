import type { Sql } from '../../../platform/db/database.ts';
import { query, realNow } from '../../../platform/db/query.ts';

/** Everybody signs in again, and no link that was mailed works any more: who was let in or out since is not known. */
export async function endAllSessions(tx: Sql): Promise<void> {
  await tx.run(query.updateTable('sessions').set({ revoked_at: realNow }).where('revoked_at', 'is', null));
  await tx.run(query.updateTable('one_time_tokens').set({ used_at: realNow }).where('used_at', 'is', null));
}
