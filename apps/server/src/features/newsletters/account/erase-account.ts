import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

/** Forgets where the sender of an erased profile lives, and the domain with its key. Repeatable; the rest of the account goes with its contacts. */
export async function eraseAccount(tx: Sql, profileId: number): Promise<void> {
  const own = query.selectFrom('newsletter_accounts').select('id').where('profile_id', '=', profileId);
  await tx.run(query.deleteFrom('sending_domains').where('account_id', 'in', own));
  await tx.run(
    query.updateTable('newsletter_accounts').set({ postal_address: '' }).where('profile_id', '=', profileId),
  );
}
