import { listAt, numberAt, textAt } from '../json.ts';
import type { GrantAccess, GrantTokens, SocialConnector } from '../port.ts';
import { SocialError } from '../port.ts';
import { asking } from './error-classes.ts';
import type { FacebookOptions } from './options.ts';

/** Graph API, "Permissions Reference"; `pages_read_user_content` is what the reaction counts of a post ask for. */
export const SCOPES = [
  'pages_show_list',
  'business_management',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_manage_engagement',
  'pages_read_user_content',
  'read_insights',
] as const;
/** Without one of these no page can be listed or published to. */
const NEEDED_SCOPES = ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement'];

type Consent = Pick<SocialConnector, 'authUrl' | 'exchangeCode' | 'refresh' | 'missingScopes' | 'revoke'>;

export function facebookConsent({ graph, dialogBase, version, now }: FacebookOptions): Consent {
  async function granted(token: string): Promise<string[]> {
    const { body } = await graph.get('me/permissions', {}, token);
    return listAt(body, 'data').flatMap((entry) => {
      const name = textAt(entry, 'permission');
      return name !== null && textAt(entry, 'status') === 'granted' ? [name] : [];
    });
  }
  const missing = (scopes: readonly string[]) => SCOPES.filter((scope) => !scopes.includes(scope));

  return {
    authUrl({ redirectUri, state, again }) {
      const url = new URL(`${dialogBase.replace(/\/+$/, '')}/${version}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: graph.appId,
        redirect_uri: redirectUri,
        state,
        scope: SCOPES.join(','),
        response_type: 'code',
        // Without it the dialog never offers a permission again that was once declined (Facebook Login, "Re-asking").
        ...(again ? { auth_type: 'rerequest' } : {}),
      }).toString();
      return url.href;
    },

    exchangeCode: ({ code, redirectUri }) =>
      asking(async (): Promise<GrantTokens> => {
        const client = { client_id: graph.appId, client_secret: graph.appSecret };
        const short = tokenOf(
          (await graph.post('oauth/access_token', { ...client, redirect_uri: redirectUri, code }, null)).body,
        );
        const exchange = { ...client, grant_type: 'fb_exchange_token', fb_exchange_token: short };
        const { body } = await graph.post('oauth/access_token', exchange, null);
        const accessToken = tokenOf(body);
        const seconds = numberAt(body, 'expires_in');
        const me = await graph.get('me', { fields: 'id' }, accessToken);
        const scopes = await granted(accessToken);
        return {
          networkUserId: required(textAt(me.body, 'id')),
          accessToken,
          refreshToken: null,
          expiresAt: seconds === null ? null : new Date(now().getTime() + seconds * 1000),
          refreshExpiresAt: null,
          scopes,
          missingScopes: missing(scopes),
          missingNeeded: NEEDED_SCOPES.filter((scope) => !scopes.includes(scope)),
        };
      }),

    // A long-lived token cannot be renewed by the server; the person has to pass the dialog again.
    refresh: async () => null,
    missingScopes: (grant) => asking(async () => missing(await granted(grant.accessToken))),
    revoke: (grant) => asking(() => revoke(grant)),
  };

  async function revoke(grant: GrantAccess): Promise<void> {
    await graph.delete(`${grant.networkUserId}/permissions`, grant.accessToken);
  }
}

const tokenOf = (body: unknown) => required(textAt(body, 'access_token'));

function required(value: string | null): string {
  if (value === null) throw new SocialError({ kind: 'try-later', code: 'fb_no_answer', detail: null });
  return value;
}
