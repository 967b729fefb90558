import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { connectPage, consent, PAGES, PEOPLE, pathOf } from '../../testing/consent.ts';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { followerSweep } from './collect-followers.ts';
import { appsSetUp } from './deps.ts';
import { applicationsOf, breakConnection, pageAccessOf } from './index.ts';
import { eraseKeptTokens } from './remove-connection.ts';
import { connectionOf, postOf, seedPost } from './testing/connections-world.ts';
import { tokenSweep } from './tokens/check-tokens.ts';
import { eraseUnusedGrants, revokeGrant } from './tokens/forget-grants.ts';

const test = base
  .extend('ada', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('bob', { scope: 'file' }, ({ app }) => buildAdvisor(app, { plan: 'free' }))
  .extend('rows', ({ app, ada }) => {
    const status = async (who = ada) => (await who.client.get(`${pathOf(who)}/status/`)).body;
    const mails = () => app.waypost.db.rows<{ kind: string; user_id: number }>('SELECT kind, user_id FROM mails');
    const revokeJobs = () =>
      app.waypost.db.rows<{ key: string }>(
        `SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'connections.revoke_grant'`,
      );
    /** Another profile of Ada's, as agencies with several brands have. */
    async function secondProfile(): Promise<Advisor> {
      const row = await app.waypost.db.row<{ id: number; slug: string }>(
        `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     VALUES ($1, 'second-' || substr(md5(random()::text), 1, 8), 'Ada', 'Two', 'two@example.com', true) RETURNING id, slug`,
        [ada.userId],
      );
      if (row === null) throw new Error('no profile');
      return { ...ada, profileId: row.id, slug: row.slug };
    }
    return { status, mails, revokeJobs, secondProfile };
  });

test.beforeEach(async ({ app, ada }) => {
  await app.turnTo(0);
  const { db } = app.waypost;
  await db.run(
    'TRUNCATE publish_attempts, scheduled_postings, staged_leftovers, connections, social_grants, mails CASCADE',
  );
  await db.run('DELETE FROM graphile_worker._private_jobs');
  app.sandbox.control.reset();
  await connectPage(ada, PAGES.blueFjord.id);
});

describe('a connected page', () => {
  test('is shown with its name and followers; a token of its own does not run out', async ({ app, ada, rows }) => {
    expect((await ada.client.get(`${pathOf(ada)}/account_data/`)).body).toMatchObject({
      name: 'Blue Fjord Travel',
      page_id: PAGES.blueFjord.id,
      followers: 812,
    });
    expect(await rows.status()).toMatchObject({
      installed: true,
      connected: true,
      days_left: null,
      state: 'connected',
    });
    const { db, config, clock } = app.waypost;
    const shown = (await applicationsOf(db, [ada.profileId], clock.now(), config)).get(ada.profileId);
    expect(shown?.facebook).toMatchObject({ is_enabled: true, active: true, state: 'connected' });
    expect(shown?.facebook.data).toMatchObject({ followers: 812, followers_at: expect.stringMatching(/^20/) });
    expect(shown?.linkedin.state).toBe('not_connected');
    const adapters = Object.entries(app.waypost.social).flatMap(([name, adapter]) => (adapter === null ? [] : [name]));
    expect([...appsSetUp(config)]).toEqual(adapters);
  });

  test('without a token of its own asks to be refreshed a week before its consent ends', async ({ app, rows }) => {
    await app.waypost.db.run('UPDATE connections SET page_token_enc = NULL');
    const ends = (days: number) =>
      app.waypost.db.run(`UPDATE social_grants SET expires_at = app_now() + make_interval(hours => $1)`, [
        days * 24 + 1,
      ]);
    await ends(8);
    expect(await rows.status()).toMatchObject({ days_left: 8, state: 'connected' });
    await ends(7);
    expect(await rows.status()).toMatchObject({ days_left: 7, state: 'refresh_required' });
    await ends(-1);
    expect(await rows.status()).toMatchObject({ days_left: -1, state: 'refresh_required' });
  });

  test('counts its followers once a day', async ({ app, ada }) => {
    app.sandbox.control.facebook.setFollowers(PAGES.blueFjord.id, 900);
    expect(await runDue(followerSweep(app.waypost))).toBe(0);
    await app.turnTo(25 * 3_600_000);
    expect(await runDue(followerSweep(app.waypost))).toBe(1);
    expect(await runDue(followerSweep(app.waypost))).toBe(0);
    expect((await connectionOf(app, ada)).followers).toBe(900);
  });
});

describe('settings', () => {
  test('pause, and a new lateness for everything that waits', async ({ app, ada, bob }) => {
    const waiting = await seedPost(app, ada);
    const open = await seedPost(app, ada, { phase: 'committing', openAttempt: true });
    const answer = await ada.client.patch(`${pathOf(ada)}/settings/`, { paused: true, late_after_minutes: 30 });
    expect(answer.body).toEqual({ paused: true, late_after_minutes: 30 });
    expect((await postOf(app, waiting)).late_minutes).toBe(30);
    expect((await postOf(app, open)).late_minutes).toBe(120);
    expect((await ada.client.patch(`${pathOf(ada)}/settings/`, { late_after_minutes: 5 })).status).toBe(400);
    expect((await bob.client.patch(`${pathOf(bob)}/settings/`, { paused: true })).status).toBe(404);
  });
});

describe('Change Page', () => {
  test('takes along what was not published, and leaves what was staged to be removed', async ({ app, ada }) => {
    const staged = { objects: [{ id: '77', kind: 'photo', key: 'k', expiresAt: null }] };
    const waiting = await seedPost(app, ada, { phase: 'claimed', staged });
    const failed = await seedPost(app, ada, { status: 20, phase: 'rejected' });
    const answer = await ada.client.post(`${pathOf(ada)}/select/`, { id: PAGES.northernLights.id });
    expect(answer.body).toMatchObject({ page_id: PAGES.northernLights.id });
    expect(await postOf(app, waiting)).toMatchObject({
      pgid: PAGES.northernLights.id,
      phase: 'due',
      version: 2,
      lease_token: null,
    });
    expect((await postOf(app, failed)).pgid).toBe(PAGES.northernLights.id);
    const left = await app.waypost.db.rows('SELECT remote_id, kind FROM staged_leftovers');
    expect(left).toEqual([{ remote_id: '77', kind: 'photo' }]);
    const access = await pageAccessOf(app.waypost.db, app.waypost.sealer, (await connectionOf(app, ada)).id);
    expect(access?.page.pageId).toBe(PAGES.northernLights.id);
  });

  test('waits while the outcome of a post is looked for', async ({ app, ada }) => {
    await seedPost(app, ada, { phase: 'unconfirmed', openAttempt: true });
    const answer = await ada.client.post(`${pathOf(ada)}/select/`, { id: PAGES.northernLights.id });
    expect([answer.status, answer.body.code]).toEqual([409, 'busy']);
  });
});

describe('a broken connection', () => {
  test('a token that the network refuses breaks it, with one mail; no answer does not', async ({ app, ada, rows }) => {
    app.sandbox.control.addFault({ path: '/debug_token$', action: { kind: 'reset' } });
    expect(await rows.status()).toMatchObject({ connected: true, state: 'connected' });
    expect((await connectionOf(app, ada)).connected).toBe(true);
    app.sandbox.control.facebook.breakTokens({ pageId: PAGES.blueFjord.id }, 460);
    expect(await rows.status()).toMatchObject({ installed: true, connected: false, state: 'disconnected' });
    await rows.status();
    expect(await connectionOf(app, ada)).toMatchObject({ connected: false, broken_reason: 'fb_password_changed' });
    expect(await rows.mails()).toEqual([{ kind: 'connection_broken', user_id: ada.userId }]);
  });

  test('the end of what may be read beside publishing is told a week ahead, and a new consent moves it', async ({
    app,
    db,
    ada,
  }) => {
    const told = async () => {
      const { config, clock } = app.waypost;
      return (await applicationsOf(db, [ada.profileId], clock.now(), config)).get(ada.profileId)?.facebook.data;
    };
    await app.turnTo(25 * 3_600_000);
    app.sandbox.control.addFault({ path: '/debug_token$', action: { kind: 'reset' } });
    await runDue(tokenSweep(app.waypost));
    expect((await connectionOf(app, ada)).connected).toBe(true);
    await db.run('UPDATE social_grants SET token_check_at = app_now()');
    await runDue(tokenSweep(app.waypost));
    const end = (await db.row<{ at: Date }>('SELECT data_access_ends_at AS at FROM social_grants'))?.at;
    expect(end?.getTime()).toBeGreaterThan(Date.now() + 89 * 86_400_000);
    expect(await told()).not.toHaveProperty('data_access_ends_at');
    await app.turnTo(84 * 86_400_000);
    expect(await told()).toMatchObject({ data_access_ends_at: end?.toISOString() });
    expect((await connectionOf(app, ada)).connected).toBe(true);
    await consent(ada, { reconnect: true });
    expect(await told()).not.toHaveProperty('data_access_ends_at');
  });

  test('the daily check finds it too', async ({ app, ada }) => {
    app.sandbox.control.facebook.removeApp(PEOPLE.marina.id);
    await app.turnTo(25 * 3_600_000);
    expect(await runDue(tokenSweep(app.waypost))).toBe(1);
    expect((await connectionOf(app, ada)).broken_reason).toBe('fb_app_removed');
  });

  test('a lost role breaks that page, a dead consent all of them', async ({ app, ada, rows }) => {
    const second = await rows.secondProfile();
    await connectPage(second, PAGES.northernLights.id);
    const { db } = app.waypost;
    const first = await connectionOf(app, ada);
    const broken = (scope: 'page' | 'grant') =>
      db.transaction((tx) =>
        breakConnection(tx, { connectionId: first.id, scope, tokenVersion: first.page_token_version + 1, reason: 'x' }),
      );
    const current = async () => (await connectionOf(app, ada)).page_token_version;
    expect(await current()).toBe(first.page_token_version);
    expect(await broken('page')).toEqual([]);
    const now = (scope: 'page' | 'grant') =>
      db.transaction(async (tx) =>
        breakConnection(tx, { connectionId: first.id, scope, tokenVersion: await current(), reason: 'x' }),
      );
    expect(await now('page')).toEqual([first.id]);
    expect((await connectionOf(app, second)).connected).toBe(true);
    expect(await now('grant')).toEqual([(await connectionOf(app, second)).id]);
  });

  test('reconnecting keeps posts and settings; those in time go, the others are listed as missed', async ({
    app,
    ada,
    rows,
  }) => {
    await ada.client.patch(`${pathOf(ada)}/settings/`, { late_after_minutes: 60 });
    const inTime = await seedPost(app, ada, { phase: 'reconnect', fireInMinutes: -30 });
    const late = await seedPost(app, ada, { phase: 'reconnect', fireInMinutes: -90 });
    const before = await connectionOf(app, ada);
    app.sandbox.control.facebook.breakTokens({ personId: PEOPLE.marina.id }, 463);
    await rows.status();
    await consent(ada, { reconnect: true });
    const after = await connectionOf(app, ada);
    expect(after).toMatchObject({ id: before.id, connected: true, page_id: before.page_id, broken_reason: null });
    expect(after.page_token_version).toBeGreaterThan(before.page_token_version);
    expect(await postOf(app, inTime)).toMatchObject({ phase: 'due', status: 0 });
    expect((await postOf(app, inTime)).next_step_at).not.toBeNull();
    expect(await postOf(app, late)).toMatchObject({
      phase: 'missed',
      status: 20,
      reason_code: 'missed',
      next_step_at: null,
    });
    expect((await rows.status()).connected).toBe(true);
  });

  test('an answer to the old token, late, breaks nothing', async ({ app, ada }) => {
    const { id, page_token_version } = await connectionOf(app, ada);
    await consent(ada, { reconnect: true });
    const late = {
      connectionId: id,
      scope: 'grant',
      tokenVersion: page_token_version,
      reason: 'fb_token_invalid',
    } as const;
    expect(await app.waypost.db.transaction((tx) => breakConnection(tx, late))).toEqual([]);
    expect((await connectionOf(app, ada)).connected).toBe(true);
  });
});

describe('Remove', () => {
  test('deletes what waits, erases the tokens and withdraws the consent', async ({ app, ada, rows }) => {
    const waiting = await seedPost(app, ada, { phase: 'claimed' });
    expect((await ada.client.get(`${pathOf(ada)}/removal/`)).body).toEqual({
      pending_posts: 1,
      busy_posts: 0,
      asked_posts: 0,
    });
    const { grant_id } = await connectionOf(app, ada);
    expect((await ada.client.delete(`${pathOf(ada)}/`)).status).toBe(204);
    expect(await postOf(app, waiting)).toMatchObject({ deleted: true, lease_token: null, version: 2 });
    expect(await connectionOf(app, ada)).toMatchObject({ installed: false, page_token_enc: null, grant_id: null });
    expect(await rows.revokeJobs()).toEqual([{ key: `revoke:${grant_id}` }]);
    await revokeGrant(app.waypost, grant_id ?? 0);
    const grant = await app.waypost.db.row(
      'SELECT access_token_enc, erased_at IS NOT NULL AS erased FROM social_grants',
    );
    expect(grant).toEqual({ access_token_enc: null, erased: true });
    const withdrawn = app.sandbox.control.calls().filter((call) => call.method === 'DELETE');
    expect(withdrawn.map((call) => call.path)).toEqual([`/facebook/graph/v26.0/${PEOPLE.marina.id}/permissions`]);
    expect((await ada.client.delete(`${pathOf(ada)}/`)).status).toBe(404);
  });

  test('keeps the token for an open outcome, until it is settled or for a day', async ({ app, ada }) => {
    const open = await seedPost(app, ada, { phase: 'unconfirmed', openAttempt: true });
    const asked = await seedPost(app, ada, { phase: 'unconfirmed', openAttempt: true });
    await app.waypost.db.run('UPDATE scheduled_postings SET ask_user = true WHERE id = $1', [asked]);
    expect((await ada.client.get(`${pathOf(ada)}/removal/`)).body).toEqual({
      pending_posts: 0,
      busy_posts: 1,
      asked_posts: 1,
    });
    await ada.client.delete(`${pathOf(ada)}/`);
    expect(await postOf(app, open)).toMatchObject({ deleted: false, phase: 'unconfirmed' });
    const question = await ada.client.get(`/api/scheduled_postings/?profile=${ada.profileId}&ids=${asked}`);
    expect(question.body).toMatchObject({ results: [{ id: asked, actions: ['resolve', 'reconnect'] }] });
    const connection = await connectionOf(app, ada);
    expect(connection.erase_token_at).not.toBeNull();
    expect(await pageAccessOf(app.waypost.db, app.waypost.sealer, connection.id)).not.toBeNull();
    expect(await eraseKeptTokens(app.waypost)).toBe(0);
    await app.turnTo(24 * 3_600_000 + 1_000);
    expect(await eraseKeptTokens(app.waypost)).toBe(1);
    expect(await pageAccessOf(app.waypost.db, app.waypost.sealer, connection.id)).toBeNull();
  });

  test('leaves the consent alone while another connection needs it', async ({ app, ada, rows }) => {
    const second = await rows.secondProfile();
    await connectPage(second, PAGES.northernLights.id);
    await ada.client.delete(`${pathOf(ada)}/`);
    expect(await rows.revokeJobs()).toEqual([]);
    const { grant_id } = await connectionOf(app, second);
    await revokeGrant(app.waypost, grant_id ?? 0);
    expect(await eraseUnusedGrants(app.waypost.db)).toBe(0);
    expect((await rows.status(second)).connected).toBe(true);
  });

  test('a page that was removed is free for others', async ({ app, ada, bob }) => {
    await ada.client.delete(`${pathOf(ada)}/`);
    await connectPage(bob, PAGES.blueFjord.id);
    expect((await connectionOf(app, bob)).installed).toBe(true);
  });
});
