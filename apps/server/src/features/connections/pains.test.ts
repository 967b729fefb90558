import { DAY_MS } from '@waypost/contract/wire';
import { DEMO_WORLD } from '@waypost/sandbox';
import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { connectPage, consent, consentToLinkedIn, PAGES, pathOf } from '../../testing/consent.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { findGrant } from './store.ts';
import { connectionOf } from './testing/connections-world.ts';
import { tokenSweep } from './tokens/check-tokens.ts';
import { grantAccess } from './tokens/page-access.ts';

/**
 * What users of other schedulers suffered from with their connections, each as a test by the name of the pain. The
 * sources are in their public trackers: gitroomhq/postiz-app 1187, 1679, 1884, 2005 and brightbean-studio 37. The
 * other pains are in `features/posts/pains.test.ts`.
 */
const { organizations } = DEMO_WORLD.linkedin;

const test = base
  .extend('ada', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('rows', ({ app, ada, db }) => {
    const mails = async () => (await db.rows<{ kind: string }>('SELECT kind FROM mails')).map((mail) => mail.kind);
    async function connectLinkedIn(): Promise<void> {
      await consentToLinkedIn(ada, { reconnect: true });
      const chosen = await ada.client.post(`${pathOf(ada, 'linkedin')}/select/`, { id: organizations.blueFjord.id });
      expect(chosen.status).toBe(200);
    }
    async function tokens() {
      const { grant_id: id } = await connectionOf(app, ada, 'linkedin');
      const grant = await findGrant(db, id ?? 0);
      return { grant, access: grantAccess(app.waypost.sealer, grant) };
    }
    return { mails, connectLinkedIn, tokens };
  });

test.beforeEach(async ({ app, db }) => {
  await app.turnTo(0);
  app.sandbox.control.reset();
  app.sandbox.control.linkedin.set({ mintingWindowMs: 0, partner: true });
  await db.run('TRUNCATE connections, social_grants, mails CASCADE');
});

describe('the stored refresh token is wiped, so that people reconnect every day', () => {
  test('a reconnect whose answer brings no refresh token keeps the stored one', async ({ app, rows }) => {
    await rows.connectLinkedIn();
    const before = await rows.tokens();
    expect(before.access?.refreshToken).toEqual(expect.any(String));
    app.sandbox.control.linkedin.set({ partner: false });
    await rows.connectLinkedIn();
    const after = await rows.tokens();
    expect(after.access?.accessToken).not.toBe(before.access?.accessToken);
    expect(after.access?.refreshToken).toBe(before.access?.refreshToken);
  });

  test('a refresh whose answer brings no refresh token keeps the stored one', async ({ app, rows }) => {
    await rows.connectLinkedIn();
    const before = await rows.tokens();
    await app.turnTo(50 * DAY_MS);
    app.sandbox.control.addFault({
      method: 'POST',
      path: '/accessToken$',
      action: {
        kind: 'status',
        status: 200,
        body: { access_token: 'a-new-one', expires_in: 5_184_000, scope: 'openid' },
      },
    });
    await runDue(tokenSweep(app.waypost));
    const after = await rows.tokens();
    expect(after.access?.accessToken).not.toBe(before.access?.accessToken);
    expect(after.access?.refreshToken).toBe(before.access?.refreshToken);
  });

  test('a refresh that fails leaves both tokens as they were', async ({ app, rows }) => {
    await rows.connectLinkedIn();
    const before = await rows.tokens();
    await app.turnTo(50 * DAY_MS);
    app.sandbox.control.addFault({ path: '/accessToken$', times: -1, action: { kind: 'status', status: 500 } });
    await runDue(tokenSweep(app.waypost));
    expect((await rows.tokens()).access).toEqual(before.access);
  });
});

describe('a page that was not granted is stored as connected', () => {
  test('a page that was left out of the consent cannot be chosen', async ({ app, ada }) => {
    await consent(ada, { pages: [PAGES.northernLights.id] });
    const answer = await ada.client.post(`${pathOf(ada)}/select/`, { id: PAGES.blueFjord.id });
    expect(answer.status).toBe(400);
    expect(await connectionOf(app, ada)).toMatchObject({ installed: false, connected: false, page_token_enc: null });
  });

  test('a consent again that leaves the connected page out does not go on calling it connected', async ({
    app,
    ada,
  }) => {
    await connectPage(ada, PAGES.blueFjord.id);
    // The sandbox lets a page token live when its page is not ticked any more; the network says which it is.
    app.sandbox.control.facebook.breakTokens({ pageId: PAGES.blueFjord.id }, 492);
    await consent(ada, { pages: [PAGES.northernLights.id], reconnect: true });
    expect(await connectionOf(app, ada)).toMatchObject({
      installed: true,
      connected: false,
      page_id: PAGES.blueFjord.id,
    });
    await consent(ada, { reconnect: true });
    expect(await connectionOf(app, ada)).toMatchObject({ connected: true, broken_reason: null });
  });
});

describe('a version of an API that was switched off is taken for a broken token', () => {
  test('LinkedIn: nobody is asked to reconnect', async ({ app, ada, rows }) => {
    await rows.connectLinkedIn();
    app.sandbox.control.addFault({
      path: '/rest/',
      times: -1,
      action: { kind: 'linkedin_error', name: 'NONEXISTENT_VERSION' },
    });
    await ada.client.get(`${pathOf(ada, 'linkedin')}/status/`);
    await app.turnTo(2 * DAY_MS);
    await runDue(tokenSweep(app.waypost));
    expect(await connectionOf(app, ada, 'linkedin')).toMatchObject({ connected: true, broken_reason: null });
    expect(await rows.mails()).toEqual([]);
  });

  test('Facebook: nobody is asked to reconnect', async ({ app, ada, rows }) => {
    await connectPage(ada, PAGES.blueFjord.id);
    app.sandbox.control.addFault({ path: '/graph/', times: -1, action: { kind: 'graph_error', code: 2635 } });
    await ada.client.get(`${pathOf(ada)}/status/`);
    await app.turnTo(2 * DAY_MS);
    await runDue(tokenSweep(app.waypost));
    expect(await connectionOf(app, ada)).toMatchObject({ connected: true, broken_reason: null });
    expect(await rows.mails()).toEqual([]);
  });
});
