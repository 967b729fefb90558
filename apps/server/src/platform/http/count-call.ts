import { type Allowance, CHANGES, type Endpoint } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../session/actor.ts';
import { addressBlock, type Counted } from '../throttle/throttle.ts';

/** All that an endpoint's calls count under: what it declares, and the one for everything that changes something. */
export const allowancesOf = ({ method, access, allowances = [] }: Endpoint): readonly Allowance[] =>
  method === 'GET' ? allowances : [...allowances, CHANGES[access === 'public' ? access : 'session']];

/** Counts a call, at once, under all that need no more than who calls and from where; the verb counts the others. */
export async function countCall(
  app: Pick<FastifyInstance, 'count'>,
  endpoint: Endpoint,
  { actor, ip }: { actor: Pick<Actor, 'userId' | 'impersonatorId'> | null; ip: string },
): Promise<void> {
  // Staff who act for somebody use up their own.
  const account = actor && String(actor.impersonatorId ?? actor.userId);
  const counted = allowancesOf(endpoint).flatMap((allowance): Counted[] => {
    const subject = allowance.per === 'account' ? account : addressBlock(ip);
    return allowance.by === 'verb' || subject === null ? [] : [[allowance, subject]];
  });
  if (counted.length > 0) await app.count(counted);
}
