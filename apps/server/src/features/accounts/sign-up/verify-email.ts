import type { Deps } from '../../../platform/deps.ts';
import { invalid, signInRequired, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Allowance, addressBlock, throttle } from '../../../platform/throttle/throttle.ts';
import { updateUser, userById } from '../store.ts';
import { redeemToken } from '../tokens.ts';
import { requestVerification } from './sign-up.ts';

export const VERIFICATIONS_BY_ACCOUNT: Allowance = { name: 'verify:account', hits: 5, windowS: 3_600 };
export const CONFIRMS_BY_NETWORK: Allowance = { name: 'verify-confirm:network', hits: 30, windowS: 3_600 };

export async function verifyEmail(deps: Deps, token: string, from: { ip: string }): Promise<void> {
  await throttle(deps.db, CONFIRMS_BY_NETWORK, addressBlock(from.ip));
  await deps.db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, 'verify', token);
    if (redeemed === null) throw invalid({ token: [text('errors.account.token')] });
    await updateUser(tx, redeemed.userId, { email_verified_at: deps.clock.now() });
  });
}

/** Does nothing for an address that is confirmed already. */
export async function resendVerification(deps: Deps, actor: Actor): Promise<void> {
  await throttle(deps.db, VERIFICATIONS_BY_ACCOUNT, String(actor.userId));
  await deps.db.transaction(async (tx) => {
    const user = await userById(tx, actor.userId);
    if (user === null) throw signInRequired();
    if (user.email_verified_at === null) await requestVerification(tx, deps, user);
  });
}
