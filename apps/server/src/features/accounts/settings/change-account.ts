import {
  ADDRESS_CHANGES,
  MAILS_TO_STRANGERS,
  PASSWORD_CHECKS,
  type patchAccountSettings,
} from '@waypost/contract/accounts';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, signInRequired, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addressBlock, forgive, throttle } from '../../../platform/throttle/throttle.ts';
import { queueMail } from '../../outbox/index.ts';
import { addressChanged, passwordChanged } from '../emails/account-notices.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { revokeSessionsOf } from '../sessions/sessions.ts';
import { accountOf } from '../sessions/sign-in.ts';
import { requestVerification } from '../sign-up/sign-up.ts';
import { addressIsFree, lockVerified, type UserRow, updateUser, userById } from '../store.ts';
import { setPassword } from '../tokens.ts';
import { refuseWeak } from '../weak-passwords.ts';

type Changes = BodyOf<typeof patchAccountSettings>;

/**
 * Name and language change freely; address and password need the current password. A new
 * address is unconfirmed and the old one is told; a new password ends the other sessions.
 */
export async function changeAccount(
  deps: Deps,
  actor: Actor,
  changes: Changes,
  from: { ip: string },
): Promise<UserRow> {
  const before = await userById(deps.db, actor.userId);
  if (before === null) throw signInRequired();
  const newAddress =
    changes.email !== undefined && changes.email.toLowerCase() !== before.email.toLowerCase() ? changes.email : null;
  const newPassword = changes.new_password ?? null;
  if (newAddress !== null || newPassword !== null) await checkCurrentPassword(deps, before, changes.current_password);
  // Each change mails an address that nobody has confirmed, and tells whether it has an account.
  if (newAddress !== null) {
    await throttle(deps.db, ADDRESS_CHANGES.account, String(before.id));
    await throttle(deps.db, ADDRESS_CHANGES.network, addressBlock(from.ip));
    await throttle(deps.db, MAILS_TO_STRANGERS, accountOf(newAddress));
  }
  if (newPassword !== null) refuseWeak(newPassword, { ...before, email: newAddress ?? before.email }, 'new_password');
  const password_hash = newPassword === null ? null : await hashPassword(newPassword);
  return deps.db.transaction(async (tx) => {
    if ((newAddress !== null || newPassword !== null) && (await lockVerified(tx, before)) === null)
      throw wrongPassword();
    if (newAddress !== null && !(await addressIsFree(tx, newAddress)))
      throw invalid({ email: [text('errors.account.address')] });
    const given = {
      first_name: changes.first_name ?? before.first_name,
      last_name: changes.last_name ?? before.last_name,
      locale: changes.locale ?? before.locale,
      ...(newAddress !== null && { email: newAddress, email_verified_at: null }),
    };
    const after =
      password_hash === null
        ? await updateUser(tx, before.id, given)
        : await setPassword(tx, before.id, { ...given, password_hash });
    if (after === null) throw signInRequired();
    if (newAddress !== null) {
      await requestVerification(tx, deps, after);
      // An address that was never confirmed may be anybody's.
      if (before.email_verified_at !== null)
        await queueMail(tx, addressChanged, { userId: before.id, params: {}, address: before.email });
      await audit(tx, actor, { action: 'account.address', objectType: 'user', objectId: before.id });
    }
    if (password_hash !== null) {
      await revokeSessionsOf(tx, before.id, actor.sessionId);
      if (after.email_verified_at !== null) await queueMail(tx, passwordChanged, { userId: before.id, params: {} });
      await audit(tx, actor, { action: 'account.password', objectType: 'user', objectId: before.id });
    }
    return after;
  });
}

/** Counts the try, and forgets those before it when it is right. */
export async function checkCurrentPassword({ db }: Deps, user: UserRow, given: string | undefined): Promise<void> {
  await throttle(db, PASSWORD_CHECKS, String(user.id));
  if (!(await verifyPassword(given ?? '', user.password_hash))) throw wrongPassword();
  await forgive(db, PASSWORD_CHECKS, String(user.id), 'all');
}

export const wrongPassword = () => invalid({ current_password: [text('errors.account.current_password')] });
