import { BILLING_TOKENS, mayChangePlan } from '@waypost/contract/billing';
import { AppError, conflict, forbidden, refused, text } from '../../platform/errors/index.ts';
import { type Actor, refuseActing } from '../../platform/session/actor.ts';
import { throttle } from '../../platform/throttle/throttle.ts';
import type { BillingDeps } from './deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { away } from './refusals.ts';
import { accountOf } from './store.ts';

/**
 * A key to the provider's widget, for the person herself alone. It is never kept, nor written to a log. The provider gives it for an
 * address of mail, so what it opens is compared with the account that is hers here.
 */
export async function giveToken(deps: BillingDeps, actor: Actor, userId: number): Promise<string> {
  const { db, payments, log } = deps;
  refuseActing(actor);
  if (actor.userId !== userId) throw forbidden();
  if (payments === null) throw new AppError(503, { text: text('errors.not_configured'), code: 'not_configured' });
  await throttle(db, BILLING_TOKENS, String(userId));
  if (!mayChangePlan(await accountOf(db, userId))) throw refused('errors.billing.address_needed', {}, 'address_needed');
  const { uid, login } = await ensureAccount(deps, userId);
  const answer = await payments.token(login);
  if (answer.kind === 'away') throw away(answer.waitMs);
  if (answer.kind !== 'ok' || answer.value.accountUid !== uid) {
    log.error({ user: userId, answer: answer.kind }, 'the payment provider opens another account than this person’s');
    throw conflict('errors.billing.other_account');
  }
  return answer.value.token;
}
