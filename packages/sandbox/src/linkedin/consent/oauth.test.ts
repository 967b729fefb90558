import { describe, expect, it } from 'vitest';
import { LinkedInClient, linkedinConsent, oauthCall } from '../../testing/linkedin-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { DEMO_WORLD } from '../../worlds.ts';

const DAY = 86_400_000;
const redirectUri = 'http://localhost:9/callback/linkedin?a=1';
const scope = 'openid profile email w_member_social';
const { app, members } = DEMO_WORLD.linkedin;
const sandbox = await sandboxOfFile();

const exchange = (code: string, redirect_uri = redirectUri) =>
  oauthCall(sandbox, 'accessToken', { grant_type: 'authorization_code', code, redirect_uri });

async function grant(wish: Partial<Parameters<typeof linkedinConsent>[1]> = {}) {
  const back = await linkedinConsent(sandbox, { redirectUri, scope, ...wish });
  return (await exchange(back.searchParams.get('code') ?? '')).body;
}

/** What a token is good for: 200, or the service error code. */
async function used(token: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${String(token)}` };
  const response = await fetch(`${sandbox.url}/linkedin/api/v2/userinfo`, { headers });
  const body = (await response.json()) as { serviceErrorCode?: number };
  return response.status === 200 ? 200 : body.serviceErrorCode;
}

describe('the consent page', () => {
  const open = (change: Record<string, string> = {}) => {
    const query = {
      response_type: 'code',
      client_id: app.id,
      redirect_uri: redirectUri,
      state: 'st',
      scope,
      ...change,
    };
    return fetch(`${sandbox.url}/linkedin/oauth/v2/authorization?${new URLSearchParams(query)}`, {
      redirect: 'manual',
    });
  };

  it('names the app, the member and what is asked; scopes cannot be unticked', async () => {
    const text = await (await open()).text();
    for (const word of ['Waypost', 'Marina Duval', 'Theo Martin', 'delete posts', 'Allow', 'Cancel'])
      expect(text).toContain(word);
    expect(text).not.toContain('<input type="checkbox"');
    expect(await (await open({ sandbox_person: members.theo.id })).text()).toContain('You are Theo Martin');
  });

  it('refuses a wrong app or address on the spot, and sends back for a scope that the app does not own', async () => {
    expect((await open({ client_id: 'x' })).status).toBe(400);
    expect((await open({ redirect_uri: 'javascript:alert(1)' })).status).toBe(400);
    const back = new URL((await open({ scope: `${scope} r_member_social` })).headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      a: '1',
      error: 'unauthorized_scope_error',
      error_description: 'Scope "r_member_social" is not authorized for your application',
      state: 'st',
    });
  });

  it('comes back with code and state, or with one of two refusals', async () => {
    const yes = await linkedinConsent(sandbox, { redirectUri, scope });
    expect([yes.searchParams.get('a'), yes.searchParams.get('state')]).toEqual(['1', 's-1']);
    const error = async (decision: string) =>
      (await linkedinConsent(sandbox, { redirectUri, scope, decision })).searchParams.get('error');
    expect([await error('cancel'), await error('cancel_login')]).toEqual([
      'user_cancelled_authorize',
      'user_cancelled_login',
    ]);
  });
});

describe('an access token', () => {
  it('comes once for a code, from the same address, within 30 minutes, without a refresh token', async () => {
    const code = async () => (await linkedinConsent(sandbox, { redirectUri, scope })).searchParams.get('code') ?? '';
    const first = await code();
    const reply = await exchange(first);
    expect(reply.body).toEqual({
      access_token: expect.stringMatching(/^AQX\w{400,}$/),
      expires_in: 5_184_000,
      scope: 'openid,profile,email,w_member_social',
      token_type: 'Bearer',
    });
    expect((await exchange(first)).body).toMatchObject({ error: 'invalid_request' });
    expect((await exchange(await code(), 'http://localhost:9/other')).status).toBe(400);
    const late = await code();
    sandbox.control.clock.advance(31 * 60_000);
    expect((await exchange(late)).status).toBe(400);
    const wrong = {
      grant_type: 'authorization_code',
      code: await code(),
      redirect_uri: redirectUri,
      client_secret: 'x',
    };
    expect((await oauthCall(sandbox, 'accessToken', wrong)).body).toMatchObject({ error: 'invalid_client' });
  });

  it('is called revoked for three seconds, works for 60 days, then is expired', async () => {
    const { access_token } = await grant();
    expect(await used(access_token)).toBe(65601);
    sandbox.control.clock.advance(3_000);
    expect(await used(access_token)).toBe(200);
    sandbox.control.clock.advance(60 * DAY);
    expect(await used(access_token)).toBe(65602);
    sandbox.control.linkedin.set({ mintingWindowMs: 0 });
    expect(await used((await grant()).access_token)).toBe(200);
    expect([await used('nonsense'), await used('')]).toEqual([65600, 401]);
  });

  it('dies when the member grants another set of scopes, not when the same', async () => {
    sandbox.control.linkedin.set({ mintingWindowMs: 0 });
    const first = (await grant()).access_token;
    const second = (await grant({ scope: 'email w_member_social profile openid' })).access_token;
    const theo = (await grant({ person: members.theo.id })).access_token;
    expect([await used(first), await used(second)]).toEqual([200, 200]);
    const third = (await grant({ scope: 'openid profile' })).access_token;
    expect([await used(first), await used(second), await used(third), await used(theo)]).toEqual([
      65601, 65601, 200, 200,
    ]);
  });

  it('is refreshed for partners only; the refresh token keeps its end and shortens the last token', async () => {
    sandbox.control.linkedin.set({ partner: true, mintingWindowMs: 0 });
    const { refresh_token, refresh_token_expires_in } = await grant();
    expect(refresh_token_expires_in).toBe(31_536_000);
    const refresh = () =>
      oauthCall(sandbox, 'accessToken', { grant_type: 'refresh_token', refresh_token: String(refresh_token) });
    sandbox.control.clock.advance(100 * DAY);
    const renewed = (await refresh()).body;
    expect(renewed.expires_in).toBe(5_184_000);
    expect(Number(renewed.refresh_token_expires_in)).toBeLessThanOrEqual(265 * 86_400);
    expect(await used(renewed.access_token)).toBe(200);
    sandbox.control.clock.advance(255 * DAY);
    expect(Number((await refresh()).body.expires_in)).toBeLessThanOrEqual(10 * 86_400);
    sandbox.control.clock.advance(11 * DAY);
    expect(await refresh()).toMatchObject({
      status: 400,
      body: {
        error: 'invalid_request',
        error_description: 'The provided authorization grant or refresh token is invalid, expired or revoked',
      },
    });
  });

  it('can be looked at, revoked and broken', async () => {
    sandbox.control.linkedin.set({ mintingWindowMs: 0 });
    const token = String((await grant()).access_token);
    const look = async (of: string) => (await oauthCall(sandbox, 'introspectToken', { token: of })).body;
    expect(await look(token)).toMatchObject({ active: true, status: 'active', auth_type: '3L', client_id: app.id });
    expect(await look('another')).toEqual({ active: false });
    expect((await oauthCall(sandbox, 'revoke', { token })).status).toBe(200);
    expect([await used(token), (await look(token)).status]).toEqual([65601, 'revoked']);
    const other = String((await grant()).access_token);
    for (const [how, code] of [
      ['INVALID_ACCESS_TOKEN', 65600],
      ['REVOKED_ACCESS_TOKEN', 65601],
      ['EXPIRED_ACCESS_TOKEN', 65602],
    ] as const) {
      sandbox.control.linkedin.breakTokens({ memberId: members.marina.id }, how);
      expect(await used(other)).toBe(code);
    }
    sandbox.control.linkedin.mendTokens({ token: other });
    expect(await used(other)).toBe(200);
    sandbox.control.linkedin.removeApp(members.marina.id);
    expect(await used(other)).toBe(65601);
    expect(JSON.stringify(sandbox.control.calls())).not.toContain(other);
  });
});

describe('who is there', () => {
  it('is told as far as the scopes go', async () => {
    const li = new LinkedInClient(sandbox);
    expect((await li.call('GET', '/v2/userinfo')).body).toEqual({
      sub: members.marina.id,
      name: 'Marina Duval',
      given_name: 'Marina',
      family_name: 'Duval',
      picture: expect.stringContaining(`/media/avatar/${members.marina.id}`),
      locale: { country: 'CA', language: 'en' },
      email: 'marina.duval@example.com',
      email_verified: true,
    });
    expect((await li.call('GET', '/v2/me')).body).toMatchObject({ id: members.marina.id, vanityName: 'marina-duval' });
    const poor = new LinkedInClient(sandbox, 'theo', ['openid']);
    expect((await poor.call('GET', '/v2/userinfo')).body).toEqual({ sub: members.theo.id });
    expect(await poor.call('GET', '/v2/me')).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } });
  });
});
