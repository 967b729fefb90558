import type { Wire, WireAnswer, WireCall } from '../platform/wire.ts';
import { accessToken, introspectToken, revokeToken } from './consent/oauth.ts';
import { authenticate } from './consent/tokens.ts';
import type { LinkedIn } from './context.ts';
import { LinkedInError, type LinkedInErrorAction, refusal, scriptedRefusal, traceHeaders } from './linkedin-error.ts';
import { receiveUpload } from './media/uploads.ts';
import { pathSegments, RestQuery } from './restli.ts';
import { findHandler, UNVERSIONED } from './routes.ts';
import { checkVersion } from './versions.ts';

const [OAUTH, API, UPLOADS] = ['/linkedin/oauth', '/linkedin/api', '/linkedin/dms-uploads'];

const TOKEN_HOST: Record<string, (li: LinkedIn, call: WireCall) => WireAnswer> = {
  accessToken,
  introspectToken,
  revoke: revokeToken,
};

function answerOauth(li: LinkedIn, call: WireCall): WireAnswer {
  const name = call.path.slice(OAUTH.length).replace(/^\/v2/, '').replace(/^\//, '');
  const handler = Object.hasOwn(TOKEN_HOST, name) ? TOKEN_HOST[name] : undefined;
  if (!handler) throw new LinkedInError('RESOURCE_NOT_FOUND');
  return call.method === 'POST' ? handler(li, call) : { status: 405, body: '' };
}

async function answerRest(li: LinkedIn, call: WireCall): Promise<WireAnswer> {
  const [surface, ...segments] = pathSegments(call.path.slice(API.length));
  const version = surface === 'rest' ? checkVersion({ ...li, call }) : '';
  const { token, member } = authenticate(li, call);
  li.quota.count(li.settings, member.id, li.clock.now());
  const query = new RestQuery(call.rawQuery);
  const ctx = { ...li, call, query, segments, version, token, member };
  const handler = surface === 'v2' ? UNVERSIONED[`${call.method} ${segments.join('/')}`] : findHandler(ctx);
  if (!handler || (surface !== 'v2' && surface !== 'rest')) {
    throw new LinkedInError('RESOURCE_NOT_FOUND', `No root resource defined for path '/${segments.join('/')}'`);
  }
  return handler(ctx);
}

async function answer(li: LinkedIn, call: WireCall): Promise<WireAnswer> {
  try {
    if (call.path.startsWith(UPLOADS)) return await receiveUpload(li, call);
    const result = call.path.startsWith(OAUTH) ? answerOauth(li, call) : await answerRest(li, call);
    return { ...result, headers: { ...traceHeaders(), ...result.headers } };
  } catch (error) {
    if (error instanceof LinkedInError) return refusal(error);
    throw error;
  }
}

/** The machine interface of the fake LinkedIn: token host, API host and upload host. */
export function linkedinWire(li: LinkedIn): Wire<LinkedInErrorAction> {
  return {
    name: 'linkedin',
    prefixes: [OAUTH, API, UPLOADS],
    handle: (call) => answer(li, call),
    refusal: { kind: 'linkedin_error', answer: scriptedRefusal },
  };
}
