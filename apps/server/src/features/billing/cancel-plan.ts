import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { BillingDeps } from './deps.ts';
import { cancelJob } from './jobs.ts';
import { accountOf, personOf } from './store.ts';

/** In the transaction in which an account is deleted: nobody goes on paying for what is gone. */
export async function cancelSoon(tx: Sql, { payments }: BillingDeps, userId: number): Promise<void> {
  const customer = query.selectFrom('billing_accounts').select('user_id').where('user_id', '=', userId);
  if (payments === null || (await tx.row(customer.where('provider_uid', 'is not', null))) === null) return;
  await addJob(tx, cancelJob, { user: userId }, { key: `billing.cancel:${userId}` });
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
  return answer.kind !== 'away';
}
