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
 * as at every change below PRO. 400 for every other plan, which the payment provider has to end first.
 */
export async function downgradeUser(deps: PlanDeps, tx: Sql, actor: Actor, userId: number): Promise<void> {
  const account = await holdAccount(tx, userId);
  if (account === null) throw notFound();
  if (account.plan !== 'free') throw refused('errors.plan.downgrade_first', { provider: providerName(deps) });
  const actorId = actor.impersonatorId ?? actor.userId;
  await audit(tx, actor, { action: 'user.downgrade_asked', objectType: 'user', objectId: userId });
  await beginDowngrade(tx, userId, actorId);
}
