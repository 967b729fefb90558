import type { acceptInvitation as acceptEndpoint } from '@waypost/contract/accounts';
import type { BodyOf } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import { audit, themselves } from '../../../platform/audit/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { acceptTerms } from '../../legal/index.ts';
import { emailShown, isPlaceholder, renameProfiles } from '../../profiles/index.ts';
import { hashPassword } from '../passwords.ts';
import { enter, type SignedIn } from '../sessions/sign-in.ts';
import { requestVerification } from '../sign-up/sign-up.ts';
import { addressIsFree, userById } from '../store.ts';
import { readToken, redeemToken, setPassword } from '../tokens.ts';
import { refuseWeak } from '../weak-passwords.ts';

/** Whom a link invites, as long as it works. */
export async function readInvitation({ db }: Deps, token: string) {
  const open = await readToken(db, 'invitation', token);
  const user = open === null ? null : await userById(db, open.userId);
  if (user === null || user.password_hash !== null) throw invalid({ token: [text('errors.account.invitation')] });
  return { email: emailShown(user.email), first_name: user.first_name, last_name: user.last_name };
}

/**
 * The advisor chooses password and names and is signed in. An address that the link was mailed to is confirmed by that;
 * one that is typed here, because nobody knew it, is mailed a link of its own. A link that opens nothing costs no hash.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, password, email, first_name, last_name }: BodyOf<typeof acceptEndpoint>,
  from: { locale: Locale; actor: Actor | null },
): Promise<SignedIn> {
  const invited = await readInvitation(deps, token);
  const unknown = invited.email === '';
  const address = invited.email || email;
  if (address === undefined || isPlaceholder(address)) throw invalid({ email: [text('errors.field.required')] });
  refuseWeak(password, { email: address, first_name, last_name });
  const password_hash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const before = await redeemToken(tx, 'invitation', token);
    // Accepted, or given an address, while the password was hashed.
    if (before === null || before.password_hash !== null || emailShown(before.email) !== invited.email)
      throw invalid({ token: [text('errors.account.invitation')] });
    if (unknown && !(await addressIsFree(tx, address))) throw invalid({ email: [text('errors.account.address')] });
    const user = await setPassword(tx, before.id, {
      ...{ first_name, last_name, password_hash, email: unknown ? address : before.email },
      email_verified_at: unknown ? null : deps.clock.now(),
    });
    if (user === null) throw invalid({ token: [text('errors.account.invitation')] });
    await renameProfiles(tx, user.id, { first_name, last_name, email: user.email });
    await acceptTerms(deps, tx, user.id, from.locale);
    if (unknown) await requestVerification(tx, deps, user);
    await audit(tx, themselves(user.id), { action: 'invitation.accept', objectType: 'user', objectId: user.id });
    return enter(tx, deps, user, from.actor);
  });
}
