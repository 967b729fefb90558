import type { claimInstallation as claimEndpoint } from '@waypost/contract/accounts';
import type { BodyOf } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import { audit, themselves } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { type Actor, refuseActing } from '../../../platform/session/actor.ts';
import { hashPassword } from '../passwords.ts';
import { enter, type SignedIn } from '../sessions/sign-in.ts';
import { requestVerification } from '../sign-up/sign-up.ts';
import { insertUser, setRoles, type UserRow, userById } from '../store.ts';
import { refuseWeak } from '../weak-passwords.ts';
import { closeFirstRun, hasSuperuser, isFirstRunCode } from './first-run.ts';

type Claim = BodyOf<typeof claimEndpoint>;

/**
 * Makes the first superuser: whoever is signed in, or a new account. The row of the code is locked until all of it is
 * kept, so that of two people with the code one becomes superuser and the other is told that the code is no more.
 */
export async function claimInstallation(
  deps: Deps,
  { code, account }: Claim,
  from: { locale: Locale; actor: Actor | null },
): Promise<SignedIn> {
  if (from.actor !== null) refuseActing(from.actor);
  else if (account === undefined) throw invalid({ account: [text('errors.field.required')] });
  const refuseCode = async (db: Sql) => {
    if (!(await isFirstRunCode(db, code)) || (await hasSuperuser(db)))
      throw invalid({ code: [text('errors.account.first_run')] });
  };
  // Before the password is looked at: a wrong code costs no hash.
  await refuseCode(deps.db);
  if (from.actor === null && account) refuseWeak(account.password, account);
  const password_hash = from.actor === null && account ? await hashPassword(account.password) : null;
  return deps.db.transaction(async (tx) => {
    await refuseCode(tx);
    const user =
      from.actor === null
        ? await newUser(tx, deps, account, password_hash, from.locale)
        : await userById(tx, from.actor.userId);
    if (user === null) throw invalid({ email: [text('errors.account.first_run_address')] });
    await setRoles(tx, user.id, { is_superuser: true });
    await closeFirstRun(tx);
    await audit(tx, themselves(user.id), { action: 'superuser.first', objectType: 'user', objectId: user.id });
    return enter(tx, deps, { ...user, is_superuser: true }, from.actor);
  });
}

/** `null` when the address has an account: its owner signs in and enters the code then. */
async function newUser(
  tx: Sql,
  deps: Deps,
  account: Claim['account'],
  password_hash: string | null,
  locale: Locale,
): Promise<UserRow | null> {
  if (account === undefined) return null;
  const { password: _, ...person } = account;
  const user = await insertUser(tx, { ...person, locale: person.locale ?? locale, password_hash });
  if (user !== null) await requestVerification(tx, deps, user);
  return user;
}
