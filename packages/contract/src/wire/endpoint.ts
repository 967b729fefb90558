import type { z } from '#zod';
import type { Permission } from '../plans/permissions.ts';
import type { Allowance } from './allowances.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the caller must be: `pro` is the plan predicate (`isPro`), `demo` exists in sandbox mode only, `superuser` and `staff` are roles. */
export type Need = 'pro' | 'demo' | 'superuser' | 'staff' | Permission;

export interface Endpoint {
  readonly method: Method;
  /** Django-like, with a trailing slash and `:name` parameters; the server also accepts it without the slash. */
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * `public` needs nothing, `session` a signed-in user. `person` is what belongs to that person alone: staff who act in her name are
   * refused (403).
   */
  readonly access: 'public' | 'session' | 'person';
  /** Which noun the path (or, for lists, the `profile`/`pgid` parameter) names; somebody else's id answers 404. */
  readonly owned?: string;
  /** Asked before the input is looked at and anything is loaded; missing answers 403, also for somebody else's id. */
  readonly needs?: Need;
  /** How often it may be called, beside `CHANGES`. Reads name what they store, send, or ask of a network. */
  readonly allowances?: readonly Allowance[];
  /** Calls from outside the page (public forms, webhooks) opt out of the CSRF token. */
  readonly csrf?: 'opt-out';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Absent for calls without a body. `multipart` bodies are parsed by the route and described in words. */
  readonly body?: z.ZodType | 'multipart';
  /** How long the body may take to arrive; a minute unless told. */
  readonly bodySeconds?: number;
  /** Success statuses to schemas; `null` is an empty answer. */
  readonly responses: Readonly<Partial<Record<200 | 201 | 202 | 204, z.ZodType | null>>>;
}

/** Declares an endpoint once; the server registers from it, the web client and OpenAPI are derived from it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Infer<S> = S extends z.ZodType ? z.output<S> : undefined;
type InferIn<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Infer<E['params']>;
export type QueryOf<E extends Endpoint> = Infer<E['query']>;
export type BodyOf<E extends Endpoint> = Infer<E['body']>;
/** What a client may send, before defaults and coercion. */
export type QueryInput<E extends Endpoint> = InferIn<E['query']>;
type SuccessOf<R> = { [K in keyof R]: R[K] extends z.ZodType ? z.input<R[K]> : undefined }[keyof R];
/** What the server hands back (before the response schema strips unlisted keys). */
export type AnswerOf<E extends Endpoint> = SuccessOf<E['responses']>;
