import { randomToken } from '../platform/ids.ts';
import type { WireAnswer } from '../platform/wire.ts';
import { findLinkedInError } from './error-codes.ts';

/** A refusal of LinkedIn; thrown by handlers and turned into its body at the edge. */
export class LinkedInError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(name: string, message?: string, status?: number) {
    const entry = findLinkedInError(name) ?? findLinkedInError('INTERNAL_SERVER_ERROR');
    const body: Record<string, unknown> = { ...entry?.body };
    const key = 'error' in body ? 'error_description' : 'message';
    if (message !== undefined) body[key] = message;
    super(String(body[key]));
    this.status = status ?? entry?.status ?? 500;
    this.body = body;
  }
}

/** Header by which LinkedIn's support finds a call again. */
export function traceHeaders(): Record<string, string> {
  return { 'x-li-uuid': `AAY${randomToken(16)}==`, 'x-restli-protocol-version': '2.0.0' };
}

export function refusal(error: LinkedInError): WireAnswer {
  return { status: error.status, headers: traceHeaders(), body: error.body };
}

/** One row of the table of refusals, by its name, in a test script. */
export type LinkedInErrorAction = { kind: 'linkedin_error'; name: string; message?: string; status?: number };

export function scriptedRefusal(action: LinkedInErrorAction): WireAnswer {
  return refusal(new LinkedInError(action.name, action.message, action.status));
}

export function denied(what: string, version = ''): LinkedInError {
  return new LinkedInError('ACCESS_DENIED', `Not enough permissions to access: ${what}${version ? `.${version}` : ''}`);
}
