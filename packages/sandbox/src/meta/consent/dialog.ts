import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/html.ts';
import { randomToken } from '../../platform/ids.ts';
import type { Person } from '../facebook/state.ts';
import type { Facebook } from '../graph/context.ts';
import { GraphError } from '../graph/graph-error.ts';
import { splitVersion } from '../graph/versions.ts';
import { type DialogRequest, dialogError, dialogPage } from './dialog-page.ts';
import { PERMISSIONS } from './permissions.ts';
import { DATA_ACCESS_MS } from './tokens.ts';

const CODE_LIFE_MS = 10 * 60_000;

type Values = Record<string, string | string[] | undefined>;

function one(values: Values, name: string): string {
  const value = values[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function many(values: Values, name: string): string[] {
  const value = values[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** Reads what the app asks for; a text says why the dialog cannot be shown. */
function readRequest(fb: Facebook, values: Values): DialogRequest | string {
  if (one(values, 'client_id') !== fb.app.id)
    return 'Invalid App ID: The provided app ID does not look like a valid app ID.';
  const redirectUri = one(values, 'redirect_uri');
  if (!URL.canParse(redirectUri) || !/^https?:$/.test(new URL(redirectUri).protocol)) {
    return "URL Blocked: This redirect failed because the redirect URI is not whitelisted in the app's Client OAuth Settings.";
  }
  const configId = one(values, 'config_id');
  const config = fb.settings.loginConfigs[configId];
  if (configId !== '' && config === undefined) return 'Invalid config_id: there is no such configuration of this app.';
  const asked = config ?? one(values, 'scope').split(/[,\s]+/);
  const scopes = [...new Set(['public_profile', ...asked.filter(Boolean)])];
  const unknown = scopes.filter((scope) => !Object.hasOwn(PERMISSIONS, scope));
  if (unknown.length > 0) return `Invalid Scopes: ${unknown.join(', ')}. This message is only shown to developers.`;
  if (!['', 'code'].includes(one(values, 'response_type'))) return 'Only response_type=code is played by the sandbox.';
  return { clientId: fb.app.id, redirectUri, state: one(values, 'state'), scopes, ...(config && { configId }) };
}

function redirect(fb: Facebook, request: DialogRequest, params: Record<string, string>): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  if (request.state) url.searchParams.set('state', request.state);
  return `${url.href}${fb.settings.appendFragment ? '#_=_' : ''}`;
}

function grant(fb: Facebook, person: Person, request: DialogRequest, values: Values): string {
  const ticked = new Set(request.configId ? request.scopes : ['public_profile', ...many(values, 'permission')]);
  const asked = request.scopes.map((scope) => [scope, ticked.has(scope) ? 'granted' : 'declined'] as const);
  const before = fb.state.grants.get(person.id);
  fb.state.grants.put(person.id, {
    personId: person.id,
    permissions: { ...before?.permissions, ...Object.fromEntries(asked) },
    pageIds: many(values, 'page').filter((id) => fb.state.pages.get(id)?.roles[person.id]),
    dataAccessExpiresAt: fb.clock.now() + DATA_ACCESS_MS,
  });
  const code = `AQ${randomToken(120)}`;
  const expiresAt = fb.clock.now() + CODE_LIFE_MS;
  fb.state.codes.put(code, { code, personId: person.id, redirectUri: request.redirectUri, expiresAt, used: false });
  return redirect(fb, request, { code });
}

function decide(fb: Facebook, values: Values, reply: FastifyReply): FastifyReply {
  const request = readRequest(fb, values);
  if (typeof request === 'string') return sendPage(reply, dialogError(request), 400);
  const person = fb.state.people.get(one(values, 'person'));
  if (one(values, 'decision') !== 'continue' || !person) {
    const refused = {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    };
    return reply.redirect(redirect(fb, request, refused), 302);
  }
  return reply.redirect(grant(fb, person, request, values), 302);
}

function show(fb: Facebook, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const values = request.query as Values;
  const path = (request.params as { '*': string })['*'].split('/').filter(Boolean);
  try {
    if (splitVersion(path).rest.join('/') !== 'dialog/oauth')
      return sendPage(reply, dialogError('Page not found'), 404);
  } catch (error) {
    if (error instanceof GraphError) return sendPage(reply, dialogError(error.message), 400);
    throw error;
  }
  const asked = readRequest(fb, values);
  if (typeof asked === 'string') return sendPage(reply, dialogError(asked), 400);
  return sendPage(reply, dialogPage(fb, asked, fb.state.people.get(one(values, 'sandbox_person'))));
}

/** The consent dialog, at the place that stands for www.facebook.com. */
export function serveDialog(app: FastifyInstance, fb: Facebook): void {
  app.get('/facebook/dialog/*', (request, reply) => show(fb, request, reply));
  app.post('/facebook/dialog/*', (request, reply) => decide(fb, request.body as Values, reply));
}
