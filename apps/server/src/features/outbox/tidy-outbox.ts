import type { Sql } from '../../platform/db/database.ts';

/** Removes the texts of old mails; one that still waits is kept, however old it is. */
export async function tidyOutbox(db: Sql): Promise<void> {
  await db.run("DELETE FROM mails WHERE state <> 'waiting' AND created_at < clock_timestamp() - interval '90 days'");
}
