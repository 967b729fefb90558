import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../pages/html.ts';
import { randomToken } from '../../platform/ids.ts';
import type { LinkedIn } from '../context.ts';
import type { Member } from '../state.ts';
import { type ConsentRequest, consentError, consentPage } from './dialog-page.ts';
import { splitScopes } from './scopes.ts';

const CODE_LIFE_MS = 30 * 60_000;

type Values = Record<string, string | string[] | undefined>;

function one(values: Values, name: string): string {
  const value = values[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Reads what the app asks for; a text says why nothing can be shown and nobody can be sent back. */
function readRequest(li: LinkedIn, values: Values): ConsentRequest | string {
  if (one(values, 'client_id') !== li.app.id) return 'The passed in client_id is invalid.';
  const redirectUri = one(values, 'redirect_uri');
  if (!URL.canParse(redirectUri) || !/^https?:$/.test(new URL(redirectUri).protocol)) {
    return 'The redirect_uri does not match the registered value.';
  }
  return { redirectUri, state: one(values, 'state'), scopes: splitScopes(one(values, 'scope')) };
}

function back(request: ConsentRequest, params: Record<string, string>): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  if (request.state) url.searchParams.set('state', request.state);
  return url.href;
}

/** One scope that the app does not own fails the whole request. */
function scopeProblem(li: LinkedIn, request: ConsentRequest): string | undefined {
  const foreign = request.scopes.find((scope) => !li.settings.appScopes.includes(scope));
  if (foreign === undefined) return undefined;
  return back(request, {
    error: 'unauthorized_scope_error',
    error_description: `Scope "${foreign}" is not authorized for your application`,
  });
}

function grant(li: LinkedIn, member: Member, request: ConsentRequest): string {
  const code = `AQ${randomToken(110)}`;
  const { redirectUri, scopes } = request;
  const expiresAt = li.clock.now() + CODE_LIFE_MS;
  li.state.codes.put(code, { code, memberId: member.id, redirectUri, scopes, expiresAt, used: false });
  return back(request, { code });
}

const REFUSALS: Record<string, string> = {
  cancel_login: 'The user cancelled LinkedIn login',
  cancel_authorize: 'The user cancelled the authorization',
};

function decide(li: LinkedIn, values: Values, reply: FastifyReply): FastifyReply {
  const request = readRequest(li, values);
  if (typeof request === 'string') return sendPage(reply, consentError(request), 400);
  const problem = scopeProblem(li, request);
  if (problem) return reply.redirect(problem, 302);
  const member = li.state.members.get(one(values, 'person'));
  const decision = one(values, 'decision');
  if (decision === 'allow' && member) return reply.redirect(grant(li, member, request), 302);
  const how = decision === 'cancel_login' ? decision : 'cancel_authorize';
  return reply.redirect(
    back(request, { error: `user_${how.replace('cancel', 'cancelled')}`, error_description: REFUSALS[how] ?? '' }),
    302,
  );
}

function show(li: LinkedIn, values: Values, reply: FastifyReply): FastifyReply {
  const request = readRequest(li, values);
  if (typeof request === 'string') return sendPage(reply, consentError(request), 400);
  if (one(values, 'response_type') !== 'code') {
    const params = { error: 'unsupported_response_type', error_description: 'Only response_type=code is supported' };
    return reply.redirect(back(request, params), 302);
  }
  const problem = scopeProblem(li, request);
  if (problem) return reply.redirect(problem, 302);
  return sendPage(reply, consentPage(li, request, li.state.members.get(one(values, 'sandbox_person'))));
}

/** The consent page, at the place that stands for www.linkedin.com/oauth. */
export function serveConsent(app: FastifyInstance, li: LinkedIn): void {
  for (const path of ['/linkedin/oauth/v2/authorization', '/linkedin/oauth/authorization']) {
    app.get(path, (request, reply) => show(li, request.query as Values, reply));
    app.post(path, (request, reply) => decide(li, request.body as Values, reply));
  }
}
