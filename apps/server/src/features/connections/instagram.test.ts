import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { ACCOUNTS, connectPage, consent, PAGES, PEOPLE, pathOf } from '../../testing/consent.ts';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { applicationsOf } from './applications.ts';
import { followerSweep } from './collect-followers.ts';
import { connectionOf } from './testing/connections-world.ts';
import { revokeGrant } from './tokens/forget-grants.ts';

const INSTAGRAM = { app: 'instagram' } as const;
const { blueFjord } = ACCOUNTS;

const test = base
  .extend('pro', { scope: 'file' }, ({ app }) => buildAdvisor(app, { plan: 'pro' }))
  .extend('free', { scope: 'file' }, ({ app }) => buildAdvisor(app, { plan: 'free' }))
  .extend('cards', ({ app, pro, db }) => {
    const card = async (who: Advisor) =>
      (await applicationsOf(db, [who.profileId], app.waypost.clock.now(), app.waypost.config)).get(who.profileId)
        ?.instagram;
    async function secondProfile(): Promise<Advisor> {
      const row = await db.row<{ id: number; slug: string }>(
        `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     VALUES ($1, 'second-' || substr(md5(random()::text), 1, 8), 'Ada', 'Two', 'two@example.com', true) RETURNING id, slug`,
        [pro.userId],
      );
      if (row === null) throw new Error('no profile');
      return { ...pro, profileId: row.id, slug: row.slug };
    }
    return { card, secondProfile };
  });

test.beforeEach(async ({ app, db }) => {
  await app.turnTo(0);
  app.sandbox.control.reset();
  await db.run('TRUNCATE connections, social_grants CASCADE');
});

const pages = (who: Advisor) => who.client.get(`${pathOf(who, 'instagram')}/pages/`);
const select = (who: Advisor, id: string) => who.client.post(`${pathOf(who, 'instagram')}/select/`, { id });

