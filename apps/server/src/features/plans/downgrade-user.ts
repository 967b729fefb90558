import { hasPro } from '@waypost/contract/plans';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { notFound, refused } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { PlanDeps } from './deps.ts';
import { beginDowngrade } from './follow-pro.ts';
import { providerName } from './provider-name.ts';
import { holdAccount } from './store.ts';

/**
 * A superuser takes away what PRO brought from somebody whose plan is free already, whenever it became so (SUPER-004): the same steps
 * as at every change below PRO. 400 for every other plan, which the payment provider has to end first, and for a superuser, who keeps it
 * by that role.
 */
export async function downgradeUser(deps: PlanDeps, tx: Sql, actor: Actor, userId: number): Promise<void> {
  const account = await holdAccount(tx, userId);
  if (account === null) throw notFound();
  if (account.plan !== 'free') throw refused('errors.plan.downgrade_first', { provider: providerName(deps) });
  if (hasPro(account.plan, account.is_superuser)) throw refused('errors.plan.keeps_by_role');
  const actorId = actor.impersonatorId ?? actor.userId;
  await audit(tx, actor, { action: 'user.downgrade_asked', objectType: 'user', objectId: userId });
  await beginDowngrade(tx, userId, actorId);
}
