import { getSession, type Session } from '@waypost/contract/accounts';
import type { Endpoint, QueryInput } from '@waypost/contract/wire';
import type { z } from 'zod';
import { currentLocale } from '../i18n/locale-store.ts';
import { sessionExpiry } from '../session/expiry.ts';
import { isSamePerson } from '../session/same-person.ts';
import { sessionStore } from '../session/session-store.ts';
import { ApiError, isApiError } from './api-error.ts';
import { transmit } from './transport.ts';
import { fillPath, type QueryValue, queryString } from './url.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
/** What a successful call hands to a screen. */
export type Answer<E extends Endpoint> = {
  [K in keyof E['responses']]: Output<E['responses'][K]>;
}[keyof E['responses']];
/** Typed by the contract's names; numbers, booleans and lists are written as the wire wants them. */
export type Query<E extends Endpoint> = { [K in keyof QueryInput<E>]?: QueryValue };
type Body<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : FormData;

export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { readonly params: Output<E['params']> }
  : { readonly params?: undefined }) &
  (E['query'] extends z.ZodType ? { readonly query?: Query<E> } : { readonly query?: undefined }) &
  (E['body'] extends z.ZodType | 'multipart' ? { readonly body: Body<E> } : { readonly body?: undefined });

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
  /** What is asked under one key is done once, however often it is sent. */
  readonly key?: string;
}

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No server stores it, nobody types it, and what is copied from elsewhere may hold it unseen. */
const withoutNul = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

async function send(endpoint: Endpoint, input: Loose, options: CallOptions): Promise<unknown> {
  const { method, path } = endpoint;
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLocale() };
  const csrf = sessionStore.get()?.csrf_token;
  if (csrf && method !== 'GET' && endpoint.csrf !== 'opt-out') headers['X-CSRFToken'] = csrf;
  if (options.key !== undefined) headers['Idempotency-Key'] = options.key;
  const form = input.body instanceof FormData ? input.body : undefined;
  if (input.body !== undefined && !form) headers['Content-Type'] = 'application/json';

  const answer = await transmit({
    method,
    url: fillPath(path, input.params) + queryString(input.query),
    headers,
    body: form ?? (input.body === undefined ? undefined : JSON.stringify(input.body, withoutNul)),
    signal: options.signal,
    onProgress: options.onProgress,
  });
  const body = parse(answer.text);
  if (answer.status >= 200 && answer.status < 300) return body;
  const retryAfter = Number(answer.retryAfter);
  throw new ApiError({
    status: answer.status,
    statusText: answer.statusText,
    body,
    retryAfterSeconds: answer.retryAfter && Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/**
 * Calls an endpoint of the contract. Two refusals prove that the server did nothing, so any method may be sent again after
 * them: 401 (the person signs in again in a dialog) and a stale CSRF token (a fresh one is fetched, and taken if it
 * is the same person's).
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
): Promise<Answer<E>> {
  const loose = (input ?? {}) as Loose;
  const attempt = () => send(endpoint, loose, options ?? {}) as Promise<Answer<E>>;
  try {
    return await attempt();
  } catch (error) {
    if (isApiError(error, 401) && endpoint.access !== 'public' && sessionStore.get()?.user) {
      if (await sessionExpiry.waitForSignIn()) return attempt();
    } else if (isApiError(error, 403) && error.code === 'csrf') {
      const slug = sessionStore.get()?.profile?.slug;
      const fresh = (await send(getSession, { query: { slug } }, {})) as Session;
      if (!isSamePerson(fresh)) throw error;
      const known = sessionStore.get();
      sessionStore.set(known ? { ...known, csrf_token: fresh.csrf_token } : fresh);
      return attempt();
    }
    throw error;
  }
}
