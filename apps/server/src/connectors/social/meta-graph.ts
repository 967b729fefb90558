import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { Agent, request } from 'undici';
import { isObject, type JsonObject, textAt } from './json.ts';
import { type GraphEnvelope, type GraphUsage, readEnvelope, readSkew, readUsage } from './meta-graph-envelope.ts';
import type { SendGuard } from './port.ts';
import { sendOnce } from './send-once.ts';

export interface MetaGraphOptions {
  readonly appId: string;
  readonly appSecret: string;
  readonly graphBase: string;
  /** Pinned; an unversioned path would use whatever the app's dashboard says. */
  readonly version: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Business time, which the network's `Date` header is compared with. */
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

export type Params = Readonly<Record<string, string | number | boolean | null>>;

export interface GraphAnswer {
  readonly body: JsonObject;
  readonly usage: GraphUsage;
  /** How far the network's clock is ahead of ours; null when it did not say. */
  readonly skewMs: number | null;
}

export type GraphSent =
  | { readonly kind: 'answered'; readonly body: JsonObject }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly envelope: GraphEnvelope;
      readonly usage: GraphUsage;
    }
  | { readonly kind: 'not-sent'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

/** A call that brought no usable answer: refused with an envelope, or (envelope null) no readable answer at all. */
export class GraphFailure extends Error {
  readonly status: number | null;
  readonly envelope: GraphEnvelope | null;
  readonly usage: GraphUsage | null;
  constructor(
    status: number | null,
    envelope: GraphEnvelope | null,
    usage: GraphUsage | null,
    options?: { cause?: unknown },
  ) {
    super(
      envelope ? `Graph error ${envelope.code}/${envelope.subcode ?? '-'}` : `No answer (${status ?? 'network'})`,
      options,
    );
    this.name = 'GraphFailure';
    this.status = status;
    this.envelope = envelope;
    this.usage = usage;
  }
}

export interface MetaGraph {
  readonly appId: string;
  readonly appSecret: string;
  /** Acts for the app itself, e.g. to inspect a token. */
  readonly appToken: string;
  get(path: string, params: Params, token: string): Promise<GraphAnswer>;
  /** Follows a `paging.next` link. */
  follow(next: string, token: string): Promise<GraphAnswer>;
  /** For calls that may be repeated. */
  post(path: string, params: Params, token: string | null): Promise<GraphAnswer>;
  delete(path: string, token: string): Promise<GraphAnswer>;
  /** For the one irreversible call. Never throws. */
  sendOnce(path: string, params: Params, token: string, guard: SendGuard): Promise<GraphSent>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export function createMetaGraph(options: MetaGraphOptions): MetaGraph {
  const agent = new Agent({ connections: 64, maxResponseSize: MAX_ANSWER_BYTES, connect: { timeout: 10_000 } });
  const root = `${options.graphBase.replace(/\/+$/, '')}/${options.version}/`;
  const secured = (params: Params, token: string | null) => encode(params, token, options.appSecret);

  async function ask(method: 'GET' | 'POST' | 'DELETE', url: URL, token: string | null, body?: string) {
    const signal = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const response = await request(url, {
      dispatcher: agent,
      method,
      headers: headersOf(token, body),
      body: body ?? null,
      signal,
    }).catch((error: unknown) => {
      throw new GraphFailure(null, null, null, { cause: error });
    });
    const text = await response.body.text().catch((error: unknown) => {
      throw new GraphFailure(response.statusCode, null, null, { cause: error });
    });
    const parsed = parse(text);
    const usage = readUsage(response.headers);
    const envelope = readEnvelope(parsed);
    if (envelope) {
      logRefusal(options.log, method, url, envelope);
      throw new GraphFailure(response.statusCode, envelope, usage);
    }
    if (response.statusCode !== 200 || !isObject(parsed)) throw new GraphFailure(response.statusCode, null, usage);
    return { body: parsed, usage, skewMs: readSkew(response.headers, options.now()) };
  }

  return {
    appId: options.appId,
    appSecret: options.appSecret,
    appToken: `${options.appId}|${options.appSecret}`,
    get: (path, params, token) => ask('GET', new URL(`${root}${path}?${secured(params, token)}`), token),
    follow: async (next, token) => ask('GET', nextPage(next, options, token), token),
    post: (path, params, token) => ask('POST', new URL(root + path), token, secured(params, token)),
    delete: (path, token) => ask('DELETE', new URL(`${root}${path}?${secured({}, token)}`), token),
    async sendOnce(path, params, token, guard) {
      const url = new URL(root + path);
      const body = secured(params, token);
      const answer = await sendOnce({ url, headers: headersOf(token, body), body }, guard);
      if (answer.kind !== 'answered') return answer;
      const parsed = parse(answer.text);
      const envelope = readEnvelope(parsed);
      if (envelope) {
        logRefusal(options.log, 'POST', url, envelope);
        return { kind: 'refused', status: answer.status, envelope, usage: readUsage(answer.headers) };
      }
      if (answer.status === 200 && isObject(parsed)) return { kind: 'answered', body: parsed };
      return { kind: 'unknown', detail: `Unreadable answer with status ${answer.status}` };
    },
  };
}

/** Every call carries the proof that it comes from the app's server (Graph API, "Secure Graph API calls"). */
function encode(params: Params, token: string | null, appSecret: string): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== null) form.set(name, String(value));
  if (token !== null) form.set('appsecret_proof', proofOf(token, appSecret));
  return form.toString();
}

const proofOf = (token: string, appSecret: string) => createHmac('sha256', appSecret).update(token).digest('hex');

/** The token travels in a header, so that no address that might be logged somewhere holds it. */
function headersOf(token: string | null, body: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
  };
}

function nextPage(next: string, { graphBase, appSecret }: MetaGraphOptions, token: string): URL {
  const url = URL.parse(next);
  // A link elsewhere would hand the token to a stranger.
  if (!url?.href.startsWith(new URL(`${graphBase.replace(/\/+$/, '')}/`).href))
    throw new GraphFailure(null, null, null);
  url.searchParams.delete('access_token');
  url.searchParams.set('appsecret_proof', proofOf(token, appSecret));
  return url;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function logRefusal(log: Pick<Logger, 'warn'>, method: string, url: URL, envelope: GraphEnvelope): void {
  const { code, subcode, traceId } = envelope;
  log.warn({ method, path: url.pathname, code, subcode, fbtrace_id: traceId }, 'Graph API refused a call');
}

const MAX_PAGES = 100;

/** Walks a list to its end: `next` decides, not the length, because a page in the middle may be empty. */
export async function* pagesOf(
  graph: MetaGraph,
  path: string,
  params: Params,
  token: string,
): AsyncGenerator<GraphAnswer> {
  let answer = await graph.get(path, params, token);
  for (let n = 1; ; n += 1) {
    yield answer;
    const next = textAt(answer.body, 'paging', 'next');
    if (next === null) return;
    if (n === MAX_PAGES) throw new GraphFailure(null, null, null, { cause: new Error('The list has no end') });
    answer = await graph.follow(next, token);
  }
}
