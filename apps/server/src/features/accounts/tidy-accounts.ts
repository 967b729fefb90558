import type { Sql } from '../../platform/db/database.ts';

/** Removes what nobody needs any more: counters of past windows, ended sessions, dead links, the texts of old mails. */
export async function tidyAccounts(db: Sql): Promise<void> {
  await db.run("DELETE FROM throttles WHERE window_start < app_now() - interval '1 day'");
  await db.run(
    "DELETE FROM sessions WHERE expires_at < app_now() - interval '1 day' OR revoked_at < clock_timestamp() - interval '7 days'",
  );
  await db.run("DELETE FROM one_time_tokens WHERE expires_at < app_now() - interval '7 days'");
  await db.run("DELETE FROM mails WHERE state <> 'waiting' AND created_at < clock_timestamp() - interval '90 days'");
}
