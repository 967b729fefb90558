import type { Permission } from '@waypost/contract/networks';
import { at, listAt, numberAt, textAt } from '../json.ts';
import { type GrantTokens, type PageAccess, type SocialConnector, SocialError } from '../port.ts';
import type { MetaErrors } from './errors.ts';
import type { MetaGraph } from './meta-graph.ts';
import { readSignedRequest } from './signed-request.ts';

export interface ConsentOptions {
  readonly graph: MetaGraph;
  readonly dialogBase: string;
  readonly version: string;
  /** Permissions that the app has, where it is not all that we can use. */
  readonly scopes?: readonly string[] | undefined;
  /** A configuration of Facebook Login for Business: it names the permissions, and people give all of them or none. */
  readonly configId?: string | undefined;
  /** Business time. */
  readonly now: () => Date;
}
type Consent = Pick<
  SocialConnector,
  'authUrl' | 'exchangeCode' | 'refresh' | 'missingScopes' | 'dataAccessEnd' | 'revoke' | 'readNotice'
>;

/** Facebook Login, which also leads to the Instagram accounts that are linked to Pages. */
export function metaConsent(
  { graph, dialogBase, version, scopes, configId, now }: ConsentOptions,
  permissions: readonly Permission[],
  errors: Pick<MetaErrors, 'asking' | 'noAnswer'>,
): Consent {
  const { asking } = errors;
  const required = (value: string | null): string => {
    if (value === null) throw errors.noAnswer();
    return value;
  };
  const tokenOf = (body: unknown) => required(textAt(body, 'access_token'));
  async function granted(token: string): Promise<string[]> {
    const { body } = await graph.get('me/permissions', {}, token);
    return listAt(body, 'data').flatMap((entry) => {
      const name = textAt(entry, 'permission');
      return name !== null && textAt(entry, 'status') === 'granted' ? [name] : [];
    });
  }
  const asked = permissions.map(({ name }) => name).filter((name) => scopes === undefined || scopes.includes(name));
  const needed = permissions.flatMap(({ name, needed: must }) => (must ? [name] : []));
  const missing = (given: readonly string[], of = asked) => of.filter((scope) => !given.includes(scope));

  return {
    authUrl({ redirectUri, state, again }) {
      const url = new URL(`${dialogBase.replace(/\/+$/, '')}/${version}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: graph.appId,
        redirect_uri: redirectUri,
        state,
        // Facebook Login for Business, "Invoke the dialog": a configuration takes the place of the scopes.
        ...(configId === undefined ? { scope: asked.join(',') } : { config_id: configId }),
        response_type: 'code',
        // Without it the dialog never offers a permission again that was once declined (Facebook Login, "Re-asking").
        ...(again ? { auth_type: 'rerequest' } : {}),
      }).toString();
      return url.href;
    },

    exchangeCode: ({ code, redirectUri }) =>
      asking(async (): Promise<GrantTokens> => {
        const mintedAt = now();
        const client = { client_id: graph.appId, client_secret: graph.appSecret };
        const short = tokenOf(
          (await graph.post('oauth/access_token', { ...client, redirect_uri: redirectUri, code }, null)).body,
        );
        const exchange = { ...client, grant_type: 'fb_exchange_token', fb_exchange_token: short };
        const { body } = await graph.post('oauth/access_token', exchange, null);
        const accessToken = tokenOf(body);
        const seconds = numberAt(body, 'expires_in');
        const me = await graph.get('me', { fields: 'id' }, accessToken);
        const given = await granted(accessToken);
        return {
          networkUserId: required(textAt(me.body, 'id')),
          accessToken,
          refreshToken: null,
          mintedAt,
          expiresAt: seconds === null ? null : new Date(now().getTime() + seconds * 1000),
          scopes: given,
          missingNeeded: missing(given, needed),
        };
      }),

    // A long-lived token cannot be renewed by the server; the person has to pass the dialog again.
    refresh: async () => null,
    missingScopes: (grant) => asking(async () => missing(await granted(grant.accessToken))),
    // Access tokens, "Data access expiration": some 90 days after the person was last in the dialog.
    dataAccessEnd: (grant) =>
      asking(async () => {
        const { body } = await graph.get('debug_token', { input_token: grant.accessToken }, graph.appToken);
        const seconds = numberAt(body, 'data', 'data_access_expires_at') ?? 0;
        return seconds > 0 ? new Date(seconds * 1000) : null;
      }),
    readNotice: (signed) => readSignedRequest(signed, graph.appSecret),
    revoke: (grant) =>
      asking(async () => {
        await graph.delete(`${grant.networkUserId}/permissions`, grant.accessToken);
      }),
  };
}

/** Whether a page token lives and may still publish. Throws {@link SocialError} when not. */
export async function checkToken(
  graph: MetaGraph,
  page: PageAccess,
  needed: readonly string[],
  errors: Pick<MetaErrors, 'refusalOf' | 'reason'>,
): Promise<void> {
  const broken = (name: 'token_invalid' | 'permission_missing', scope: 'grant' | 'page') =>
    new SocialError({ kind: 'reconnect', scope, code: errors.reason(name), detail: null });
  const inspected = await graph.get('debug_token', { input_token: page.token }, graph.appToken);
  const token = at(inspected.body, 'data');
  const code = numberAt(token, 'error', 'code');
  if (code !== null) {
    const envelope = {
      code,
      subcode: numberAt(token, 'error', 'subcode'),
      message: textAt(token, 'error', 'message') ?? '',
      transient: false,
      userMessage: null,
      traceId: null,
    };
    throw new SocialError(errors.refusalOf(envelope, null));
  }
  if (at(token, 'is_valid') !== true || textAt(token, 'app_id') !== graph.appId) throw broken('token_invalid', 'grant');
  const scopes = listAt(token, 'scopes');
  if (needed.some((scope) => !scopes.includes(scope) || !reaches(token, scope, page.pageId)))
    throw broken('permission_missing', 'page');
}

/** A permission may be given for some pages or accounts only; then it names them. */
function reaches(token: unknown, scope: string, pageId: string): boolean {
  const limits = listAt(token, 'granular_scopes').filter((entry) => textAt(entry, 'scope') === scope);
  const targets = limits.flatMap((entry) => listAt(entry, 'target_ids'));
  return targets.length === 0 || targets.includes(pageId);
}
