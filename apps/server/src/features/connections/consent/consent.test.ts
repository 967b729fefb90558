import { describe, expect, vi } from 'vitest';
import { arrive, consent, dialogOf, PAGES, PEOPLE, passDialog, pathOf } from '../../../testing/consent.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { connectorOf } from '../deps.ts';
import { connectionOf } from '../testing/connections-world.ts';

const test = base
  .extend('ada', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('bob', { scope: 'file' }, ({ app }) => buildAdvisor(app, { plan: 'free' }))
  .extend(
    'problem',
    ({ ada }) =>
      (code: string) =>
        `/${ada.slug}/connections/?reconnect=facebook&problem=${code}`,
  );

test.beforeEach(async ({ app }) => {
  await app.turnTo(0);
  app.sandbox.control.reset();
});

describe('the consent', () => {
  test('leads to the page selector, and the tokens lie sealed', async ({ app, ada, db }) => {
    expect(await consent(ada)).toBe(`/${ada.slug}/connections/?open_connections=facebook`);
    const rows = await db.rows<Record<string, string>>(
      'SELECT access_token_enc, page_token_enc FROM social_grants g JOIN connections c ON c.grant_id = g.id',
    );
    expect(rows[0]?.access_token_enc).toMatch(/^v1\./);
    expect(JSON.stringify(rows)).not.toContain('EAA');
    expect((await connectionOf(app, ada)).installed).toBe(false);
  });

  test('of a network that comes with PRO is not kept once the plan has fallen', async ({ app, db }) => {
    const eve = await buildAdvisor(app, { plan: 'pro' });
    const callback = await passDialog(await dialogOf(eve, { app: 'instagram' }));
    await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [eve.userId]);
    expect(await arrive(eve.client, callback)).toBe(`/${eve.slug}/connections/?reconnect=instagram&problem=upgrade`);
    const kept = 'SELECT FROM connections WHERE profile_id = $1 AND grant_id IS NOT NULL';
    expect(await db.rows(kept, [eve.profileId])).toEqual([]);
  });

  test('a state works once', async ({ ada, problem }) => {
    const callback = await passDialog(await dialogOf(ada));
    expect(await arrive(ada.client, callback)).toContain('open_connections=facebook');
    expect(await arrive(ada.client, callback)).toBe(problem('expired'));
  });

  test('states that ran out go with the next that is made, whoever makes it', async ({ app, ada, bob, db }) => {
    await db.run('DELETE FROM oauth_states');
    const open = () => db.rows('SELECT user_id FROM oauth_states ORDER BY expires_at');
    await dialogOf(ada);
    await app.turnTo(9 * 60_000);
    await dialogOf(bob);
    expect(await open()).toEqual([{ user_id: ada.userId }, { user_id: bob.userId }]);
    await app.turnTo(16 * 60_000);
    await dialogOf(ada);
    expect(await open()).toEqual([{ user_id: bob.userId }, { user_id: ada.userId }]);
  });

  test('a state does not work in another session, and stays unused there', async ({ ada, bob }) => {
    const callback = await passDialog(await dialogOf(ada));
    expect(await arrive(bob.client, callback)).toBe(`/${bob.slug}/connections/?reconnect=facebook&problem=expired`);
    expect(await arrive(ada.client, callback)).toContain('open_connections=facebook');
  });

  test('a state does not work for another app, without one, or signed out', async ({ app, ada, problem }) => {
    const callback = await passDialog(await dialogOf(ada));
    expect(await arrive(ada.client, callback.replace('/oauth/facebook/', '/oauth/linkedin/'))).toContain(
      'problem=expired',
    );
    expect(await arrive(ada.client, `${app.url}/oauth/facebook/callback/?code=1`)).toBe(problem('expired'));
    expect(await arrive(app.client(), callback)).toBe('/');
  });

  test('whoever signs out everywhere while the network answers keeps nothing of it', async ({ app, db, network }) => {
    const eva = await buildAdvisor(app);
    const callback = await passDialog(await dialogOf(eva));
    network.addFault({ path: '/me/accounts$', action: { kind: 'delay', ms: 3_000 } });
    const asked = () => network.calls().filter(({ path }) => path.endsWith('/me/accounts')).length;
    const arrival = arrive(eva.client, callback);
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(0), 10_000);
    expect((await eva.client.delete('/api/sessions/')).status).toBe(204);
    expect(await arrival).toContain('problem=expired');
    expect(await db.rows('SELECT id FROM social_grants WHERE user_id = $1', [eva.userId])).toEqual([]);
  });

  test('a state lives for ten minutes', async ({ app, ada, problem }) => {
    const callback = await passDialog(await dialogOf(ada));
    await app.turnTo(601_000);
    expect(await arrive(ada.client, callback)).toBe(problem('expired'));
  });

  test('a denied consent, a missing permission, a broken network and a forged code are told apart', async ({
    app,
    ada,
    problem,
  }) => {
    expect(await consent(ada, { deny: true })).toBe(problem('denied'));
    expect(await consent(ada, { without: 'pages_manage_posts' })).toBe(
      `${problem('permissions')}&missing=pages_manage_posts`,
    );
    app.sandbox.control.addFault({ path: '/oauth/access_token$', action: { kind: 'reset' } });
    expect(await consent(ada)).toBe(problem('unavailable'));
    const callback = new URL(await passDialog(await dialogOf(ada)));
    callback.searchParams.set('code', 'forged');
    expect(await arrive(ada.client, callback.href)).toBe(problem('failed'));
  });

  test('a permission that only costs figures does not stop the consent, and is listed', async ({ ada }) => {
    expect(await consent(ada, { without: 'read_insights' })).toContain('open_connections=facebook');
    const pages = await ada.client.get(`${pathOf(ada)}/pages/`);
    expect(pages.body.missing_permissions).toEqual(['read_insights']);
  });
});

