import { randomToken } from '../../platform/ids.ts';
import type { WireCall } from '../../platform/wire.ts';
import type { LinkedIn } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import type { AccessToken, Member, RefreshToken } from '../state.ts';
import { sameScopes } from './scopes.ts';

const DAY = 86_400_000;
export const REFRESH_MS = 365 * DAY;

/** A grant with another set of scopes ends the member's earlier tokens of this app. */
function endOthers(li: LinkedIn, memberId: string, scopes: string[]): void {
  for (const token of li.state.tokens.values()) {
    if (token.memberId !== memberId || token.broken || sameScopes(token.scopes, scopes)) continue;
    li.state.tokens.put(token.token, { ...token, broken: 'REVOKED_ACCESS_TOKEN' });
  }
  for (const token of li.state.refreshTokens.values()) {
    if (token.memberId !== memberId || sameScopes(token.scopes, scopes)) continue;
    li.state.refreshTokens.put(token.token, { ...token, revoked: true });
  }
}

type Wish = { memberId: string; scopes: string[]; until?: number; windowMs?: number };

export function issueAccessToken(li: LinkedIn, wish: Wish): AccessToken {
  const now = li.clock.now();
  endOthers(li, wish.memberId, wish.scopes);
  const token: AccessToken = {
    token: `AQX${randomToken(360)}`,
    memberId: wish.memberId,
    scopes: wish.scopes,
    issuedAt: now,
    knownAt: now + (wish.windowMs ?? li.settings.mintingWindowMs),
    expiresAt: Math.min(now + li.settings.tokenLifeMs, wish.until ?? Number.POSITIVE_INFINITY),
  };
  return li.state.tokens.put(token.token, token);
}

export function issueRefreshToken(li: LinkedIn, memberId: string, scopes: string[]): RefreshToken {
  const expiresAt = li.clock.now() + REFRESH_MS;
  const token: RefreshToken = { token: `AQW${randomToken(360)}`, memberId, scopes, expiresAt };
  return li.state.refreshTokens.put(token.token, token);
}

/** Why a token does not work now; undefined when it does. */
export function tokenProblem(li: LinkedIn, token: AccessToken): LinkedInError | undefined {
  const now = li.clock.now();
  if (token.broken) return new LinkedInError(token.broken);
  if (token.expiresAt <= now) return new LinkedInError('EXPIRED_ACCESS_TOKEN');
  // Right after it was made some servers do not know a token yet, and call it revoked.
  if (now < token.knownAt) return new LinkedInError('REVOKED_ACCESS_TOKEN');
  return undefined;
}

export function authenticate(li: LinkedIn, call: WireCall): { token: AccessToken; member: Member } {
  const text = /^Bearer\s+(.+)$/i.exec(call.headers.authorization ?? '')?.[1];
  if (!text) throw new LinkedInError('EMPTY_ACCESS_TOKEN');
  const token = li.state.tokens.get(text);
  const member = token ? li.state.members.get(token.memberId) : undefined;
  if (!token || !member) throw new LinkedInError('INVALID_ACCESS_TOKEN');
  const problem = tokenProblem(li, token);
  if (problem) throw problem;
  return { token, member };
}
