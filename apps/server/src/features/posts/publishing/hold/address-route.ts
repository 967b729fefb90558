import { ADDRESS_CHECKS } from '@waypost/contract/publishing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { notFound } from '../../../../platform/errors/index.ts';
import { addressBlock } from '../../../../platform/throttle/throttle.ts';
import { ADDRESS_PATH, answerChallenge } from './address-proof.ts';

/** Asked by workers, who want to know whether it is their own installation that answers here. No session, no contract. */
export function registerAddress(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  app.get<{ Querystring: { c?: unknown } }>(ADDRESS_PATH, { schema: { hide: true } }, async ({ query, ip }, reply) => {
    const { c } = query;
    if (typeof c !== 'string' || !/^[0-9a-f]{32}$/.test(c)) throw notFound();
    await app.count([[ADDRESS_CHECKS, addressBlock(ip)]]);
    reply.header('Cache-Control', 'no-store');
    return answerChallenge(db, config.sessionSecret, c);
  });
}
