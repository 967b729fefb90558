import { DAY_MS } from '@waypost/contract/wire';
import { DEMO_WORLD } from '@waypost/sandbox';
import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { consentToLinkedIn, pathOf } from '../../testing/consent.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { applicationsOf } from './applications.ts';
import { followerSweep } from './collect-followers.ts';
import { connectionOf } from './testing/connections-world.ts';
import { tokenSweep } from './tokens/check-tokens.ts';

const { members, organizations } = DEMO_WORLD.linkedin;

const test = base
  .extend('ada', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('linkedin', ({ app, ada, db }) => {
    const consent = (decision: 'allow' | 'cancel' | 'cancel_login') => consentToLinkedIn(ada, { decision });
    const select = (id: string) => ada.client.post(`${pathOf(ada, 'linkedin')}/select/`, { id });
    const card = async () =>
      (await applicationsOf(db, [ada.profileId], app.waypost.clock.now(), app.waypost.config)).get(ada.profileId)
        ?.linkedin;
    return { consent, select, card };
  });

test.beforeEach(async ({ app, db }) => {
  await app.turnTo(0);
  app.sandbox.control.reset();
  app.sandbox.control.linkedin.set({ mintingWindowMs: 0 });
  await db.run('TRUNCATE connections, social_grants CASCADE');
});

describe('LinkedIn', () => {
  test('is connected as a Company Page, with sixty days left', async ({ ada, linkedin }) => {
    expect(await linkedin.consent('allow')).toBe(`/${ada.slug}/connections/?open_connections=linkedin`);
    const { body } = await ada.client.get(`${pathOf(ada, 'linkedin')}/pages/`);
    expect(body.results).toEqual([
      expect.objectContaining({ id: members.marina.id, name: 'Marina Duval', admin: true }),
      expect.objectContaining({ id: organizations.blueFjord.id, name: 'Blue Fjord Travel', admin: true }),
      expect.objectContaining({ id: organizations.northernLights.id, admin: true }),
      expect.objectContaining({ id: organizations.fjordFriends.id, admin: false }),
    ]);
    expect((await linkedin.select(organizations.fjordFriends.id)).body.code).toBe('not_admin');
    expect((await linkedin.select(organizations.blueFjord.id)).status).toBe(200);
    expect(await linkedin.card()).toMatchObject({
      state: 'connected',
      data: {
        name: 'Blue Fjord Travel',
        page_id: organizations.blueFjord.id,
        organization_urn: `urn:li:organization:${organizations.blueFjord.id}`,
        is_feed: false,
        days_left: 59,
      },
    });
  });

  test('asks to be refreshed three weeks before its consent ends', async ({ app, linkedin }) => {
    await linkedin.consent('allow');
    await linkedin.select(organizations.blueFjord.id);
    await app.turnTo(37 * DAY_MS);
    expect((await linkedin.card())?.state).toBe('connected');
    await app.turnTo(40 * DAY_MS);
    expect((await linkedin.card())?.state).toBe('refresh_required');
  });

  test('is connected as the own profile, with its followers', async ({ app, linkedin }) => {
    await linkedin.consent('allow');
    expect((await linkedin.select(members.marina.id)).status).toBe(200);
    expect(await linkedin.card()).toMatchObject({
      data: { name: 'Marina Duval', organization_urn: null, is_feed: true },
    });
    // LinkedIn's list of pages comes without them: they are asked for at once, and not within a day.
    await runDue(followerSweep(app.waypost));
    expect((await linkedin.card())?.data?.followers).toBe(members.marina.followers);
  });

  test.for(['cancel', 'cancel_login'] as const)('a person who says %s is told so', async (decision, {
    ada,
    linkedin,
  }) => {
    expect(await linkedin.consent(decision)).toBe(`/${ada.slug}/connections/?reconnect=linkedin&problem=denied`);
  });

  test('a consent that has ended breaks the connection, and a new one heals it', async ({ app, ada, linkedin }) => {
    await linkedin.consent('allow');
    await linkedin.select(organizations.blueFjord.id);
    app.sandbox.control.linkedin.breakTokens({ memberId: members.marina.id }, 'EXPIRED_ACCESS_TOKEN');
    await app.turnTo(1.1 * DAY_MS);
    await runDue(tokenSweep(app.waypost));
    expect((await connectionOf(app, ada, 'linkedin')).connected).toBe(false);
    await linkedin.consent('allow');
    expect((await connectionOf(app, ada, 'linkedin')).connected).toBe(true);
  });

  test('a token that LinkedIn may not know everywhere yet breaks nothing; ten seconds later it does', async ({
    app,
    ada,
    db,
    linkedin,
  }) => {
    await linkedin.consent('allow');
    await linkedin.select(organizations.blueFjord.id);
    app.sandbox.control.linkedin.breakTokens({ memberId: members.marina.id }, 'REVOKED_ACCESS_TOKEN');
    const collect = async () => {
      await db.run('UPDATE connections SET followers_due_at = app_now()');
      await runDue(followerSweep(app.waypost));
      return (await connectionOf(app, ada, 'linkedin')).connected;
    };
    expect(await collect()).toBe(true);
    await db.run(`UPDATE social_grants SET minted_at = app_now() - interval '11 seconds'`);
    expect(await collect()).toBe(false);
  });
});
