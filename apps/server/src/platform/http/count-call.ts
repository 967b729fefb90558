import { type Allowance, CHANGES, type Endpoint } from '@waypost/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBlock } from '../throttle/throttle.ts';

/** All that an endpoint's calls count under: what it declares, and the one for everything that changes something. */
export const allowancesOf = ({ method, access, allowances = [] }: Endpoint): readonly Allowance[] =>
  method === 'GET' ? allowances : [...allowances, CHANGES[access]];

/** Counts a call under all that need no more than who calls and from where; the verb counts the others. */
export async function countCall(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  for (const allowance of allowancesOf(endpoint)) {
    if (allowance.by === 'verb') continue;
    const { actor } = request;
    // Staff who act for somebody use up their own.
    const account = actor && String(actor.impersonatorId ?? actor.userId);
    const subject = allowance.per === 'account' ? account : addressBlock(request.ip);
    if (subject !== null) await app.count(allowance, subject);
  }
}
