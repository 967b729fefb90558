import { CHANNELS } from '@waypost/contract/networks';
import { at, numberAt, textAt } from '../json.ts';
import { type GrantAccess, type GrantTokens, type SocialConnector, SocialError } from '../port.ts';
import { asking, noAnswer } from './error-classes.ts';
import { patiently } from './new-token.ts';
import type { LinkedInOptions } from './options.ts';

type Consent = Pick<SocialConnector, 'authUrl' | 'exchangeCode' | 'refresh' | 'missingScopes' | 'revoke'>;

export function linkedinConsent(options: LinkedInOptions): Consent {
  const { rest, now, scopes } = options;
  // Without these something that is offered could not be done.
  const spare = CHANNELS.linkedin.permissions.flatMap(({ name, needed }): string[] => (needed ? [] : [name]));
  const needed = scopes.filter((scope) => !spare.includes(scope));
  const missing = (given: readonly string[], wanted: readonly string[] = scopes) =>
    wanted.filter((scope) => !given.includes(scope));

  async function granted(token: string): Promise<string[]> {
    const body = await rest.oauth('introspectToken', { token });
    if (at(body, 'active') !== true) {
      const expired = textAt(body, 'status') === 'expired';
      const code = expired ? 'li_token_expired' : 'li_token_revoked';
      throw new SocialError({ kind: 'reconnect', scope: 'grant', code, detail: null });
    }
    return split(textAt(body, 'scope') ?? '');
  }
  async function tokensFrom(
    body: unknown,
    userOf: (token: string, mintedAt: Date) => Promise<string>,
  ): Promise<GrantTokens> {
    const accessToken = textAt(body, 'access_token');
    if (accessToken === null) throw noAnswer();
    const mintedAt = now();
    const scope = textAt(body, 'scope');
    const given = scope === null ? await granted(accessToken) : split(scope);
    return {
      networkUserId: await userOf(accessToken, mintedAt),
      accessToken,
      mintedAt,
      refreshToken: textAt(body, 'refresh_token'),
      expiresAt: inSeconds(now(), numberAt(body, 'expires_in')),
      scopes: given,
      missingNeeded: missing(given, needed),
    };
  }
  const whose = async (token: string, mintedAt: Date): Promise<string> => {
    const { body } = await patiently(options, { mintedAt }, () => rest.get('v2/userinfo', token));
    const id = textAt(body, 'sub');
    if (id === null) throw noAnswer();
    return id;
  };

  return {
    authUrl({ redirectUri, state }) {
      const url = new URL(`${rest.oauthBase}/authorization`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: rest.clientId,
        redirect_uri: redirectUri,
        state,
        scope: scopes.join(' '),
      }).toString();
      return url.href;
    },

    exchangeCode: ({ code, redirectUri }) =>
      asking(options, async () => {
        const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
        return tokensFrom(await rest.oauth('accessToken', form), whose);
      }),

    // Only approved partners get refresh tokens; everybody else passes the dialog again after 60 days.
    refresh: (grant) =>
      asking(options, async () => {
        if (grant.refreshToken === null) return null;
        const form = { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
        return tokensFrom(await rest.oauth('accessToken', form), async () => grant.networkUserId);
      }),
    missingScopes: (grant) => asking(options, async () => missing(await granted(grant.accessToken))),
    revoke: (grant) => asking(options, () => revokeAll(options, grant)),
  };
}

async function revokeAll({ rest }: LinkedInOptions, { accessToken, refreshToken }: GrantAccess): Promise<void> {
  if (refreshToken !== null) await rest.oauth('revoke', { token: refreshToken });
  await rest.oauth('revoke', { token: accessToken });
}

/** Documented with spaces, answered with commas. */
const split = (scopes: string): string[] => scopes.split(/[\s,]+/).filter(Boolean);

const inSeconds = (now: Date, seconds: number | null): Date | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000);
