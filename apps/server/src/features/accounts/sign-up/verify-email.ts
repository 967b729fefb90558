import { CONFIRMATIONS } from '@waypost/contract/accounts';
import { audit, auditActing, themselves } from '../../../platform/audit/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, signInRequired, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf } from '../sessions/sign-in.ts';
import { updateUser, userById } from '../store.ts';
import { redeemToken } from '../tokens.ts';
import { requestVerification } from './sign-up.ts';

export async function verifyEmail(deps: AccountDeps, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await redeemToken(tx, 'verify', token);
    if (user === null) throw invalid({ token: [text('errors.account.token')] });
    await updateUser(tx, user.id, { email_verified_at: deps.clock.now() });
    await deps.addressConfirmed(tx, user.id);
    await audit(tx, themselves(user.id), { action: 'account.verify', objectType: 'user', objectId: user.id });
  });
}

/** Does nothing for an address that is confirmed already. */
export async function resendVerification(deps: Deps, actor: Actor): Promise<void> {
  const user = await userById(deps.db, actor.userId);
  if (user === null) throw signInRequired();
  if (user.email_verified_at !== null) return;
  await throttle(deps.db, CONFIRMATIONS, accountOf(user.email));
  await deps.db.transaction(async (tx) => {
    await requestVerification(tx, deps, user);
    await auditActing(tx, actor, { action: 'account.verify_link', objectType: 'user', objectId: user.id });
  });
}
