import type { Logger } from 'pino';
import { at, isObject, type JsonObject, numberAt, textAt } from '../../json.ts';
import { readSkew } from '../../meta-graph/envelope.ts';
import type { SendGuard } from '../../port.ts';
import { sendOnce } from '../../send-once.ts';

export interface LinkedInRestOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly oauthBase: string;
  readonly apiBase: string;
  /** `YYYYMM`, sent with every versioned call. */
  readonly version: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Business time, which the network's `Date` header is compared with. */
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** What a refusal says. Shapes differ from one call to the next; only `status` is always there. */
export interface RestError {
  readonly status: number;
  /** `code` of the API, `error` of the token host. */
  readonly code: string | null;
  readonly serviceCode: number | null;
  readonly message: string;
  /** It is the host that takes the bytes of a file that refuses. */
  readonly upload?: true;
}

/** A call that brought no usable answer: refused with an error, or (error null) no readable answer at all. */
export class RestFailure extends Error {
  readonly status: number | null;
  readonly error: RestError | null;
  constructor(status: number | null, error: RestError | null, options?: { cause?: unknown }) {
    super(
      error ? `LinkedIn error ${error.status}/${error.code ?? '-'}` : `No answer (${status ?? 'network'})`,
      options,
    );
    this.name = 'RestFailure';
    this.status = status;
    this.error = error;
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;
export interface RestAnswer {
  readonly body: JsonObject;
  readonly headers: Headers;
  /** How far the network's clock is ahead of ours; null when it did not say. */
  readonly skewMs: number | null;
}
export type RestSent =
  | { readonly kind: 'answered'; readonly status: number; readonly id: string | null }
  | { readonly kind: 'refused'; readonly error: RestError }
  | { readonly kind: 'not-sent'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

type RestMethod = 'FINDER' | 'DELETE';

export interface LinkedInRest {
  readonly clientId: string;
  readonly oauthBase: string;
  /** Where people look at LinkedIn. */
  readonly webBase: string;
  /** Whether LinkedIn's own hosts are meant by an address that it gave us. */
  trusts(url: string): boolean;
  /** `rest/…` below the API host, query included. */
  get(path: string, token: string, method?: RestMethod): Promise<RestAnswer>;
  /** For calls that may be repeated. */
  post(path: string, body: JsonObject, token: string): Promise<RestAnswer>;
  delete(path: string, token: string): Promise<RestAnswer>;
  /** Hands bytes to an address that the API gave; parts of a video go without a token. */
  put(url: string, bytes: Uint8Array, token: string | null): Promise<RestAnswer>;
  /** The token host, in the name of the app. */
  oauth(endpoint: string, params: Readonly<Record<string, string>>): Promise<JsonObject>;
  /** For the one irreversible call. Never throws. */
  sendOnce(path: string, body: JsonObject, token: string, guard: SendGuard): Promise<RestSent>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
  readonly timeoutMs?: number;
  readonly upload?: true;
}

export function createLinkedInRest(options: LinkedInRestOptions): LinkedInRest {
  const connect = once(openWire);
  const [apiBase, oauthBase] = [options.apiBase, options.oauthBase].map((base) => base.replace(/\/+$/, ''));
  const urlOf = (path: string) => new URL(`${apiBase}/${path}`);
  const client = { client_id: options.clientId, client_secret: options.clientSecret };

  async function call(
    url: URL,
    { method, headers, body, timeoutMs = DEFAULT_TIMEOUT_MS, upload }: Call,
  ): Promise<RestAnswer> {
    const { agent, request } = await connect();
    const limit = options.timeoutMs ?? timeoutMs;
    const response = await request(url, {
      dispatcher: agent,
      method,
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(limit),
      headersTimeout: limit,
      bodyTimeout: limit,
    }).catch((error: unknown) => {
      throw new RestFailure(null, null, { cause: error });
    });
    const status = response.statusCode;
    const text = await response.body.text().catch((error: unknown) => {
      throw new RestFailure(status, null, { cause: error });
    });
    const parsed = parse(text);
    if (status < 200 || status >= 300) {
      const error = readError(status, parsed);
      if (error) logRefusal(options.log, method, url, error, response.headers);
      throw new RestFailure(status, error && upload ? { ...error, upload } : error);
    }
    // A read has to say something; writes answer without a body.
    if (!isObject(parsed) && (text !== '' || method === 'GET')) throw new RestFailure(status, null);
    const skewMs = readSkew(response.headers, options.now());
    return { body: isObject(parsed) ? parsed : {}, headers: response.headers, skewMs };
  }
  const headersFor = (path: string, token: string, method?: RestMethod, body?: string) => ({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(path.startsWith('rest/') ? { 'linkedin-version': options.version, 'x-restli-protocol-version': '2.0.0' } : {}),
    ...(method ? { 'x-restli-method': method } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  });

  return {
    clientId: options.clientId,
    oauthBase: oauthBase ?? '',
    webBase: (oauthBase ?? '').replace(/\/oauth(\/v2)?$/, ''),
    trusts(address) {
      const url = URL.parse(address);
      if (url === null) return false;
      if ([urlOf('').origin, URL.parse(oauthBase ?? '')?.origin].includes(url.origin)) return true;
      return url.protocol === 'https:' && /(^|\.)linkedin\.com$/.test(url.hostname);
    },
    get: (path, token, method) => call(urlOf(path), { method: 'GET', headers: headersFor(path, token, method) }),
    post(path, json, token) {
      const body = JSON.stringify(json);
      return call(urlOf(path), { method: 'POST', headers: headersFor(path, token, undefined, body), body });
    },
    delete: (path, token) => call(urlOf(path), { method: 'DELETE', headers: headersFor(path, token, 'DELETE') }),
    put(url, bytes, token) {
      const headers = {
        'content-type': 'application/octet-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      };
      return call(new URL(url), { method: 'PUT', headers, body: bytes, timeoutMs: UPLOAD_TIMEOUT_MS, upload: true });
    },
    async oauth(endpoint, params) {
      const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams({ ...params, ...client }).toString();
      return (await call(new URL(`${oauthBase}/${endpoint}`), { method: 'POST', headers, body })).body;
    },
    async sendOnce(path, json, token, guard) {
      const url = urlOf(path);
      const body = JSON.stringify(json);
      const answer = await sendOnce({ url, headers: headersFor(path, token, undefined, body), body }, guard);
      if (answer.kind !== 'answered') return answer;
      const { status, headers } = answer;
      if (status >= 200 && status < 300) return { kind: 'answered', status, id: idIn(headers) };
      const error = status >= 400 ? readError(status, parse(answer.text)) : null;
      if (error === null) return { kind: 'unknown', detail: `Unreadable answer with status ${status}` };
      logRefusal(options.log, 'POST', url, error, headers);
      return { kind: 'refused', error };
    },
  };
}

/** Loaded with the first call: it costs about 100 ms and 20 MB, and most API processes never call. */
async function openWire() {
  const { Agent, request } = await import('undici');
  const agent = new Agent({ connections: 64, maxResponseSize: MAX_ANSWER_BYTES, connect: { timeout: 10_000 } });
  return { agent, request };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates answer with the id in a header; the second name is the older one. */
function idIn(headers: Headers): string | null {
  const id = headers['x-restli-id'] ?? headers['x-linkedin-id'];
  return typeof id === 'string' && id !== '' ? decoded(id) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null when the body is none of LinkedIn's error shapes: then it proves nothing. */
export function readError(status: number, body: unknown): RestError | null {
  const message = textAt(body, 'message') ?? textAt(body, 'error_description');
  const code =
    textAt(body, 'code') ?? textAt(body, 'error') ?? textAt(at(body, 'errorDetails', 'inputErrors', 0), 'code');
  const serviceCode = numberAt(body, 'serviceErrorCode');
  if (message === null && code === null && serviceCode === null) return null;
  return { status, code, serviceCode, message: message ?? '' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function logRefusal(log: Pick<Logger, 'warn'>, method: string, url: URL, error: RestError, headers: Headers): void {
  const { status, code, serviceCode } = error;
  const trace = headers['x-li-uuid'];
  log.warn({ method, path: url.pathname, status, code, serviceCode, li_uuid: trace }, 'LinkedIn refused a call');
}
