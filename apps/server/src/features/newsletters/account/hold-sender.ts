import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import type { NewsletterDeps } from '../deps.ts';
import { type Sender, senderOf } from './sender.ts';

/**
 * Who a newsletter comes from, as it stays until the transaction ends: nobody deletes the profile, switches the app off or changes the
 * domain meanwhile. Held before campaigns and copies, as whoever signs up does. Null once the profile is deleted.
 */
export async function holdSender(
  deps: Pick<NewsletterDeps, 'config' | 'storage'>,
  tx: Sql,
  { profileId, accountId }: Pick<Sender, 'profileId' | 'accountId'>,
): Promise<Sender | null> {
  const profile = query.selectFrom('profiles').select('id').where('id', '=', profileId).where('deleted_at', 'is', null);
  if ((await tx.row(profile.forShare())) === null) return null;
  await tx.row(query.selectFrom('newsletter_accounts').select('id').where('id', '=', accountId).forShare());
  await tx.row(query.selectFrom('sending_domains').select('id').where('account_id', '=', accountId).forShare());
  return senderOf(deps, tx, accountId);
}
