import { hasPro, type Plan, type PlanSource } from '@waypost/contract/plans';
import { audit, themselves } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import { followPro } from './follow-pro.ts';
import { holdAccount } from './store.ts';

interface PlanChange {
  readonly userId: number;
  readonly to: Plan;
  readonly source: PlanSource;
  /** Who did it; null for the payment provider, or a command at the machine. */
  readonly actorId: number | null;
}

/**
 * The one place that writes a person's plan, in the caller's transaction, which holds the account from then on: of two at once the
 * second sees what the first made. What hangs on the plan follows by itself: what PRO brought goes, or comes back. The plan that
 * she has already changes nothing; answers whether it was another one.
 */
export async function changePlan(tx: Sql, { userId, to, source, actorId }: PlanChange): Promise<boolean> {
  const account = await holdAccount(tx, userId);
  if (account === null) throw notFound();
  const { plan: from, is_superuser } = account;
  if (from === to) return false;
  await tx.run(query.updateTable('users').set({ plan: to }).where('id', '=', userId));
  const event = { user_id: userId, from_plan: from, to_plan: to, source, actor_id: actorId };
  await tx.run(query.insertInto('plan_events').values(event));
  await audit(tx, actorId === null ? null : themselves(actorId), {
    action: 'user.plan',
    objectType: 'user',
    objectId: userId,
    data: { from, to, source },
  });
  await followPro(tx, { userId, actorId, had: hasPro(from, is_superuser), has: hasPro(to, is_superuser) });
  return true;
}
