import type { Operations } from '@waypost/contract/operations';
import { countAll, query, sql } from '../../../platform/db/query.ts';
import type { BillingDeps } from '../deps.ts';

const MOST = 20;

/** Whether somebody has entered the plan by now; the next look at the account follows it. */
export const entered = sql<boolean>`EXISTS (SELECT FROM plans p WHERE p.uid = billing_accounts.unknown_plan_uid)`;

/** What people have bought that leads to no plan of ours: they keep what they had until staff enter it. */
export async function unknownPlans({
  db,
  payments,
}: Pick<BillingDeps, 'db' | 'payments'>): Promise<Operations['payments']> {
  const rows = await db.rows(
    query
      .selectFrom('billing_accounts')
      .select(['unknown_plan_uid as uid', countAll])
      .where('unknown_plan_uid', 'is not', null)
      .where((e) => e.not(entered))
      .groupBy('unknown_plan_uid')
      .orderBy('count', 'desc')
      .orderBy('uid')
      .limit(MOST),
  );
  return {
    provider: payments?.name ?? null,
    unknown_plans: rows.flatMap(({ uid, count }) => (uid === null ? [] : [{ uid, people: count }])),
  };
}
