import type { Token } from '../facebook/state.ts';
import type { Facebook, GraphContext, Handler } from '../graph/context.ts';
import { GraphError } from '../graph/graph-error.ts';
import { authenticate, issueUserToken, LONG_LIVED_MS, SHORT_LIVED_MS, tokenProblem } from './tokens.ts';

function checkApp(ctx: GraphContext): void {
  const id = ctx.params.text('client_id');
  if (!id) throw new GraphError(101, undefined, { message: 'Missing client_id parameter.' });
  if (id !== ctx.app.id) throw new GraphError(101);
  if (ctx.params.text('client_secret') !== ctx.app.secret) {
    throw new GraphError(1, undefined, { message: 'Error validating client secret.', status: 400, transient: false });
  }
}

function answer(token: Token): Record<string, unknown> {
  const seconds = Math.floor((token.longLived ? LONG_LIVED_MS : SHORT_LIVED_MS) / 1000);
  return { access_token: token.token, token_type: 'bearer', expires_in: seconds };
}

function redeemCode(ctx: GraphContext, text: string): Record<string, unknown> {
  const code = ctx.state.codes.get(text);
  if (!code) throw new GraphError(100, undefined, { message: 'Invalid verification code format.' });
  if (code.redirectUri !== ctx.params.text('redirect_uri')) throw new GraphError(100, 36008);
  if (code.used) throw new GraphError(100, 36009);
  if (code.expiresAt <= ctx.clock.now()) throw new GraphError(100, 36007);
  ctx.state.codes.put(text, { ...code, used: true });
  return answer(issueUserToken(ctx, code.personId, false));
}

function exchange(ctx: GraphContext): Record<string, unknown> {
  const token = ctx.state.tokens.get(ctx.params.required('fb_exchange_token'));
  if (token?.kind !== 'user') throw new GraphError(190);
  const problem = tokenProblem(ctx, token);
  if (problem) throw problem;
  return answer(issueUserToken(ctx, token.personId, true));
}

/** `/oauth/access_token`: a code for a short token, a short token for a long one, or the app's own token. */
export const accessToken: Handler = (ctx) => {
  checkApp(ctx);
  const grantType = ctx.params.text('grant_type');
  if (grantType === 'fb_exchange_token') return exchange(ctx);
  if (grantType === 'client_credentials') {
    return { access_token: `${ctx.app.id}|${ctx.app.secret}`, token_type: 'bearer' };
  }
  const code = ctx.params.text('code');
  if (!code) throw new GraphError(100, undefined, { message: 'Missing authorization code' });
  return redeemCode(ctx, code);
};

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Which Pages, or Instagram accounts of those Pages, a scope was granted for. */
function granular(fb: Facebook, scope: string, pageIds: string[]): Record<string, unknown> {
  if (scope.startsWith('instagram_')) {
    return { scope, target_ids: pageIds.flatMap((id) => fb.instagram.state.accountOfPage(id)?.id ?? []) };
  }
  return scope.startsWith('pages_') || scope === 'read_insights' ? { scope, target_ids: pageIds } : { scope };
}

function describe(fb: Facebook, token: Token): Record<string, unknown> {
  const grant = fb.state.grants.get(token.personId);
  const problem = tokenProblem(fb, token);
  const scopes = Object.entries(grant?.permissions ?? {}).flatMap(([name, status]) =>
    status === 'granted' ? [name] : [],
  );
  const targets = token.pageId ? [token.pageId] : (grant?.pageIds ?? []);
  return {
    app_id: fb.app.id,
    type: token.kind === 'page' ? 'PAGE' : 'USER',
    application: fb.app.name,
    ...(token.pageId ? { profile_id: token.pageId } : {}),
    ...(problem
      ? {
          error: {
            code: 190,
            message: problem.message,
            ...(problem.entry.subcode ? { subcode: problem.entry.subcode } : {}),
          },
        }
      : {}),
    is_valid: !problem,
    issued_at: seconds(token.issuedAt),
    expires_at: seconds(token.expiresAt),
    data_access_expires_at: seconds(grant?.dataAccessExpiresAt ?? 0),
    scopes,
    granular_scopes: scopes.map((scope) => granular(fb, scope, targets)),
    user_id: token.personId,
  };
}

/** `/debug_token`: a broken token is described, not refused. */
export const debugToken: Handler = (ctx) => {
  const auth = authenticate(ctx);
  const input = ctx.params.required('input_token');
  const token = ctx.state.tokens.get(input);
  if (!token) {
    return {
      data: {
        error: { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' },
        is_valid: false,
        scopes: [],
      },
    };
  }
  if (auth.kind !== 'app' && auth.token.personId !== token.personId) {
    throw new GraphError(100, undefined, {
      message:
        '(#100) You must provide an app access token, or a user access token that is an owner or developer of the app',
    });
  }
  return { data: describe(ctx, token) };
};
