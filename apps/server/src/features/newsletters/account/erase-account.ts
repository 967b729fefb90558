import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';

/** Forgets who the sender of an erased profile was and where he lives, and the domain with its key. Repeatable. */
export async function eraseAccount(tx: Sql, profileId: number): Promise<void> {
  const own = query.selectFrom('newsletter_accounts').select('id').where('profile_id', '=', profileId);
  await tx.run(query.deleteFrom('sending_domains').where('account_id', 'in', own));
  await tx.run(
    query
      .updateTable('newsletter_accounts')
      .set((e) => ({
        ...{ sender_name: '', reply_to: '', signature: '', postal_address: '', is_enabled: false, updated_at: appNow },
        version: e('version', '+', 1),
      }))
      .where('profile_id', '=', profileId)
      .where((e) => e.or([e('sender_name', '<>', ''), e('postal_address', '<>', ''), e('is_enabled', '=', true)])),
  );
}
