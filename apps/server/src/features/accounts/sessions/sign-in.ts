import { type DemoRole, SIGN_INS } from '@waypost/contract/accounts';
import { audit, themselves } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, notFound, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addressBlock, type Counted, forgive, throttle } from '../../../platform/throttle/throttle.ts';
import type { AccountDeps } from '../deps.ts';
import { keepDeleted } from '../leaving/take-back.ts';
import { verifyPassword } from '../passwords.ts';
import { accountByDemoRole, accountByEmail, lockVerified, type UserRow, updateUser } from '../store.ts';
import { openSession, revokeSession } from './sessions.ts';

export interface SignedIn {
  readonly user: UserRow;
  readonly token: string;
}

/**
 * Failed tries count against the network that they come from, against the account there, and against the account everywhere:
 * the last not for a browser that was in it before, which counts for itself. What is wrong is never said.
 */
export async function signIn(
  deps: AccountDeps,
  credentials: { email: string; password: string; take_back?: boolean },
  from: { ip: string; actor: Actor | null; browser: (account: string) => string | null },
): Promise<SignedIn> {
  const { db } = deps;
  const account = accountOf(credentials.email);
  const network = addressBlock(from.ip);
  const browser = from.browser(account);
  const own: readonly Counted[] =
    browser === null
      ? [
          [SIGN_INS.here, `${account} ${network}`],
          [SIGN_INS.account, account],
        ]
      : [[SIGN_INS.browser, browser]];
  // Counted before the password is looked at, so that tries sent side by side all count.
  await throttle(db, SIGN_INS.network, network);
  for (const [allowance, subject] of own) await throttle(db, allowance, subject);
  const user = await accountByEmail(db, account);
  if (!(await verifyPassword(credentials.password, user?.password_hash ?? null)) || user === null) throw wrong();
  for (const [allowance, subject] of own) await forgive(db, allowance, subject, 'all');
  await forgive(db, SIGN_INS.network, network, 'one');
  return db.transaction(async (tx) => {
    const verified = await lockVerified(tx, user);
    if (verified === null) throw wrong();
    await keepDeleted(tx, verified, credentials.take_back);
    await deps.signedIn(tx, verified.id);
    return enter(tx, deps, verified, from.actor);
  });
}

const wrong = () => invalid({ non_field_errors: [text('errors.account.credentials')] });

/** As its tries are counted, however it is typed. */
export const accountOf = (email: string): string => email.trim().toLowerCase();

/** Demo people have no password; what the endpoint needs decides who may come this way. */
export async function signInDemo(
  deps: AccountDeps,
  { role, take_back }: { role: DemoRole; take_back?: boolean },
  actor: Actor | null,
): Promise<SignedIn> {
  const user = await accountByDemoRole(deps.db, role);
  if (user === null) throw notFound();
  return deps.db.transaction(async (tx) => {
    await keepDeleted(tx, user, take_back);
    await deps.signedIn(tx, user.id);
    return enter(tx, deps, user, actor);
  });
}

/** Every sign-in is a new session; the one that the browser had ends. */
export async function enter(tx: Sql, deps: Deps, user: UserRow, previous: Actor | null): Promise<SignedIn> {
  const now = deps.clock.now();
  if (previous !== null) await revokeSession(tx, previous.sessionId);
  await updateUser(tx, user.id, { last_login_at: now });
  await audit(tx, themselves(user.id), { action: 'account.sign_in', objectType: 'user', objectId: user.id });
  return { user, token: await openSession(tx, { userId: user.id, now }) };
}
