import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

/** Whether the profile that a run is of lives, and has newsletters switched on; so it stays until the transaction ends. */
export async function senderStands(tx: Sql, run: number): Promise<boolean> {
  const row = await tx.row(
    query
      .selectFrom('mailing_runs as r')
      .innerJoin('profiles as p', 'p.id', 'r.profile_id')
      .innerJoin('contact_lists as l', 'l.id', 'r.list_id')
      .innerJoin('newsletter_accounts as a', 'a.id', 'l.account_id')
      .select(['p.deleted_at', 'a.is_enabled'])
      .where('r.id', '=', run)
      .forShare(['p', 'a']),
  );
  return row !== null && row.deleted_at === null && row.is_enabled;
}
