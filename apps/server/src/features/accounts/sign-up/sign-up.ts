import { MAILS_TO_STRANGERS, type signUp as signUpEndpoint } from '@waypost/contract/accounts';
import type { BodyOf } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import { audit, themselves } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { acceptTerms } from '../../legal/index.ts';
import { queueMail } from '../../outbox/index.ts';
import { createProfile } from '../../profiles/index.ts';
import { accountExists } from '../emails/account-notices.ts';
import { verify } from '../emails/verify.ts';
import { hashPassword } from '../passwords.ts';
import { openSession, revokeSession } from '../sessions/sessions.ts';
import { accountOf } from '../sessions/sign-in.ts';
import { accountByEmail, insertUser, type UserRow, updateUser } from '../store.ts';
import { issueToken } from '../tokens.ts';
import { refuseWeak } from '../weak-passwords.ts';

/**
 * Makes the account, its profile and the verification mail in one transaction. An address that has an account gets the
 * same neutral refusal after the same work, and its owner a mail; the answer does not say why.
 */
export async function signUp(
  deps: Deps,
  details: BodyOf<typeof signUpEndpoint>,
  from: { locale: Locale; actor: Actor | null },
): Promise<{ user: UserRow; token: string }> {
  refuseWeak(details.password, details);
  await throttle(deps.db, MAILS_TO_STRANGERS, accountOf(details.email));
  const password_hash = await hashPassword(details.password);
  const made = await deps.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: details.email,
      password_hash,
      first_name: details.first_name,
      last_name: details.last_name,
      locale: details.locale ?? from.locale,
    });
    if (user === null) {
      await tellOwner(tx, details.email, deps.clock.now());
      return null;
    }
    await createProfile(tx, {
      userId: user.id,
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
    });
    await acceptTerms(deps, tx, user.id, user.locale);
    await requestVerification(tx, deps, user);
    await audit(tx, themselves(user.id), { action: 'account.sign_up', objectType: 'user', objectId: user.id });
    const now = deps.clock.now();
    if (from.actor !== null) await revokeSession(tx, from.actor.sessionId);
    await updateUser(tx, user.id, { last_login_at: now });
    return { user, token: await openSession(tx, { userId: user.id, now }) };
  });
  if (made === null) throw refused('errors.account.sign_up');
  return made;
}

async function tellOwner(tx: Sql, email: string, now: Date): Promise<void> {
  const owner = await accountByEmail(tx, email);
  if (owner === null) return;
  // Once a day is enough, however often somebody tries.
  const dedupeKey = `${accountExists.id}:${owner.id}:${now.toISOString().slice(0, 10)}`;
  // Also who deleted the account is told what there is: until then it can be taken back, and its address is taken.
  const params = owner.kept_until === null ? {} : { until: owner.kept_until.toISOString() };
  await queueMail(tx, accountExists, { userId: owner.id, params, dedupeKey });
}

/** Mails a fresh link for the account's present address. */
export async function requestVerification(tx: Sql, deps: Deps, user: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  const mailId = await queueMail(tx, verify, { userId: user.id, params: {} });
  if (mailId !== null)
    await issueToken(tx, deps.config, { kind: 'verify', mailId, userId: user.id, email: user.email });
}
