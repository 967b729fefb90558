import { createHmac } from 'node:crypto';
import { DEMO_WORLD } from '@waypost/sandbox';
import { expect } from 'vitest';
import { runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { connections } from '../index.ts';

/** What Meta sends by itself about the person behind the page, and what is left of the consent then. */
const test = base.extend('meta', async ({ app, db, page }) => {
  const grant = await db.row<{ id: number; person: string }>(
    `SELECT g.id, g.network_user_id AS person FROM social_grants g JOIN connections c ON c.grant_id = g.id WHERE c.id = $1`,
    [page.connectionId],
  );
  const { id = 0, person = '' } = grant ?? {};
  return {
    person,
    tell: (verb: string) =>
      app.sandbox.control.facebook.sendSignedRequest(`${app.url}/oauth/facebook/${verb}/`, person),
    forge: (verb: string, signed: string) =>
      fetch(`${app.url}/oauth/facebook/${verb}/`, {
        method: 'POST',
        body: new URLSearchParams({ signed_request: signed }),
      }),
    left: () =>
      db.row(
        `SELECT c.connected, c.broken_reason, c.page_token_enc IS NOT NULL AS page_token,
           g.access_token_enc IS NOT NULL AS token FROM connections c JOIN social_grants g ON g.id = $2 WHERE c.id = $1`,
        [page.connectionId, id],
      ),
  };
});

test('A wish to delete erases every token, once and again, and names a page that says when', async ({
  app,
  db,
  meta,
}) => {
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await meta.tell('data-deletion');
    expect(status).toBe(200);
    const answer = JSON.parse(body) as { url: string; confirmation_code: string };
    expect(answer.url).toContain(answer.confirmation_code);
    const { pathname, search } = new URL(answer.url);
    const said = await fetch(`${app.url}${pathname}${search}`);
    expect(await said.text()).toMatch(
      /<p>Waypost deleted its access to your Facebook and Instagram accounts: [\s\S]*"\/legal\/privacy\/\?lang=en"/,
    );
    expect((await fetch(`${app.url}${pathname}${search}0`)).status).toBe(404);
  }
  expect(await meta.left()).toEqual({
    connected: false,
    broken_reason: 'fb_token_invalid',
    page_token: false,
    token: false,
  });
  expect(await db.rows(`SELECT FROM audit_log WHERE action = 'consent.erased_by_network'`)).toHaveLength(1);
});

test('Nobody but Meta can say so', async ({ meta }) => {
  const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: meta.person })).toString('base64url');
  for (const signed of ['', 'x', `${'A'.repeat(43)}.${payload}`, `${payload}.${payload}.`])
    expect((await meta.forge('data-deletion', signed)).status).toBe(400);
  expect((await meta.forge('deauthorize', `.${payload}`)).status).toBe(400);
  expect(await meta.left()).toMatchObject({ connected: true, token: true });
});

test('A wish that comes late erases no consent that was given since, and a malformed one nothing', async ({
  app,
  db,
  meta,
}) => {
  const sign = (said: object) => {
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', ...said })).toString('base64url');
    const { appSecret } = app.waypost.config.meta;
    return `${createHmac('sha256', appSecret).update(payload).digest('base64url')}.${payload}`;
  };
  const consented = Math.floor(Date.now() / 1000) - 600;
  const dated = (minted: number | null) =>
    db.run(
      'UPDATE social_grants SET minted_at = to_timestamp($2), created_at = to_timestamp($3) WHERE network_user_id = $1',
      [meta.person, minted, consented],
    );
  for (const verb of ['deauthorize', 'data-deletion'])
    expect((await meta.forge(verb, sign({ user_id: `${meta.person}\u0000` }))).status).toBe(400);
  const told = (issued_at: number) => meta.forge('data-deletion', sign({ user_id: meta.person, issued_at }));
  // An old consent of an unknown day is no older than its row.
  for (const minted of [null, consented]) {
    await dated(minted);
    expect((await told(consented - 60)).status).toBe(200);
    expect(await meta.left()).toMatchObject({ connected: true, token: true });
  }
  expect(
    await db.row('SELECT token_check_at <= now() AS soon FROM social_grants WHERE network_user_id = $1', [meta.person]),
  ).toEqual({ soon: true });
  expect((await told(consented)).status).toBe(200);
  expect(await meta.left()).toMatchObject({ connected: false, token: false });
});

test('Access that was taken back at Facebook is noticed at once; a notice that comes again breaks no newer consent', async ({
  app,
  meta,
}) => {
  expect((await meta.tell('deauthorize')).status).toBe(200);
  await runSweep(connections, app.waypost, 'connections.tokens');
  expect(await meta.left()).toMatchObject({ connected: true });
  app.sandbox.control.facebook.removeApp(DEMO_WORLD.people.marina.id);
  expect((await meta.tell('deauthorize')).status).toBe(200);
  await runSweep(connections, app.waypost, 'connections.tokens');
  expect(await meta.left()).toMatchObject({ connected: false });
});
