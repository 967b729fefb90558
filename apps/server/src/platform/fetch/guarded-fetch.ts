import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { ForbiddenAddress, guardedConnect, type Resolve, resolveBySystem } from './guarded-connect.ts';

export interface FetchLimits {
  /** Bytes of body, counted after decompression. */
  readonly maxBytes: number;
  /** For everything together: names, redirects, body. */
  readonly timeoutMs: number;
  readonly maxRedirects: number;
  /** What happens beyond `maxBytes`: the answer is refused, or its beginning is kept. */
  readonly beyond?: 'refuse' | 'cut';
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Fetched {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}
export type GuardedFetch = (url: string, limits: FetchLimits) => Promise<Fetched>;

export type FetchProblem = 'address' | 'redirects' | 'too_large' | 'timeout' | 'unreachable';

export class FetchRefused extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem, options?: { cause?: unknown }) {
    super(`outbound fetch: ${problem}`, options);
    this.name = 'FetchRefused';
    this.problem = problem;
  }
}

/**
 * GET for addresses that people give us: never to anything but the public internet, whatever names, redirects or
 * notations say; never through a proxy, where the check would be about the proxy; never more bytes or time than said.
 * `allowOrigins` are exact origins that are exempt: the sandbox's, in sandbox mode only.
 */
export function createGuardedFetch(options: { allowOrigins: readonly string[]; resolve?: Resolve }): GuardedFetch {
  const allow = new Set(options.allowOrigins.map((origin) => new URL(origin).origin));
  const resolve = options.resolve ?? resolveBySystem;
  return async (url, limits) => {
    // An agent per call: no connection outlives the check that it was opened under.
    const agent = new Agent({
      connect: guardedConnect({ resolve, allow, timeoutMs: limits.timeoutMs }),
      headersTimeout: limits.timeoutMs,
      bodyTimeout: limits.timeoutMs,
    });
    try {
      return await follow(agent, url, limits, AbortSignal.timeout(limits.timeoutMs));
    } catch (error) {
      throw asRefused(error);
    } finally {
      await agent.destroy();
    }
  };
}

/** The guard of an installation: only in sandbox mode may anything on this computer be reached, and then the sandbox alone. */
export const guardedFetchOf = (config: {
  readonly mode: 'sandbox' | 'live';
  readonly sandbox?: { readonly url: string };
}): GuardedFetch =>
  createGuardedFetch({ allowOrigins: config.mode === 'sandbox' && config.sandbox ? [config.sandbox.url] : [] });

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

async function follow(agent: Agent, url: string, limits: FetchLimits, signal: AbortSignal): Promise<Fetched> {
  let current = webAddress(url);
  for (let hop = 0; hop <= limits.maxRedirects; hop += 1) {
    const answer = await request(current, {
      dispatcher: agent,
      method: 'GET',
      signal,
      headers: { 'user-agent': 'Waypost', 'accept-encoding': 'gzip, deflate, br', ...limits.headers },
    });
    // A body that is thrown away reports its own abort; unheard, that would end the process.
    answer.body.on('error', () => undefined);
    const location = header(answer, 'location');
    if (!REDIRECTS.has(answer.statusCode) || location === '') return await read(answer, current, limits);
    answer.body.destroy();
    current = webAddress(location, current);
  }
  throw new FetchRefused('redirects');
}

/** Notations such as 2130706433 or 0x7f.1 are normalised here (WHATWG URL); the connection sees plain addresses. */
function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchRefused('address');
  url.hash = '';
  return url;
}

async function read(answer: Dispatcher.ResponseData, url: URL, limits: FetchLimits): Promise<Fetched> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = decoded(answer);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= limits.maxBytes) continue;
    if (limits.beyond !== 'cut') throw new FetchRefused('too_large');
    break;
  }
  answer.body.destroy();
  const body = Buffer.concat(chunks).subarray(0, limits.maxBytes);
  return { url: url.href, status: answer.statusCode, contentType: header(answer, 'content-type'), body };
}

function decoded(answer: Dispatcher.ResponseData): Readable {
  const decoder = decoderOf(header(answer, 'content-encoding').trim().toLowerCase());
  if (decoder === null) return answer.body;
  answer.body.on('error', (error) => decoder.destroy(error));
  return answer.body.pipe(decoder);
}

function decoderOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  return encoding === 'br' ? createBrotliDecompress() : null;
}

function header(answer: Dispatcher.ResponseData, name: string): string {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function asRefused(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ForbiddenAddress) return new FetchRefused('address', { cause: error });
    if (cause.name === 'TimeoutError' || /Timeout/.test(cause.name))
      return new FetchRefused('timeout', { cause: error });
  }
  return new FetchRefused('unreachable', { cause: error });
}
