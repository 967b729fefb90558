import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { sendWaitingMails } from '../../../testing/outbox.ts';
import { RESETS_BY_ACCOUNT, RESETS_BY_NETWORK } from './reset-password.ts';

const password = 'seven nights at sea';
let app: TestApp;
/** The clock stands at the beginning of an hour, so that no window of a limit ends in the middle of a test. */
const START = 3_600_000 - (Date.now() % 3_600_000);
beforeAll(async () => {
  app = await createTestApp();
  await app.turnTo(START);
  await seedDemo(app.waypost);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.sandbox.control.reset();
  await app.waypost.db.run('DELETE FROM mails');
  await app.waypost.db.run('DELETE FROM throttles');
});

async function account(email: string) {
  const client = app.client();
  await client.post('/api/auth/signup/', {
    email,
    password,
    first_name: 'Ada',
    last_name: 'Stone',
    accept_terms: true,
  });
  await app.waypost.db.run('DELETE FROM mails');
  return client;
}
const ask = (email: string) => app.client().post('/api/auth/password_reset/', { email });
const confirm = (token: string, typed = 'a quite new password') =>
  app.client().post('/api/auth/password_reset_confirm/', { token, password: typed });
const signIn = (email: string, typed: string) => app.client().post('/api/auth/login/', { email, password: typed });

async function resetLink(): Promise<string> {
  await sendWaitingMails(app.waypost);
  const text = app.sandbox.control.mails().find((entry) => entry.text.includes('/accounts/reset/'))?.text ?? '';
  return /\/accounts\/reset\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

test('A reset link sets a new password once, ends all sessions, confirms the address and is followed by a notice', async () => {
  const signedIn = await account('ada@agency.example');
  expect(await ask(' Ada@Agency.example')).toMatchObject({ status: 204, body: { text: '' } });
  const token = await resetLink();
  expect((await confirm(token, 'short')).body).toEqual({ password: ['Use at least 10 characters.'] });
  expect((await confirm(token)).status).toBe(204);
  expect((await signedIn.get('/api/account_settings/')).status).toBe(401);
  expect((await signIn('ada@agency.example', password)).status).toBe(400);
  expect(await signIn('ada@agency.example', 'a quite new password')).toMatchObject({
    status: 200,
    body: { user: { email_verification: true } },
  });
  expect(await confirm(token)).toMatchObject({ status: 400, body: { token: [expect.stringContaining('expired')] } });
  const kinds = await app.waypost.db.rows('SELECT kind FROM mails ORDER BY id');
  expect(kinds).toEqual([{ kind: 'reset' }, { kind: 'password_changed' }]);
});

test('The answer is the same for an unknown address, a demo account and nonsense, and nothing is mailed', async () => {
  for (const email of ['nobody@agency.example', 'marina@bluefjord.example', 'nonsense'])
    expect(await ask(email)).toMatchObject({ status: 204, body: { text: '' } });
  expect(await app.waypost.db.row('SELECT count(*) AS n FROM mails')).toEqual({ n: 0 });
});

test('The link dies after an hour, with a changed address, and when a newer one was asked for', async () => {
  await account('hour@agency.example');
  await ask('hour@agency.example');
  const first = await resetLink();
  await ask('hour@agency.example');
  app.sandbox.control.reset();
  const second = await resetLink();
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(400);
  await app.turnTo(START + 61 * 60_000);
  expect((await confirm(second)).status).toBe(400);
  await app.turnTo(START);
  await app.waypost.db.run("UPDATE users SET email = 'moved@agency.example' WHERE email = 'hour@agency.example'");
  expect((await confirm(second)).status).toBe(400);
  expect((await confirm('A'.repeat(43))).status).toBe(400);
});

test('A link of one kind does not open the other door', async () => {
  await account('kinds@agency.example');
  await ask('kinds@agency.example');
  const token = await resetLink();
  expect((await app.client().post('/api/auth/verify_email/', { token })).status).toBe(400);
});

test('Asking is limited per account and per network, for unknown accounts too', async () => {
  for (const email of ['known@agency.example', 'unknown@agency.example']) {
    if (email.startsWith('known')) await account(email);
    for (let n = 0; n < RESETS_BY_ACCOUNT.hits; n++) expect((await ask(email)).status).toBe(204);
    expect(await ask(email)).toMatchObject({ status: 429, body: { code: 'throttled' } });
  }
  await app.waypost.db.run("UPDATE throttles SET hits = $1 WHERE key LIKE 'reset:network:%'", [RESETS_BY_NETWORK.hits]);
  expect((await ask('somebody@agency.example')).status).toBe(429);
});
