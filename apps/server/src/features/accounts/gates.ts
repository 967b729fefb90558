import { isPro } from '@waypost/contract/plans';
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

function mayPass(actor: Actor, gate: Exclude<Gate, 'demo'>): boolean {
  if (actor.isSuperuser) return true;
  switch (gate) {
    case 'pro':
      return isPro(actor.plan);
    case 'superuser':
      return false;
    case 'staff':
      return actor.isStaff;
    // Staff who act as an agency user may refresh figures (STATS-011).
    case 'fbreport.view_fbpost':
      return actor.impersonatorId !== null || actor.permissions.has(gate);
    default:
      return actor.permissions.has(gate);
  }
}

const SOLD: readonly Gate[] = ['pro', 'accounts.custom_images', 'accounts.publish_post_library'];
const refusalOf = (gate: Gate): Parameters<typeof forbidden> =>
  SOLD.includes(gate) ? ['errors.upgrade_required', 'upgrade_required'] : ['errors.forbidden'];
