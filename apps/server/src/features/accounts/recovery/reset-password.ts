import type { Deps } from '../../../platform/deps.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { type Allowance, addressBlock, throttle } from '../../../platform/throttle/throttle.ts';
import { queueMail } from '../../outbox/index.ts';
import { passwordChanged } from '../emails/account-notices.ts';
import { reset } from '../emails/reset.ts';
import { hashPassword } from '../passwords.ts';
import { revokeSessionsOf } from '../sessions/sessions.ts';
import { updateUser, userByEmail, userById } from '../store.ts';
import { issueToken, redeemToken } from '../tokens.ts';

export const RESETS_BY_ACCOUNT: Allowance = { name: 'reset:account', hits: 3, windowS: 3_600 };
export const RESETS_BY_NETWORK: Allowance = { name: 'reset:network', hits: 20, windowS: 3_600 };
export const CONFIRMS_BY_NETWORK: Allowance = { name: 'reset-confirm:network', hits: 20, windowS: 3_600 };

/** The answer and its throttles are the same whether or not the account exists; demo people have no password to reset. */
export async function requestPasswordReset(deps: Deps, email: string, from: { ip: string }): Promise<void> {
  const account = email.trim().toLowerCase();
  await throttle(deps.db, RESETS_BY_NETWORK, addressBlock(from.ip));
  await throttle(deps.db, RESETS_BY_ACCOUNT, account);
  await deps.db.transaction(async (tx) => {
    const user = await userByEmail(tx, account);
    if (user === null || user.demo_role !== null) return;
    const mailId = await queueMail(tx, reset, { userId: user.id, params: {} });
    if (mailId === null) return;
    await issueToken(tx, deps.config, { kind: 'reset', mailId, userId: user.id, email: user.email });
  });
}

/** Sets the password, ends every session of the account, and, as the link came by mail, confirms the address. */
export async function confirmPasswordReset(
  deps: Deps,
  reset: { token: string; password: string },
  from: { ip: string },
): Promise<void> {
  await throttle(deps.db, CONFIRMS_BY_NETWORK, addressBlock(from.ip));
  const password_hash = await hashPassword(reset.password);
  await deps.db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, 'reset', reset.token);
    const user = redeemed === null ? null : await userById(tx, redeemed.userId);
    if (user === null) throw invalid({ token: [text('errors.account.token')] });
    await updateUser(tx, user.id, { password_hash, email_verified_at: user.email_verified_at ?? deps.clock.now() });
    await revokeSessionsOf(tx, user.id);
    await queueMail(tx, passwordChanged, { userId: user.id, params: {} });
  });
}
