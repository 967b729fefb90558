import { DEMO_WORLD } from '@waypost/sandbox';
import { describe, expect } from 'vitest';
import { ACCOUNTS, connectPage, consent, consentToLinkedIn, PAGES, PEOPLE, pathOf } from '../../../testing/consent.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { connectionOf, postOf, seedPost } from '../testing/connections-world.ts';

const { members, organizations } = DEMO_WORLD.linkedin;

const test = base
  .extend('ada', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('rows', ({ app, ada }) => {
    const at = (network: string, query: string) => `/${ada.slug}/connections/?reconnect=${network}&problem=${query}`;
    const restored = (network: string) => `/${ada.slug}/connections/?open_connections=${network}&restored=true`;
    /** What a person sees first, and what must not change behind it. */
    async function kept(network: string, work: () => Promise<unknown>): Promise<void> {
      await ada.client.patch(`${pathOf(ada, network)}/settings/`, { late_after_minutes: 45 });
      const before = await connectionOf(app, ada, network);
      await work();
      const { id, page_id, installed, late_after_minutes } = await connectionOf(app, ada, network);
      expect({ id, page_id, installed, late_after_minutes }).toEqual({
        ...{ id: before.id, page_id: before.page_id, installed: true, late_after_minutes: 45 },
      });
    }
    return { at, restored, kept };
  });

test.beforeEach(async ({ app, db }) => {
  await app.turnTo(0);
  app.sandbox.control.reset();
  app.sandbox.control.linkedin.set({ mintingWindowMs: 0 });
  await db.run('TRUNCATE scheduled_postings, connections, social_grants, mails CASCADE');
});

describe('A repeated consent on Facebook', () => {
  test.beforeEach(({ ada }) => connectPage(ada, PAGES.blueFjord.id));

  test('that reaches the page restores the connection as it was', async ({ app, ada, rows }) => {
    await rows.kept('facebook', async () => {
      const post = await seedPost(app, ada);
      app.sandbox.control.facebook.breakTokens({ pageId: PAGES.blueFjord.id }, 460);
      await ada.client.get(`${pathOf(ada)}/status/`);
      expect((await connectionOf(app, ada)).connected).toBe(false);
      expect(await consent(ada, { reconnect: true })).toBe(rows.restored('facebook'));
      expect(await connectionOf(app, ada)).toMatchObject({ connected: true });
      expect(await postOf(app, post)).toMatchObject({ phase: 'due', deleted: false, pgid: PAGES.blueFjord.id });
    });
  });

  test('that was cancelled changes nothing', async ({ app, ada, rows }) => {
    await rows.kept('facebook', async () => {
      expect(await consent(ada, { reconnect: true, deny: true })).toBe(rows.at('facebook', 'denied'));
      expect((await connectionOf(app, ada)).connected).toBe(true);
    });
  });

  test('in which the page was not ticked says so, and posts wait until it is', async ({ app, ada, db, rows }) => {
    await rows.kept('facebook', async () => {
      const post = await seedPost(app, ada, { phase: 'reconnect', fireInMinutes: -30 });
      const without = { reconnect: true, pages: [PAGES.northernLights.id] };
      expect(await consent(ada, without)).toBe(rows.at('facebook', 'page_missing'));
      expect(await connectionOf(app, ada)).toMatchObject({ connected: false, broken_reason: 'page_left_out' });
      expect((await postOf(app, post)).phase).toBe('reconnect');
      expect(await consent(ada, { reconnect: true })).toBe(rows.restored('facebook'));
      expect((await postOf(app, post)).phase).toBe('due');
    });
    expect(await db.rows('SELECT kind FROM mails')).toEqual([]);
  });

  test('that leaves out a page of another profile tells its owner by mail', async ({ app, ada, db, rows }) => {
    const row = await db.row<{ id: number }>(
      `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
       VALUES ($1, 'second-brand', 'Ada', 'Two', 'two@example.com', true) RETURNING id`,
      [ada.userId],
    );
    const second = { ...ada, profileId: row?.id ?? 0, slug: 'second-brand' };
    await connectPage(second, PAGES.northernLights.id);
    expect(await consent(ada, { reconnect: true, pages: [PAGES.blueFjord.id] })).toBe(rows.restored('facebook'));
    expect((await connectionOf(app, second)).connected).toBe(false);
    expect(await db.rows('SELECT kind FROM mails')).toEqual([{ kind: 'connection_broken' }]);
  });

  test('with the account of another person, who may not publish there, leaves everything as it was', async ({
    app,
    ada,
    rows,
  }) => {
    await rows.kept('facebook', async () => {
      const before = await connectionOf(app, ada);
      const theo = { reconnect: true, person: PEOPLE.theo.id, pages: [PAGES.martinVoyages.id] };
      expect(await consent(ada, theo)).toBe(rows.at('facebook', 'other_account'));
      expect(await connectionOf(app, ada)).toMatchObject({ connected: true, grant_id: before.grant_id });
      expect((await ada.client.get(`${pathOf(ada)}/status/`)).body.connected).toBe(true);
    });
  });

  test('of another person who may publish there takes over', async ({ app, ada, rows }) => {
    app.sandbox.control.facebook.setRole(PAGES.blueFjord.id, PEOPLE.theo.id, ['MANAGE', 'CREATE_CONTENT']);
    await rows.kept('facebook', async () => {
      const theo = { reconnect: true, person: PEOPLE.theo.id, pages: [PAGES.blueFjord.id] };
      expect(await consent(ada, theo)).toBe(rows.restored('facebook'));
      expect((await ada.client.get(`${pathOf(ada)}/status/`)).body.connected).toBe(true);
    });
  });
});

describe('A repeated consent on Instagram', () => {
  const instagram = { app: 'instagram', reconnect: true };
  test.beforeEach(({ ada }) => connectPage(ada, ACCOUNTS.blueFjord.id, { app: 'instagram' }));

  test('restores the account, or names the permissions that were unticked', async ({ ada, rows }) => {
    await rows.kept('instagram', async () => {
      expect(await consent(ada, instagram)).toBe(rows.restored('instagram'));
      expect(await consent(ada, { ...instagram, without: 'instagram_content_publish' })).toBe(
        `${rows.at('instagram', 'permissions')}&missing=instagram_content_publish`,
      );
    });
  });

  test('that does not lead to the account any more says so', async ({ app, ada, rows }) => {
    await rows.kept('instagram', async () => {
      app.sandbox.control.instagram.change(ACCOUNTS.blueFjord.id, { pageId: undefined });
      expect(await consent(ada, instagram)).toBe(rows.at('instagram', 'page_missing'));
    });
  });
});

describe('A repeated consent on LinkedIn', () => {
  test.beforeEach(async ({ ada }) => {
    await consentToLinkedIn(ada);
    await ada.client.post(`${pathOf(ada, 'linkedin')}/select/`, { id: organizations.blueFjord.id });
  });

  test('restores the page, is cancelled, or is refused for a role that is gone', async ({ app, ada, rows }) => {
    await rows.kept('linkedin', async () => {
      expect(await consentToLinkedIn(ada, { reconnect: true })).toBe(rows.restored('linkedin'));
      expect(await consentToLinkedIn(ada, { reconnect: true, decision: 'cancel_login' })).toBe(
        rows.at('linkedin', 'denied'),
      );
      app.sandbox.control.linkedin.setRole(organizations.blueFjord.id, members.marina.id);
      expect(await consentToLinkedIn(ada, { reconnect: true })).toBe(rows.at('linkedin', 'page_missing'));
      expect((await connectionOf(app, ada, 'linkedin')).connected).toBe(false);
    });
  });

  test('with the account of another member leaves everything as it was', async ({ app, ada, rows }) => {
    await rows.kept('linkedin', async () => {
      const { grant_id } = await connectionOf(app, ada, 'linkedin');
      const answer = await consentToLinkedIn(ada, { reconnect: true, person: members.theo.id });
      expect(answer).toBe(rows.at('linkedin', 'other_account'));
      expect(await connectionOf(app, ada, 'linkedin')).toMatchObject({ connected: true, grant_id });
    });
  });

  test('that asks for a scope which the app lacks is the installation’s to mend', async ({ app, ada, rows }) => {
    app.sandbox.control.linkedin.set({ appScopes: ['openid', 'profile', 'w_member_social'] });
    expect(await consentToLinkedIn(ada, { reconnect: true })).toBe(rows.at('linkedin', 'misconfigured'));
  });

  test('of a member without any role lists the own profile alone', async ({ ada }) => {
    await ada.client.delete(`${pathOf(ada, 'linkedin')}/`);
    await consentToLinkedIn(ada, { person: members.theo.id });
    const { body } = await ada.client.get(`${pathOf(ada, 'linkedin')}/pages/`);
    expect(body.results).toEqual([expect.not.objectContaining({ organization: true })]);
  });
});
