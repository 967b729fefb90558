import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { FormData } from 'undici';
import { isObject, type JsonObject } from '../json.ts';
import type { SendGuard } from '../port.ts';
import { sendOnce } from '../send-once.ts';
import { type GraphEnvelope, type GraphUsage, readEnvelope, readSkew, readUsage } from './envelope.ts';

export interface MetaGraphOptions {
  readonly appId: string;
  readonly appSecret: string;
  readonly graphBase: string;
  /** The host that takes the bytes of reels. */
  readonly ruploadBase: string;
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

export interface FileOfSize {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number;
}

export interface MetaGraph {
  readonly appId: string;
  readonly appSecret: string;
  readonly version: string;
  /** Acts for the app itself, e.g. to inspect a token. */
  readonly appToken: string;
  get(path: string, params: Params, token: string): Promise<GraphAnswer>;
  /** Follows a `paging.next` link. */
  follow(next: string, token: string): Promise<GraphAnswer>;
  /** For calls that may be repeated. */
  post(path: string, params: Params, token: string | null): Promise<GraphAnswer>;
  delete(path: string, token: string): Promise<GraphAnswer>;
  /** Hands over a piece of a file; may be repeated. */
  upload(path: string, params: Params, file: { field: string; bytes: Uint8Array }, token: string): Promise<GraphAnswer>;
  /** Tells the upload host where to fetch a file; may be repeated. */
  uploadFrom(path: string, fileUrl: string, token: string): Promise<GraphAnswer>;
  /** Hands the upload host a whole file; may be repeated while nothing of it has arrived. */
  uploadFile(path: string, file: FileOfSize, token: string): Promise<GraphAnswer>;
  /** For the one irreversible call. Never throws. */
  sendOnce(path: string, params: Params, token: string, guard: SendGuard): Promise<GraphSent>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
/** Moving a video takes longer than a question does: the network fetches, or we send, megabytes. */
const UPLOAD_TIMEOUT_MS = 300_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

type Method = 'GET' | 'POST' | 'DELETE';
interface Call {
  readonly headers: Record<string, string>;
  readonly body?: string | Readable | ((form: FormData) => FormData);
  readonly timeoutMs?: number;
}

export function createMetaGraph(options: MetaGraphOptions): MetaGraph {
  const connect = once(openWire);
  const root = `${options.graphBase.replace(/\/+$/, '')}/${options.version}/`;
  const secured = (params: Params, token: string | null) => encode(params, token, options.appSecret);

  async function call(method: Method, url: URL, { headers, body, timeoutMs = DEFAULT_TIMEOUT_MS }: Call) {
    const { agent, request, FormData } = await connect();
    const limit = options.timeoutMs ?? timeoutMs;
    const response = await request(url, {
      dispatcher: agent,
      method,
      headers,
      body: typeof body === 'function' ? body(new FormData()) : (body ?? null),
      signal: AbortSignal.timeout(limit),
      headersTimeout: limit,
      bodyTimeout: limit,
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
  const ask = (method: Method, url: URL, token: string | null, body?: string) =>
    call(method, url, { headers: headersOf(token, body), body });

  return {
    appId: options.appId,
    appSecret: options.appSecret,
    version: options.version,
    appToken: `${options.appId}|${options.appSecret}`,
    get: (path, params, token) => ask('GET', new URL(`${root}${path}?${secured(params, token)}`), token),
    follow: async (next, token) => ask('GET', nextPage(next, options, token), token),
    post: (path, params, token) => ask('POST', new URL(root + path), token, secured(params, token)),
    delete: (path, token) => ask('DELETE', new URL(`${root}${path}?${secured({}, token)}`), token),
    upload(path, params, { field, bytes }, token) {
      const body = (form: FormData) => {
        for (const [name, value] of new URLSearchParams(secured(params, token))) form.set(name, value);
        form.set(field, new Blob([new Uint8Array(bytes)]), 'chunk');
        return form;
      };
      return call('POST', new URL(root + path), { headers: headersOf(token), body, timeoutMs: UPLOAD_TIMEOUT_MS });
    },
    uploadFrom(path, fileUrl, token) {
      const url = new URL(`${options.ruploadBase.replace(/\/+$/, '')}/${path}`);
      // This host knows the scheme `OAuth` only (Reels publishing guide, "Upload the video").
      const headers = { accept: 'application/json', authorization: `OAuth ${token}`, file_url: fileUrl };
      return call('POST', url, { headers, timeoutMs: UPLOAD_TIMEOUT_MS });
    },
    uploadFile(path, { bytes, size }, token) {
      const url = new URL(`${options.ruploadBase.replace(/\/+$/, '')}/${path}`);
      const headers = {
        accept: 'application/json',
        authorization: `OAuth ${token}`,
        offset: '0',
        file_size: String(size),
        'content-length': String(size),
        'content-type': 'application/octet-stream',
      };
      return call('POST', url, { headers, body: Readable.from(bytes), timeoutMs: UPLOAD_TIMEOUT_MS });
    },
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

/** Loaded with the first call: it costs about 100 ms and 20 MB, and most API processes never call. */
async function openWire() {
  const { Agent, FormData, request } = await import('undici');
  const agent = new Agent({ connections: 64, maxResponseSize: MAX_ANSWER_BYTES, connect: { timeout: 10_000 } });
  return { agent, request, FormData };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
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
function headersOf(token: string | null, body?: string): Record<string, string> {
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
