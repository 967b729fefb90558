import type { Need } from '@waypost/contract/wire';
import { localeFromHeader } from '@waypost/i18n';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import {
  cookie,
  csrf,
  Fastify,
  helmet,
  LogController,
  multipart,
  rateLimit,
  serializerCompiler,
  validatorCompiler,
} from '#fastify';
import { notFound } from '../errors/index.ts';
import type { Actor } from '../session/actor.ts';
import { addressBlock, type Counted } from '../throttle/throttle.ts';
import { servesApart } from './apart.ts';
import { answerError } from './error-handler.ts';

const BODY_S = 60;
const LONGEST_BODY_S = 900;

/**
 * Handed in at once and not set afterwards, so that the framework's own (AJV and what is built on it) are never loaded. Its types know
 * no other than its own.
 */
const COMPILERS = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];

export const SESSION_COOKIE = 'waypost_session';
export const CSRF_COOKIE = 'waypost_csrf';

export interface HttpOptions {
  readonly log: Logger;
  readonly cookieSecret: string;
  /** Cookies are marked Secure and HSTS is sent. */
  readonly https: boolean;
  readonly trustProxy: false | number | string;
  /** Requests per minute and address before 429; the outer guard only, quotas count in PostgreSQL. */
  readonly requestsPerMinute: number;
  /** The largest file that any upload may bring, in bytes. */
  readonly uploadMaxBytes: number;
  readonly authenticate: (token: string) => Promise<Actor | null>;
  /** Throws what the caller is told where he may not pass; who may is not ours to know. */
  readonly demand: (request: FastifyRequest, need: Need) => void;
  /** Throws 429 when the subject has done it too often. */
  readonly count: (counted: readonly Counted[]) => Promise<void>;
}

/** The web server with everything that all routes share; features add their routes afterwards. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { apart, factory } = servesApart();
  const app: FastifyInstance = Fastify({
    serverFactory: factory,
    loggerInstance: options.log as FastifyBaseLogger,
    // One line per request costs a tenth of the throughput; failures are logged by the error handler.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: COMPILERS },
    trustProxy: proxyTrust(options.trustProxy),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    // The longest that any body may take; `limitBodies` knows what each endpoint grants.
    requestTimeout: LONGEST_BODY_S * 1000,
    // Whoever takes his time with the head of a request is cut off as before.
    http: { headersTimeout: 60_000 },
    // What is no address at all never reaches a route, nor its error handler.
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  takeEmptyBodies(app);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.decorate('apart', apart);
  app.decorate('demand', options.demand);
  app.decorate('count', options.count);
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: options.https,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressBlock(request.ip),
  });
  await app.register(cookie, { secret: options.cookieSecret });
  await app.register(multipart, {
    limits: { fileSize: options.uploadMaxBytes, files: 1, fields: 10, fieldSize: 10_000, headerPairs: 50 },
  });
  limitBodies(app);
  decorateIdentify(app, options.authenticate);
  await app.register(csrf, {
    sessionPlugin: '@fastify/cookie',
    cookieKey: CSRF_COOKIE,
    cookieOpts: { signed: true, httpOnly: true, sameSite: 'lax', path: '/', secure: options.https },
    getToken: (request) => {
      const header = request.headers['x-csrftoken'];
      return typeof header === 'string' ? header : undefined;
    },
  });
  return app;
}

/** A verb needs no body: none at all, also where its kind was announced, is the empty one. */
function takeEmptyBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : json(request, String(body), done),
  );
}

/** A body that trickles in holds a connection and nothing else; after a minute, or what its endpoint grants, it is over. */
function limitBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (encoding !== undefined || Number(length) > 0) {
      const seconds = request.routeOptions.config.endpoint?.bodySeconds ?? BODY_S;
      const timer = setTimeout(() => raw.destroy(), seconds * 1000);
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** A number is a count of proxies in front of us. */
function proxyTrust(trust: HttpOptions['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** Finds out who is calling, and in which language. Only routes that ask do so: files and health checks cost the database nothing. */
function decorateIdentify(app: FastifyInstance, authenticate: HttpOptions['authenticate']): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('locale', 'en');
  app.decorateRequest('identifiedAt', 0);
  app.decorate('identify', async (request) => {
    request.identifiedAt = performance.now();
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined && token !== '') request.actor = await authenticate(token);
    const header = request.headers['accept-language'];
    request.locale = header === undefined && request.actor ? request.actor.locale : localeFromHeader(header);
  });
}