describe('who may connect', () => {
  test('nobody without a completed profile, a plan that has the app, or set-up credentials', async ({ app, bob }) => {
    const draft = await buildAdvisor(app, { plan: 'pro', completed: false });
    expect((await draft.client.get(`${pathOf(draft)}/url/`)).status).toBe(403);
    const upgrade = await bob.client.get(`${pathOf(bob, 'instagram')}/url/`);
    expect([upgrade.status, upgrade.body.code]).toEqual([403, 'upgrade_required']);
    const boss = await buildAdvisor(app, { plan: 'free', isSuperuser: true });
    expect((await boss.client.get(`${pathOf(boss, 'instagram')}/url/`)).status).toBe(200);
    const bare = { ...app.waypost, social: { ...app.waypost.social, linkedin: null } };
    expect(() => connectorOf(bare, 'linkedin')).toThrow(
      expect.objectContaining({ status: 503, code: 'not_configured' }),
    );
  });

  test('nobody in the profile of somebody else', async ({ ada, bob }) => {
    const calls = [
      ['GET', '/status/'],
      ['GET', '/account_data/'],
      ['GET', '/url/'],
      ['GET', '/pages/'],
      ['GET', '/removal/'],
      ['DELETE', '/'],
    ] as const;
    for (const [method, path] of calls)
      expect((await bob.client.request(method, `${pathOf(ada)}${path}`)).status, path).toBe(404);
    expect((await bob.client.post(`${pathOf(ada)}/select/`, { id: '1' })).status).toBe(404);
    expect((await bob.client.patch(`${pathOf(ada)}/settings/`, { paused: true })).status).toBe(404);
  });
});

describe('choosing a page', () => {
  test('lists what the consent reaches, with the role and the current one', async ({ ada }) => {
    await consent(ada);
    const { body } = await ada.client.get(`${pathOf(ada)}/pages/`);
    expect(body.results).toEqual([
      expect.objectContaining({
        id: PAGES.blueFjord.id,
        name: 'Blue Fjord Travel',
        taken: false,
        current: false,
        admin: true,
      }),
      expect.objectContaining({ id: PAGES.northernLights.id, admin: true }),
      expect.objectContaining({ id: PAGES.fjordFriends.id, admin: false }),
    ]);
  });

  test('the role is asked at the network again, whatever the list said', async ({ app, ada }) => {
    await consent(ada);
    const notAdmin = await ada.client.post(`${pathOf(ada)}/select/`, { id: PAGES.fjordFriends.id });
    expect([notAdmin.status, notAdmin.body.code]).toEqual([400, 'not_admin']);
    expect(notAdmin.body.user_message).toContain('Fjord Friends Club');
    app.sandbox.control.facebook.setRole(PAGES.blueFjord.id, PEOPLE.marina.id, ['ANALYZE']);
    const lost = await ada.client.post(`${pathOf(ada)}/select/`, { id: PAGES.blueFjord.id });
    expect([lost.status, lost.body.code]).toEqual([400, 'not_admin']);
    expect((await ada.client.post(`${pathOf(ada)}/select/`, { id: '12345' })).status).toBe(400);
    expect((await connectionOf(app, ada)).installed).toBe(false);
  });

  test('without a consent there is nothing to choose from', async ({ bob }) => {
    const answer = await bob.client.get(`${pathOf(bob)}/pages/`);
    expect([answer.status, answer.body.code]).toEqual([400, 'reconnect']);
  });

  test('of two profiles that take a page at the same time one gets it', async ({ ada, bob }) => {
    await consent(ada);
    await consent(bob);
    const both = await Promise.all(
      [ada, bob].map((who) => who.client.post(`${pathOf(who)}/select/?id=${PAGES.northernLights.id}`)),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(both.find((answer) => answer.status === 409)?.body.code).toBe('page_taken');
    const loser = both[0]?.status === 409 ? ada : bob;
    const { results } = (await loser.client.get(`${pathOf(loser)}/pages/`)).body as { results: { taken: boolean }[] };
    expect(results.map((page) => page.taken)).toEqual([false, true, false]);
  });
});
