import type { WireAnswer, WireCall } from '../../platform/wire.ts';
import { type LinkedIn, ok } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import type { AccessToken, RefreshToken } from '../state.ts';
import { issueAccessToken, issueRefreshToken, tokenProblem } from './tokens.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

function param(call: WireCall, name: string): string {
  const value = call.body[name];
  return typeof value === 'string' ? value : '';
}

function checkClient(li: LinkedIn, call: WireCall): void {
  if (!param(call, 'client_id') || !param(call, 'client_secret')) {
    throw new LinkedInError(
      'OAUTH_PARAMETER_MISSING',
      'A required parameter "client_id" or "client_secret" is missing',
    );
  }
  if (param(call, 'client_id') !== li.app.id || param(call, 'client_secret') !== li.app.secret) {
    throw new LinkedInError('OAUTH_CLIENT_INVALID');
  }
}

function answer(li: LinkedIn, token: AccessToken, refresh: RefreshToken | undefined): WireAnswer {
  const now = li.clock.now();
  return ok({
    access_token: token.token,
    expires_in: Math.ceil((token.expiresAt - now) / 1000),
    ...(refresh
      ? { refresh_token: refresh.token, refresh_token_expires_in: Math.ceil((refresh.expiresAt - now) / 1000) }
      : {}),
    scope: token.scopes.join(','),
    token_type: 'Bearer',
  });
}

function redeem(li: LinkedIn, call: WireCall): WireAnswer {
  const code = li.state.codes.get(param(call, 'code'));
  const fits =
    code && !code.used && code.expiresAt > li.clock.now() && code.redirectUri === param(call, 'redirect_uri');
  if (!code || !fits) throw new LinkedInError('OAUTH_CODE_INVALID');
  li.state.codes.put(code.code, { ...code, used: true });
  const { memberId, scopes } = code;
  const token = issueAccessToken(li, { memberId, scopes });
  return answer(li, token, li.settings.partner ? issueRefreshToken(li, memberId, scopes) : undefined);
}

/** A refresh token keeps its first end; close to it the access token lives no longer than it does. */
function refresh(li: LinkedIn, call: WireCall): WireAnswer {
  const held = li.state.refreshTokens.get(param(call, 'refresh_token'));
  if (!held || held.revoked || held.expiresAt <= li.clock.now()) throw new LinkedInError('OAUTH_REFRESH_INVALID');
  const { memberId, scopes, expiresAt: until } = held;
  return answer(li, issueAccessToken(li, { memberId, scopes, until }), held);
}

export function accessToken(li: LinkedIn, call: WireCall): WireAnswer {
  checkClient(li, call);
  const grantType = param(call, 'grant_type');
  if (grantType === 'authorization_code') return redeem(li, call);
  if (grantType === 'refresh_token') return refresh(li, call);
  throw new LinkedInError('OAUTH_PARAMETER_MISSING', 'A required parameter "grant_type" is missing or invalid');
}

/** A token of another app, or none, is only called inactive. */
export function introspectToken(li: LinkedIn, call: WireCall): WireAnswer {
  checkClient(li, call);
  const token = li.state.tokens.get(param(call, 'token'));
  if (!token) return ok({ active: false });
  const problem = li.clock.now() < token.knownAt && !token.broken ? undefined : tokenProblem(li, token);
  const status = !problem ? 'active' : token.expiresAt <= li.clock.now() ? 'expired' : 'revoked';
  return ok({
    active: status === 'active',
    client_id: li.app.id,
    authorized_at: seconds(token.issuedAt),
    created_at: seconds(token.issuedAt),
    status,
    expires_at: seconds(token.expiresAt),
    scope: token.scopes.join(','),
    auth_type: '3L',
  });
}

export function revokeToken(li: LinkedIn, call: WireCall): WireAnswer {
  checkClient(li, call);
  const text = param(call, 'token');
  const token = li.state.tokens.get(text);
  const held = li.state.refreshTokens.get(text);
  if (token) li.state.tokens.put(text, { ...token, broken: 'REVOKED_ACCESS_TOKEN' });
  if (held) li.state.refreshTokens.put(text, { ...held, revoked: true });
  if (token ?? held) call.sideEffects.push({ kind: 'grant.revoked', id: (token ?? held)?.memberId ?? '' });
  return { status: 200, body: '' };
}
