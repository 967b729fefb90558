import type { DemoRole } from '@waypost/contract/accounts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, notFound, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Allowance, addressBlock, forgive, throttle } from '../../../platform/throttle/throttle.ts';
import { verifyPassword } from '../passwords.ts';
import { type UserRow, updateUser, userByDemoRole, userByEmail } from '../store.ts';
import { openSession, revokeSession } from './sessions.ts';

export const SIGN_INS_BY_ACCOUNT: Allowance = { name: 'sign-in:account', hits: 10, windowS: 900 };
export const SIGN_INS_BY_NETWORK: Allowance = { name: 'sign-in:network', hits: 50, windowS: 900 };

export interface SignedIn {
  readonly user: UserRow;
  readonly token: string;
}

/** Failed tries count against the account and the network; what is wrong is never said. */
export async function signIn(
  deps: Deps,
  credentials: { email: string; password: string },
  from: { ip: string; actor: Actor | null },
): Promise<SignedIn> {
  const { db } = deps;
  const account = credentials.email.trim().toLowerCase();
  const network = addressBlock(from.ip);
  // Counted before the password is looked at, so that tries sent side by side all count.
  await throttle(db, SIGN_INS_BY_NETWORK, network);
  await throttle(db, SIGN_INS_BY_ACCOUNT, account);
  const user = await userByEmail(db, account);
  if (!(await verifyPassword(credentials.password, user?.password_hash ?? null)) || user === null)
    throw invalid({ non_field_errors: [text('errors.account.credentials')] });
  await forgive(db, SIGN_INS_BY_ACCOUNT, account, 'all');
  await forgive(db, SIGN_INS_BY_NETWORK, network, 'one');
  return deps.db.transaction((tx) => enter(tx, deps, user, from.actor));
}

/** Demo people have no password; what the endpoint needs decides who may come this way. */
export async function signInDemo(deps: Deps, role: DemoRole, actor: Actor | null): Promise<SignedIn> {
  const user = await userByDemoRole(deps.db, role);
  if (user === null) throw notFound();
  return deps.db.transaction((tx) => enter(tx, deps, user, actor));
}

/** Every sign-in is a new session; the one that the browser had ends. */
export async function enter(tx: Sql, deps: Deps, user: UserRow, previous: Actor | null): Promise<SignedIn> {
  const now = deps.clock.now();
  if (previous !== null) await revokeSession(tx, previous.sessionId);
  await updateUser(tx, user.id, { last_login_at: now });
  return { user, token: await openSession(tx, { userId: user.id, now }) };
}
