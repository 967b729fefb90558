import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../platform/config/config.ts';
import { appNow, countAll, query, sql } from '../platform/db/query.ts';
import { notFound } from '../platform/errors/index.ts';
import { asksFromHere } from '../platform/http/index.ts';
import type { Waypost } from './compose.ts';

const HEARTBEAT_MAX_AGE_S = 60;
/** Of each address, in a minute. They are asked by machines, and count for themselves alone. */
const ASKED_OFTEN = { config: { rateLimit: { max: 600 } } };

/** Liveness, readiness (database, worker heartbeat) and figures. */
export function registerHealth(app: FastifyInstance, waypost: Waypost): void {
  let figures: Promise<Registry> | undefined;
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true }, ...ASKED_OFTEN }, async (_request, reply) => {
    const state = await readiness(waypost);
    return reply.code(state.database && state.worker ? 200 : 503).send(state);
  });
  app.get('/metrics', { schema: { hide: true }, ...ASKED_OFTEN }, async (request, reply) => {
    if (!mayReadMetrics(request, waypost.config)) throw notFound();
    figures ??= metrics(waypost);
    const registry = await figures;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function readiness({ db }: Waypost): Promise<{ database: boolean; worker: boolean }> {
  try {
    const beat = sql<Date>`clock_timestamp() - make_interval(secs => ${HEARTBEAT_MAX_AGE_S})`;
    const row = await db.row(
      query.selectFrom('worker_heartbeats').select('worker_id').where('beat_at', '>', beat).limit(1),
    );
    return { database: true, worker: row !== null };
  } catch {
    return { database: false, worker: false };
  }
}

/** Behind a proxy on this machine everybody seems to be here: then only the token counts. */
function mayReadMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken === undefined) return trustProxy === false && asksFromHere(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Loaded when the figures are first asked for, and counting from then on: most installations on a laptop are never asked. */
async function metrics({ db }: Waypost): Promise<Registry> {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const posts = new Gauge({
    name: 'waypost_posts_in_machine',
    help: 'Posts that the publishing machine still has work with, by phase',
    labelNames: ['phase'],
    registers: [registry],
    async collect() {
      const rows = await db.rows(
        query
          .selectFrom('scheduled_postings')
          .select(['phase', countAll])
          .where('next_step_at', '<', sql<Date>`${appNow} + interval '1 hour'`)
          .where('deleted', '=', false)
          .groupBy('phase'),
      );
      posts.reset();
      for (const { phase, count } of rows) posts.set({ phase }, count);
    },
  });
  return registry;
}
