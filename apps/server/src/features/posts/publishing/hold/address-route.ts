import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { notFound } from '../../../../platform/errors/index.ts';
import { ADDRESS_PATH, answerChallenge } from './address-proof.ts';

/** Per address: each worker of an installation asks once a minute at most. */
const ASKED_PER_MINUTE = 60;

/** Asked by workers, who want to know whether it is their own installation that answers here. No session, no contract. */
export function registerAddress(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  const limited = { rateLimit: { max: ASKED_PER_MINUTE, timeWindow: 60_000 } };
  app.get<{ Querystring: { c?: unknown } }>(
    ADDRESS_PATH,
    { schema: { hide: true }, config: limited },
    async ({ query }, reply) => {
      const { c } = query;
      if (typeof c !== 'string' || !/^[0-9a-f]{32}$/.test(c)) throw notFound();
      reply.header('Cache-Control', 'no-store');
      return answerChallenge(db, config.sessionSecret, c);
    },
  );
}