describe('an Instagram account', () => {
  test('is set up with the credentials of Meta, and asks for its own permissions', async ({ pro, cards }) => {
    expect(await cards.card(pro)).toMatchObject({ is_enabled: true, state: 'not_connected', consented: false });
    const { body } = await pro.client.get(`${pathOf(pro, 'instagram')}/url/`);
    const scopes = new URL(String(body.url)).searchParams.get('scope')?.split(',');
    expect(scopes).toEqual(expect.arrayContaining(['instagram_basic', 'instagram_content_publish', 'pages_show_list']));
    expect(scopes).not.toContain('pages_manage_posts');
  });

  test('is chosen among those that hang on a page; a page without one is not listed', async ({ pro, cards }) => {
    expect(await consent(pro, INSTAGRAM)).toBe(`/${pro.slug}/connections/?open_connections=instagram`);
    expect(await cards.card(pro)).toMatchObject({ installed: false, consented: true, state: 'not_connected' });
    expect((await pages(pro)).body.results).toEqual([
      expect.objectContaining({ id: blueFjord.id, name: '@bluefjordtravel', admin: true, taken: false }),
      expect.objectContaining({ id: ACCOUNTS.northernLights.id, admin: true }),
    ]);
    expect((await select(pro, blueFjord.id)).status).toBe(200);
    expect(await cards.card(pro)).toMatchObject({
      active: true,
      consented: false,
      state: 'connected',
      data: { name: '@bluefjordtravel', followers: blueFjord.followers, page_id: blueFjord.id },
    });
    const { body } = await pro.client.get(`${pathOf(pro, 'instagram')}/status/`);
    expect(body).toMatchObject({ installed: true, connected: true, state: 'connected' });
    expect((await pages(pro)).body.results).toEqual([
      expect.objectContaining({ current: true }),
      expect.objectContaining({ current: false }),
    ]);
  });

  test('needs a plan with it: neither the address nor the choice without', async ({ free }) => {
    for (const answer of [await free.client.get(`${pathOf(free, 'instagram')}/url/`), await select(free, blueFjord.id)])
      expect([answer.status, answer.body.code]).toEqual([403, 'upgrade_required']);
  });

  test('can only be chosen by who may publish to its page, asked anew', async ({ app, pro }) => {
    app.sandbox.control.instagram.addAccount({ id: '17841400000000398', pageId: PAGES.fjordFriends.id });
    await consent(pro, INSTAGRAM);
    expect((await select(pro, '17841400000000398')).body.code).toBe('not_admin');
    app.sandbox.control.facebook.setRole(PAGES.blueFjord.id, PEOPLE.marina.id, ['ANALYZE']);
    expect((await select(pro, blueFjord.id)).body.code).toBe('not_admin');
    app.sandbox.control.instagram.change(blueFjord.id, { pageId: undefined });
    expect((await select(pro, blueFjord.id)).status).toBe(400);
    expect((await connectionOf(app, pro, 'instagram')).installed).toBe(false);
  });

  test('that another profile uses is taken', async ({ pro, cards }) => {
    const second = await cards.secondProfile();
    await connectPage(pro, blueFjord.id, INSTAGRAM);
    await consent(second, INSTAGRAM);
    expect((await pages(second)).body.results).toEqual([
      expect.objectContaining({ id: blueFjord.id, taken: true }),
      expect.objectContaining({ taken: false }),
    ]);
    expect((await select(second, blueFjord.id)).status).toBe(409);
  });

  test('without the permission to publish nothing is stored as connected', async ({ pro, cards }) => {
    const answer = await consent(pro, { ...INSTAGRAM, without: 'instagram_content_publish' });
    expect(answer).toContain('problem=permissions');
    expect(await cards.card(pro)).toMatchObject({ installed: false, consented: false });
  });

  test('whose permission was taken back before it was chosen is not stored as connected', async ({ app, pro }) => {
    await consent(pro, INSTAGRAM);
    app.sandbox.control.facebook.setPermission(PEOPLE.marina.id, 'instagram_content_publish', 'declined');
    const answer = await select(pro, blueFjord.id);
    expect([answer.status, answer.body.code]).toEqual([400, 'reconnect']);
    expect(answer.body.user_message).toContain('Reconnect Instagram');
    expect((await connectionOf(app, pro, 'instagram')).installed).toBe(false);
  });

  test('counts its followers', async ({ app, pro, db }) => {
    await connectPage(pro, blueFjord.id, INSTAGRAM);
    await db.run("UPDATE connections SET followers = 1, followers_due_at = app_now() - interval '1 minute'");
    expect(await runDue(followerSweep(app.waypost))).toBe(1);
    expect((await connectionOf(app, pro, 'instagram')).followers).toBe(blueFjord.followers);
  });
});

describe('beside the Facebook Page of the same person', () => {
  test('each has a consent of its own, and removing one leaves the other alive', async ({ app, pro, db }) => {
    await connectPage(pro, PAGES.blueFjord.id);
    await connectPage(pro, blueFjord.id, INSTAGRAM);
    const [facebook, instagram] = [await connectionOf(app, pro), await connectionOf(app, pro, 'instagram')];
    expect(facebook.grant_id).not.toBe(instagram.grant_id);
    await pro.client.delete(`${pathOf(pro, 'instagram')}/`);
    await revokeGrant(app.waypost, instagram.grant_id ?? 0);
    const erased = await db.row('SELECT access_token_enc FROM social_grants WHERE id = $1', [instagram.grant_id]);
    expect(erased).toEqual({ access_token_enc: null });
    expect((await pro.client.get(`${pathOf(pro)}/status/`)).body).toMatchObject({ connected: true });
    await pro.client.delete(`${pathOf(pro)}/`);
    await revokeGrant(app.waypost, facebook.grant_id ?? 0);
    const withdrawn = app.sandbox.control.calls().filter((call) => call.method === 'DELETE');
    expect(withdrawn.map((call) => call.path)).toEqual([`/facebook/graph/v26.0/${PEOPLE.marina.id}/permissions`]);
  });
});
