import type { Sql } from '../db/database.ts';

/** Removes the counters of windows that are over. */
export async function tidyThrottles(db: Sql): Promise<void> {
  await db.run("DELETE FROM throttles WHERE window_start < app_now() - interval '1 day'");
}
