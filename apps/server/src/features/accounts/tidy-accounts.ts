import type { Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';

/** Removes what nobody needs any more: ended sessions and dead links. */
export async function tidyAccounts(db: Sql): Promise<void> {
  await db.run(
    query
      .deleteFrom('sessions')
      .where((e) =>
        e.or([
          e('expires_at', '<', sql<Date>`app_now() - interval '1 day'`),
          e('revoked_at', '<', sql<Date>`clock_timestamp() - interval '7 days'`),
        ]),
      ),
  );
  await db.run(query.deleteFrom('one_time_tokens').where('expires_at', '<', sql<Date>`app_now() - interval '7 days'`));
}
