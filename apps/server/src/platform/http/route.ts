import type { AnswerOf, BodyOf, Endpoint, Need, ParamsOf, QueryOf } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInRequired } from '../errors/index.ts';
import { type Actor, refuseActing } from '../session/actor.ts';
import type { Counted } from '../throttle/throttle.ts';
import { countCall } from './count-call.ts';
import { refuseUnstorable } from './storable-text.ts';

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Null only for public endpoints. */
  readonly actor: E['access'] extends 'public' ? Actor | null : Actor;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    locale: Locale;
    /** Of the process's own clock, in ms: when it was asked who is calling. */
    identifiedAt: number;
  }
  interface FastifyInstance {
    /** Sets `actor` and `locale` of a request; before it the caller is nobody. `route()` calls it, other routes where they need it. */
    identify: (request: FastifyRequest) => Promise<void>;
    demand: (request: FastifyRequest, need: Need) => void;
    /** Counts one call under each; throws 429 beyond what is allowed. */
    count: (counted: readonly Counted[]) => Promise<void>;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** What a body may take to arrive before it is asked again who is calling. */
const SLOW_MS = 1_000;

/**
 * To be called when a body has arrived, before anything is done with it. Where that took its time it is asked again who is calling and
 * what he may do: a call that was begun ends with the session, as every other does.
 */
export async function askAgain(request: FastifyRequest): Promise<void> {
  const { server, routeOptions } = request;
  const { endpoint } = routeOptions.config;
  if (endpoint === undefined || performance.now() - request.identifiedAt < SLOW_MS) return;
  await server.identify(request);
  if (endpoint.access !== 'public' && request.actor === null) throw signInRequired();
  if (endpoint.needs !== undefined) server.demand(request, endpoint.needs);
}

/**
 * Registers a declared endpoint. The order is always the same: session (401), CSRF token (403), nobody acting where something is a
 * person's alone (403), what the endpoint needs (403), how often (429), schema (400), then the handler, which loads through a scope
 * (404), calls a verb and answers. Where success has one status it is set here.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
): void {
  const status = Number(Object.keys(endpoint.responses)[0]);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && endpoint.body !== 'multipart' && { body: endpoint.body }),
      response: Object.fromEntries(Object.entries(endpoint.responses).filter(([, schema]) => schema !== null)),
    },
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      await app.identify(request);
      if (endpoint.access !== 'public' && request.actor === null) throw signInRequired();
    },
    // With callbacks, because the plugin answers a refusal itself and then never calls back.
    preParsing: (request, reply, payload, done) => {
      if (endpoint.method === 'GET' || endpoint.csrf === 'opt-out') done(null, payload);
      else app.csrfProtection(request, reply, (error?: Error) => done(error ?? null, payload));
    },
    preValidation: async (request) => {
      await askAgain(request);
      // Not sooner: a page that was another's is told so by its token.
      if (endpoint.access === 'person' && request.actor) refuseActing(request.actor);
      if (endpoint.needs !== undefined) app.demand(request, endpoint.needs);
      await countCall(app, endpoint, request);
      // What is missing is told field by field, also where everything is.
      if (endpoint.body !== undefined && endpoint.body !== 'multipart') request.body ??= {};
      for (const input of [request.params, request.query, request.body]) refuseUnstorable(input);
    },
    handler: async (request, reply) => {
      reply.code(status);
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
        locale: request.locale,
        request,
        reply,
      } as Call<E>);
      return reply.sent ? reply : reply.send(answer);
    },
  });
}
