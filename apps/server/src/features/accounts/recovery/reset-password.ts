import { RESETS } from '@waypost/contract/accounts';
import { z } from '#zod';
import { audit, themselves } from '../../../platform/audit/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { addJob, type JobRef } from '../../../platform/jobs/jobs.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { queueMail } from '../../outbox/index.ts';
import type { AccountDeps } from '../deps.ts';
import { passwordChanged } from '../emails/account-notices.ts';
import { reset } from '../emails/reset.ts';
import { hashPassword } from '../passwords.ts';
import { revokeSessionsOf } from '../sessions/sessions.ts';
import { accountOf } from '../sessions/sign-in.ts';
import { accountByEmail } from '../store.ts';
import { issueToken, readToken, redeemToken, setPassword } from '../tokens.ts';
import { refuseWeak } from '../weak-passwords.ts';

export const mailResetJob: JobRef<{ email: string }> = {
  id: 'accounts-mail-reset',
  payload: z.object({ email: z.string() }),
  urgent: true,
};

/** The answer, its work and its throttles are the same whether or not the account exists: who has it is looked up later. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const account = accountOf(email);
  await throttle(deps.db, RESETS.account, account);
  await addJob(deps.db, mailResetJob, { email: account });
}

/** Demo people have no password to reset. */
export async function mailReset(deps: Pick<Deps, 'db' | 'config'>, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await accountByEmail(tx, email);
    if (user === null || user.demo_role !== null) return;
    const mailId = await queueMail(tx, reset, { userId: user.id, params: {} });
    if (mailId === null) return;
    await audit(tx, null, { action: 'account.reset_link', objectType: 'user', objectId: user.id });
    await issueToken(tx, deps.config, { kind: 'reset', mailId, userId: user.id, email: user.email });
  });
}

/**
 * Sets the password, ends every session of the account, and, as the link came by mail, confirms the address. A link that
 * opens nothing costs no hash.
 */
export async function confirmPasswordReset(
  deps: AccountDeps,
  reset: { token: string; password: string },
): Promise<void> {
  if ((await readToken(deps.db, 'reset', reset.token)) === null)
    throw invalid({ token: [text('errors.account.token')] });
  const password_hash = await hashPassword(reset.password);
  await deps.db.transaction(async (tx) => {
    const user = await redeemToken(tx, 'reset', reset.token);
    if (user === null) throw invalid({ token: [text('errors.account.token')] });
    // The link stays good: nothing of this is kept.
    refuseWeak(reset.password, user);
    await setPassword(tx, user.id, { password_hash, email_verified_at: user.email_verified_at ?? deps.clock.now() });
    if (user.email_verified_at === null) await deps.addressConfirmed(tx, user.id);
    await revokeSessionsOf(tx, user.id);
    await audit(tx, themselves(user.id), { action: 'account.reset', objectType: 'user', objectId: user.id });
    await queueMail(tx, passwordChanged, { userId: user.id, params: {} });
  });
}
