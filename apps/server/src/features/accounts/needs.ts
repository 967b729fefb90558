import { grantedBy, hasPro } from '@waypost/contract/plans';
import type { Need } from '@waypost/contract/wire';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { forbidden, notFound, signInRequired } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { demoAllowed } from './policy.ts';

/** Asks of the caller what an endpoint says that it needs; throws what the caller is told. */
export function demand(config: Config): (request: FastifyRequest, need: Need) => void {
  const isDemo = demoAllowed(config);
  return (request, need) => {
    if (need === 'demo') {
      if (!isDemo(request)) throw notFound();
      return;
    }
    const { actor } = request;
    if (actor === null) throw signInRequired();
    if (!meets(actor, need)) throw forbidden(...refusalOf(need));
  };
}

/** Whether the person has what is needed. */
export function meets(actor: Actor, need: Exclude<Need, 'demo'>): boolean {
  if (actor.isSuperuser) return true;
  switch (need) {
    case 'pro':
      return hasPro(actor.plan, actor.isSuperuser);
    case 'superuser':
      return false;
    case 'staff':
      return actor.isStaff;
    default:
      return actor.permissions.has(need) || (grantedBy(need).staffActing === true && actor.impersonatorId !== null);
  }
}

/** Whoever lacks what a plan would bring is shown the plans, and told which. */
function refusalOf(need: Exclude<Need, 'demo'>): Parameters<typeof forbidden> {
  // Whoever chooses a library post is told so, and stays where he is (GEN-040).
  if (need === 'accounts.publish_post_library') return ['errors.post_library_permission', 'post_library_permission'];
  const plan = need === 'pro' ? need : need === 'superuser' || need === 'staff' ? null : grantedBy(need).plan;
  if (plan === null) return ['errors.forbidden'];
  return [plan === 'premium' ? 'errors.upgrade_to_premium' : 'errors.upgrade_required', 'upgrade_required'];
}
