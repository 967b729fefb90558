import type { signUpEmarketing } from '@waypost/contract/newsletters';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import { query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { forbidden, notFound } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { giveNewsletters } from '../campaigns/publishing/spread-campaign.ts';
import { openAccount } from './open-account.ts';
import { type AccountScope, accountScope } from './scope.ts';

type Given = Omit<BodyOf<typeof signUpEmarketing>, 'profile'>;

/**
 * Connects the newsletter app of a completed profile (CONN-035). Who had it before gets the account that it was, with its contacts;
 * the same again, after a lost answer, changes nothing.
 */
export async function signUp(
  { db }: Pick<Deps, 'db'>,
  scope: ProfileScope,
  { sender_name, reply_to, postal_address }: Given,
): Promise<AccountScope> {
  const { profileId, actor } = scope;
  return db.transaction(async (tx) => {
    // The profile is held, so that of two calls the second one finds what the first one made.
    const profile = await tx.row(
      query
        .selectFrom('profiles')
        .select('completed')
        .where('id', '=', profileId)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate(),
    );
    if (profile === null) throw notFound();
    if (!profile.completed) throw forbidden('connections.errors.profile_incomplete');
    const before = await tx.row(
      query
        .selectFrom('newsletter_accounts')
        .select(['id', 'is_enabled', 'sender_name', 'reply_to', 'postal_address'])
        .where('profile_id', '=', profileId),
    );
    const address = postal_address ?? before?.postal_address ?? '';
    if (
      before?.is_enabled === true &&
      before.sender_name === sender_name &&
      before.reply_to === reply_to &&
      before.postal_address === address
    )
      return accountScope(scope, before.id);
    const id = await openAccount(tx, { profileId, senderName: sender_name, replyTo: reply_to, postalAddress: address });
    // The others have newsletters that can still be changed: so has who comes now.
    if (before?.is_enabled !== true) await giveNewsletters(tx, id);
    await audit(tx, actor, {
      action: before?.is_enabled === true ? 'newsletter_account.changed' : 'newsletter_account.opened',
      objectType: 'newsletter_account',
      objectId: id,
      data: { again: before !== null },
    });
    return accountScope(scope, id);
  });
}
