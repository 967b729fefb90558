import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomToken } from '../../platform/ids.ts';
import type { Token } from '../facebook/state.ts';
import type { Auth, Facebook, GraphContext } from '../graph/context.ts';
import { GraphError } from '../graph/graph-error.ts';

const MINUTE = 60_000;
export const SHORT_LIVED_MS = 90 * MINUTE;
/** About 60 days, the figure that Facebook's own example shows. */
export const LONG_LIVED_MS = 5_183_944_000;
export const DATA_ACCESS_MS = 90 * 24 * 60 * MINUTE;

export function issueUserToken(fb: Facebook, personId: string, longLived: boolean): Token {
  const now = fb.clock.now();
  const token: Token = {
    token: `EAAB${randomToken(96)}`,
    kind: 'user',
    personId,
    longLived,
    issuedAt: now,
    expiresAt: now + (longLived ? LONG_LIVED_MS : SHORT_LIVED_MS),
  };
  return fb.state.tokens.put(token.token, token);
}

/** The page token of a person; the same one again as long as it lives, as Facebook does. */
export function issuePageToken(fb: Facebook, userToken: Token, pageId: string): Token {
  const now = fb.clock.now();
  const key = `${userToken.personId}:${pageId}:${userToken.longLived ? 'long' : userToken.token}`;
  const known = fb.state.pageTokens.get(key);
  const held = known ? fb.state.tokens.get(known) : undefined;
  if (held && held.broken === undefined && (held.expiresAt === 0 || held.expiresAt > now)) return held;
  const token: Token = {
    token: `EAAP${randomToken(110)}`,
    kind: 'page',
    personId: userToken.personId,
    pageId,
    longLived: userToken.longLived,
    issuedAt: now,
    expiresAt: userToken.longLived ? 0 : userToken.expiresAt,
  };
  fb.state.pageTokens.put(key, token.token);
  return fb.state.tokens.put(token.token, token);
}

/** Why a token does not work now; undefined when it does. */
export function tokenProblem(fb: Facebook, token: Token): GraphError | undefined {
  const now = fb.clock.now();
  if (token.broken !== undefined) return new GraphError(190, token.broken);
  if (token.expiresAt !== 0 && token.expiresAt <= now) {
    const [ended, current] = [new Date(token.expiresAt).toUTCString(), new Date(now).toUTCString()];
    return new GraphError(190, 463, {
      message: `Error validating access token: Session has expired on ${ended}. The current time is ${current}.`,
    });
  }
  if (!fb.state.grants.has(token.personId)) {
    return new GraphError(190, 458, {
      message: `Error validating access token: The user has not authorized application ${fb.app.id}.`,
    });
  }
  if (token.pageId !== undefined && !fb.state.pages.get(token.pageId)?.roles[token.personId])
    return new GraphError(190, 492);
  return undefined;
}

export function tokenText(ctx: GraphContext): string | undefined {
  const header = /^(?:Bearer|OAuth)\s+(.+)$/i.exec(ctx.call.headers.authorization ?? '')?.[1];
  return ctx.params.text('access_token') ?? header;
}

function checkProof(ctx: GraphContext, token: string): void {
  const proof = ctx.params.text('appsecret_proof');
  if (proof === undefined) {
    if (!ctx.settings.requireAppSecretProof) return;
    throw new GraphError(100, undefined, {
      message: 'API calls from the server require an appsecret_proof argument',
    });
  }
  const expected = Buffer.from(createHmac('sha256', ctx.app.secret).update(token).digest('hex'));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new GraphError(100, undefined, { message: 'Invalid appsecret_proof provided in the API argument' });
  }
}

/** Who calls; refuses tokens that are missing, unknown, expired, broken or without their proof. */
export function authenticate(ctx: GraphContext): Auth {
  const text = tokenText(ctx);
  if (!text) throw new GraphError(104);
  checkProof(ctx, text);
  if (text.includes('|')) {
    if (text !== `${ctx.app.id}|${ctx.app.secret}`) {
      throw new GraphError(190, undefined, { message: 'Invalid OAuth access token signature.' });
    }
    return { kind: 'app' };
  }
  const token = ctx.state.tokens.get(text);
  if (!token) throw new GraphError(190);
  const problem = tokenProblem(ctx, token);
  if (problem) throw problem;
  const grant = ctx.state.grants.get(token.personId);
  if (!grant) throw new GraphError(190, 458);
  return { kind: token.kind, token, grant };
}
