import type { Sql } from '../../platform/db/database.ts';

/** Removes what nobody needs any more: ended sessions and dead links. */
export async function tidyAccounts(db: Sql): Promise<void> {
  await db.run(
    "DELETE FROM sessions WHERE expires_at < app_now() - interval '1 day' OR revoked_at < clock_timestamp() - interval '7 days'",
  );
  await db.run("DELETE FROM one_time_tokens WHERE expires_at < app_now() - interval '7 days'");
}
