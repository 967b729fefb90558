import type { Sql } from '../db/database.ts';
import { query, sql } from '../db/query.ts';

/** Removes the counters of windows that are over. */
export async function tidyThrottles(db: Sql): Promise<void> {
  await db.run(query.deleteFrom('throttles').where('window_start', '<', sql<Date>`app_now() - interval '1 day'`));
}
