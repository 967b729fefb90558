import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import type { BillingDeps } from './deps.ts';
import { cancelSoon, lookSoon } from './jobs.ts';
import { accountOf, personOf, stillPaying } from './store.ts';

/** In the transaction in which an account is deleted: nobody goes on paying for what is gone. */
export async function leaveCustomer(tx: Sql, { payments }: BillingDeps, userId: number): Promise<void> {
  const customer = query.selectFrom('billing_accounts').select('user_id').where('user_id', '=', userId);
  if (payments === null || (await tx.row(customer.where('provider_uid', 'is not', null))) === null) return;
  await cancelSoon(tx, userId);
}

/**
 * Has the provider end, when its cycle ends, what a person has bought whose account was deleted. Who took her account back meanwhile
 * keeps it; who does so later sees that it ends, and can keep it in the widget. False where it has to be tried again.
 */
export async function cancelPlan({ db, payments, log }: BillingDeps, userId: number): Promise<boolean> {
  const row = await accountOf(db, userId);
  if (payments === null || row === null || row.provider_uid === null) return true;
  if ((await personOf(db, userId)) !== null) return true;
  const answer = await payments.cancel(row.provider_uid);
  if (answer.kind === 'refused')
    log.error({ user: userId }, 'the payment provider does not cancel a plan of who has left');
  // What it is now is known from a look alone; and what was not bought yet may be, while a key to the widget lives.
  if (answer.kind === 'ok') await lookSoon(db, userId);
  return answer.kind !== 'away';
}

/**
 * What is known of a customer goes with the account. Of one whose next cycle would still be paid for, by what was seen last, the name
 * at the provider alone is kept until that has ended: without it nobody could end it.
 */
export async function eraseCustomer(tx: Sql, { log }: Pick<BillingDeps, 'log'>, userId: number): Promise<void> {
  const customer = query.deleteFrom('billing_accounts').where('user_id', '=', userId);
  await tx.run(customer.where((e) => e.not(stillPaying)));
  const bare = {
    ...{ address: null, city: null, state: null, zip_code: null, country: null },
    ...{ login: null, person_uid: null, in_hand_until: null },
  };
  const kept = await tx.run(query.updateTable('billing_accounts').set(bare).where('user_id', '=', userId));
  if (kept > 0) log.error({ user: userId }, 'an account is erased, and its plan still goes on at the payment provider');
}
