import { grantedBy, isPro } from '@waypost/contract/plans';
import type { Gate } from '@waypost/contract/wire';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { forbidden, notFound, signInRequired } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { demoAllowed } from './policy.ts';

/** Asks the gate that an endpoint declares; throws what the caller is told. */
export function passGate(config: Config): (request: FastifyRequest, gate: Gate) => void {
  const isDemo = demoAllowed(config);
  return (request, gate) => {
    if (gate === 'demo') {
      if (!isDemo(request)) throw notFound();
      return;
    }
    const { actor } = request;
    if (actor === null) throw signInRequired();
    if (!mayPass(actor, gate)) throw forbidden(...refusalOf(gate));
  };
}

/** Whether the gate lets the person through. */
export function mayPass(actor: Actor, gate: Exclude<Gate, 'demo'>): boolean {
  if (actor.isSuperuser) return true;
  switch (gate) {
    case 'pro':
      return isPro(actor.plan);
    case 'superuser':
      return false;
    case 'staff':
      return actor.isStaff;
    default:
      return actor.permissions.has(gate) || (grantedBy(gate).staffActing === true && actor.impersonatorId !== null);
  }
}

/** Whoever lacks what a plan would bring is shown the plans. */
function refusalOf(gate: Exclude<Gate, 'demo'>): Parameters<typeof forbidden> {
  const sold = gate === 'pro' || (gate !== 'superuser' && gate !== 'staff' && grantedBy(gate).plan !== null);
  return sold ? ['errors.upgrade_required', 'upgrade_required'] : ['errors.forbidden'];
}
