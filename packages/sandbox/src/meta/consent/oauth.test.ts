import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { APP, consent, GraphClient, SCOPES } from '../../testing/graph-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { DEMO_WORLD } from '../../worlds.ts';

const redirectUri = 'http://localhost:9/callback/?a=1';
const { people, pages } = DEMO_WORLD;
const sandbox = await sandboxOfFile();
let graph: GraphClient;

beforeEach(() => {
  graph = new GraphClient(sandbox);
});

async function shortToken(wish: Partial<Parameters<typeof consent>[1]> = {}): Promise<string> {
  const back = await consent(sandbox, { redirectUri, ...wish });
  const reply = await graph.get('/oauth/access_token', {
    ...APP,
    redirect_uri: redirectUri,
    code: back.searchParams.get('code') ?? '',
  });
  return String(reply.body.access_token);
}

async function longToken(wish: Partial<Parameters<typeof consent>[1]> = {}): Promise<string> {
  const fb_exchange_token = await shortToken(wish);
  const reply = await graph.post('/oauth/access_token', { ...APP, grant_type: 'fb_exchange_token', fb_exchange_token });
  return String(reply.body.access_token);
}

describe('the login dialog', () => {
  it('is a page that names the app, the pages and the permissions', async () => {
    const query = new URLSearchParams({
      client_id: APP.client_id,
      redirect_uri: redirectUri,
      state: 's',
      scope: SCOPES,
      response_type: 'code',
    });
    const response = await fetch(`${sandbox.url}/facebook/dialog/v26.0/dialog/oauth?${query}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const word of [
      'Waypost',
      'Continue as Marina Duval',
      'Cancel',
      'Blue Fjord Travel',
      'pages_manage_posts',
      'Theo Martin',
    ]) {
      expect(text).toContain(word);
    }
  });

  it('refuses a wrong app, an unknown scope and a dead version', async () => {
    const at = async (path: string, change: Record<string, string>) => {
      const query = new URLSearchParams({ client_id: APP.client_id, redirect_uri: redirectUri, ...change });
      return (await fetch(`${sandbox.url}/facebook/dialog/${path}?${query}`)).status;
    };
    expect(await at('v26.0/dialog/oauth', { client_id: '1' })).toBe(400);
    expect(await at('v26.0/dialog/oauth', { scope: 'publish_everything' })).toBe(400);
    expect(await at('v20.0/dialog/oauth', {})).toBe(400);
    expect(await at('dialog/oauth', {})).toBe(200);
  });

  it('comes back with code and state, or with access_denied', async () => {
    const yes = await consent(sandbox, { redirectUri, state: 'xyz' });
    expect([yes.searchParams.get('a'), yes.searchParams.get('state'), yes.hash]).toEqual(['1', 'xyz', '#_=_']);
    expect(yes.searchParams.get('code')).toBeTruthy();
    const no = await consent(sandbox, { redirectUri, state: 'xyz', decision: 'cancel' });
    expect(Object.fromEntries(no.searchParams)).toMatchObject({
      error: 'access_denied',
      error_reason: 'user_denied',
      state: 'xyz',
    });
  });
});

describe('the code exchange', () => {
  it('takes a code once, by GET or POST, for the same redirect_uri and the right secret', async () => {
    const code = (await consent(sandbox, { redirectUri })).searchParams.get('code') ?? '';
    const good = { ...APP, redirect_uri: redirectUri, code };
    const wrong = async (change: Record<string, string>) =>
      (await graph.post('/oauth/access_token', { ...good, ...change })).body.error;
    expect(await wrong({ redirect_uri: 'http://localhost:9/callback?a=1' })).toMatchObject({
      code: 100,
      error_subcode: 36008,
    });
    expect(await wrong({ client_secret: 'guess' })).toMatchObject({
      code: 1,
      message: 'Error validating client secret.',
    });
    expect(await wrong({ client_id: '5' })).toMatchObject({ code: 101 });
    expect(await wrong({ code: 'nonsense' })).toMatchObject({ code: 100 });
    const reply = await graph.post('/oauth/access_token', good);
    expect(reply.body).toEqual({
      access_token: expect.stringMatching(/^EAAB/),
      token_type: 'bearer',
      expires_in: 5400,
    });
    expect(await wrong({})).toMatchObject({ code: 100, error_subcode: 36009 });
  });

  it('lets a code run out', async () => {
    const code = (await consent(sandbox, { redirectUri })).searchParams.get('code') ?? '';
    sandbox.control.clock.advance(11 * 60_000);
    const reply = await graph.get('/oauth/access_token', { ...APP, redirect_uri: redirectUri, code });
    expect(reply.body.error).toMatchObject({ error_subcode: 36007 });
  });

  it('makes a 60-day token of a short one, but not of an expired one', async () => {
    const fb_exchange_token = await shortToken();
    const params = { ...APP, grant_type: 'fb_exchange_token', fb_exchange_token };
    expect((await graph.get('/oauth/access_token', params)).body).toMatchObject({
      token_type: 'bearer',
      expires_in: 5183944,
    });
    sandbox.control.clock.advance(2 * 3600_000);
    const late = await graph.get('/oauth/access_token', params);
    expect(late.status).toBe(400);
    expect(late.body.error).toMatchObject({ type: 'OAuthException', code: 190, error_subcode: 463 });
  });
});

describe('what a person allowed', () => {
  it('shows declined permissions and leaves unticked pages out', async () => {
    graph.token = await longToken({
      permissions: ['pages_show_list', 'pages_manage_posts'],
      pages: [pages.northernLights.id],
    });
    const permissions = await graph.get('/me/permissions');
    expect(permissions.body.data).toContainEqual({ permission: 'pages_show_list', status: 'granted' });
    expect(permissions.body.data).toContainEqual({ permission: 'read_insights', status: 'declined' });
    const accounts = await graph.get('/me/accounts', { fields: 'id,name' });
    expect(accounts.body.data).toEqual([{ id: pages.northernLights.id, name: pages.northernLights.name }]);
  });

  it('lists pages with the asked fields and cursors', async () => {
    graph.token = await longToken({ pages: [pages.blueFjord.id, pages.fjordFriends.id] });
    const fields =
      'id,name,username,access_token,category,tasks,followers_count,picture{url},instagram_business_account{id,username}';
    const { body } = await graph.get('/me/accounts', { fields, limit: '1' });
    expect(body.data).toEqual([
      {
        id: pages.blueFjord.id,
        name: 'Blue Fjord Travel',
        username: 'bluefjordtravel',
        access_token: expect.stringMatching(/^EAA/),
        category: 'Travel Agency',
        tasks: pages.blueFjord.tasks,
        followers_count: 812,
        picture: { data: { url: `${sandbox.url}/media/avatar/${pages.blueFjord.id}` } },
      },
    ]);
    const next = await graph.get(String(body.paging?.next));
    expect(next.body.data?.[0]).toMatchObject({ name: 'Fjord Friends Club', tasks: ['ANALYZE'] });
    expect(next.body.paging).not.toHaveProperty('next');
  });

  it('can put an empty page in the middle of the list', async () => {
    sandbox.control.facebook.set({ emptyMiddlePage: true });
    graph.token = await longToken();
    const seen: number[] = [];
    let url: string | undefined = `${sandbox.url}/facebook/graph/v26.0/me/accounts?limit=1&access_token=${graph.token}`;
    while (url) {
      const page = (await (await fetch(url)).json()) as { data: unknown[]; paging?: { next?: string } };
      seen.push(page.data.length);
      url = page.paging?.next;
    }
    expect(seen).toEqual([1, 0, 1]);
  });

  it('gives page tokens without end that die with the role, alone', async () => {
    graph.token = await longToken();
    const list = (await graph.get('/me/accounts')).body.data;
    const [first, second] = [String(list?.[0]?.access_token), String(list?.[1]?.access_token)];
    sandbox.control.clock.advance(400 * 86_400_000);
    sandbox.control.facebook.setRole(pages.blueFjord.id, people.marina.id, []);
    const me = async (access_token: string) => (await graph.get('/me', { access_token })).body;
    expect((await me(first)).error).toMatchObject({ code: 190, error_subcode: 492 });
    expect(await me(second)).toEqual({ name: 'Northern Lights Cruises', id: pages.northernLights.id });
  });
});

describe('debug_token', () => {
  const app = `${APP.client_id}|${APP.client_secret}`;

  it('describes a page token', async () => {
    graph.token = await longToken();
    const input_token = String((await graph.get('/me/accounts')).body.data?.[0]?.access_token);
    const { body } = await graph.get('/debug_token', { input_token, access_token: app });
    expect(body.data).toMatchObject({
      app_id: APP.client_id,
      type: 'PAGE',
      application: 'Waypost',
      profile_id: pages.blueFjord.id,
      is_valid: true,
      expires_at: 0,
      user_id: people.marina.id,
      granular_scopes: expect.arrayContaining([{ scope: 'pages_manage_posts', target_ids: [pages.blueFjord.id] }]),
    });
  });

  it.each([458, 459, 460, 463, 464, 467, 492])('tells 190/%i inside data with status 200', async (subcode) => {
    const input_token = await longToken();
    sandbox.control.facebook.breakTokens({ token: input_token }, subcode);
    const reply = await graph.get('/debug_token', { input_token, access_token: app });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ is_valid: false, error: { code: 190, subcode } });
    expect((await graph.get('/me', { access_token: input_token })).body.error).toMatchObject({
      code: 190,
      error_subcode: subcode,
    });
  });
});

describe('tokens on the wire', () => {
  it('are taken from query, form, Bearer and OAuth headers', async () => {
    const token = await longToken();
    const url = `${sandbox.url}/facebook/graph/me`;
    for (const authorization of [`Bearer ${token}`, `OAuth ${token}`]) {
      expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
    }
    expect((await fetch(`${url}?access_token=${token}`)).status).toBe(200);
    expect(await (await fetch(url)).json()).toMatchObject({ error: { code: 104 } });
    expect(await (await fetch(`${url}?access_token=junk`)).json()).toMatchObject({ error: { code: 190 } });
  });

  it('need a right appsecret_proof when the app demands it', async () => {
    graph.token = await longToken();
    const proof = createHmac('sha256', APP.client_secret).update(graph.token).digest('hex');
    expect((await graph.get('/me', { appsecret_proof: 'bad' })).body.error).toMatchObject({ code: 100 });
    sandbox.control.facebook.set({ requireAppSecretProof: true });
    expect((await graph.get('/me')).body.error).toMatchObject({
      message: 'API calls from the server require an appsecret_proof argument',
    });
    expect((await graph.get('/me', { appsecret_proof: proof })).status).toBe(200);
  });

  it('end when the person or the app revokes', async () => {
    graph.token = await longToken();
    expect((await graph.delete(`/${people.marina.id}/permissions`)).body).toEqual({ success: true });
    expect((await graph.get('/me')).body.error).toMatchObject({ code: 190, error_subcode: 458 });
  });

  it('never appear in the record of calls', async () => {
    graph.token = await longToken();
    await graph.get('/me/accounts');
    await fetch(`${sandbox.url}/facebook/graph/me`, { headers: { authorization: `Bearer ${graph.token}` } });
    const calls = sandbox.control.calls();
    const [list, me] = calls.slice(-2);
    expect(JSON.stringify(calls)).not.toContain(graph.token);
    expect(JSON.stringify(calls)).not.toContain(APP.client_secret);
    expect(list?.token).toMatch(/^sha256:/);
    expect(me?.token).toBe(list?.token);
  });
});

describe('versions', () => {
  it('v21 to v26 and none work, others answer 2635', async () => {
    graph.token = await longToken();
    const at = async (version: string) =>
      (await fetch(`${sandbox.url}/facebook/graph${version}/me?access_token=${graph.token}`)).json();
    for (const version of ['', '/v21.0', '/v26.0']) expect(await at(version)).toMatchObject({ id: people.marina.id });
    for (const version of ['/v20.0', '/v99.0']) expect(await at(version)).toMatchObject({ error: { code: 2635 } });
  });
});
