import type { Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';

/** Removes the texts of old mails; one that still waits is kept, however old it is. */
export async function tidyOutbox(db: Sql): Promise<void> {
  const old = sql<Date>`clock_timestamp() - interval '90 days'`;
  await db.run(query.deleteFrom('mails').where('state', '<>', 'waiting').where('created_at', '<', old));
}
