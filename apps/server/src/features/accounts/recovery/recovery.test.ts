import { RESETS } from '@waypost/contract/accounts';
import { expect } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import { runWaitingJobs, sendWaitingMails } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { password, person, START } from '../testing/person.ts';

const test = base.extend('visitor', ({ app, db }) => {
  async function account(email: string) {
    const client = app.client();
    await client.post('/api/auth/signup/', { email, ...person });
    await db.run('DELETE FROM mails');
    return client;
  }
  /** With what a worker does about it. */
  async function ask(email: string) {
    const answer = await app.client().post('/api/auth/password_reset/', { email });
    await runWaitingJobs(app.waypost, 'accounts-mail-reset');
    return answer;
  }
  const confirm = (token: string, typed = 'a quite new password') =>
    app.client().post('/api/auth/password_reset_confirm/', { token, password: typed });
  const signIn = (email: string, typed: string) => app.client().post('/api/auth/login/', { email, password: typed });
  async function resetLink(): Promise<string> {
    await sendWaitingMails(app.waypost);
    const text = app.sandbox.control.mails().find((entry) => entry.text.includes('/accounts/reset/'))?.text ?? '';
    return /\/accounts\/reset\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  }
  return { account, ask, confirm, signIn, resetLink };
});

test.beforeAll(async ({ app }) => {
  await app.turnTo(START);
  await seedDemo(app.waypost);
});
test.beforeEach(async ({ app, db }) => {
  app.sandbox.control.reset();
  await db.run('DELETE FROM mails');
  await db.run('DELETE FROM throttles');
});

test('A reset link sets a new password once, ends all sessions, confirms the address and is followed by a notice', async ({
  db,
  visitor,
}) => {
  const signedIn = await visitor.account('ada@agency.example');
  expect(await visitor.ask(' Ada@Agency.example')).toMatchObject({ status: 204, body: { text: '' } });
  const token = await visitor.resetLink();
  expect((await visitor.confirm(token, 'short')).body).toEqual({ password: ['Use at least 10 characters.'] });
  for (const weak of ['Password2026', 'ada@agency.example'])
    expect((await visitor.confirm(token, weak)).body).toEqual({ password: [expect.any(String)] });
  expect((await visitor.confirm(token)).status).toBe(204);
  expect((await signedIn.get('/api/account_settings/')).status).toBe(401);
  expect((await visitor.signIn('ada@agency.example', password)).status).toBe(400);
  expect(await visitor.signIn('ada@agency.example', 'a quite new password')).toMatchObject({
    status: 200,
    body: { user: { email_verification: true } },
  });
  expect(await visitor.confirm(token)).toMatchObject({
    status: 400,
    body: { token: [expect.stringContaining('expired')] },
  });
  const kinds = await db.rows('SELECT kind FROM mails ORDER BY id');
  expect(kinds).toEqual([{ kind: 'reset' }, { kind: 'password_changed' }]);
});

test('The answer is the same for an unknown address, a demo account and nonsense, and nothing is mailed', async ({
  db,
  visitor,
}) => {
  for (const email of ['nobody@agency.example', 'marina@bluefjord.example', 'nonsense'])
    expect(await visitor.ask(email)).toMatchObject({ status: 204, body: { text: '' } });
  expect(await db.row('SELECT count(*) AS n FROM mails')).toEqual({ n: 0 });
});

test('Links die after an hour, with a changed address or password, and when one of them was used; not when another is asked for', async ({
  app,
  db,
  visitor,
}) => {
  await visitor.account('hour@agency.example');
  await visitor.ask('hour@agency.example');
  const first = await visitor.resetLink();
  await visitor.ask('hour@agency.example');
  app.sandbox.control.reset();
  const second = await visitor.resetLink();
  expect(second).not.toBe(first);
  await app.turnTo(START + 61 * 60_000);
  expect((await visitor.confirm(second)).status).toBe(400);
  await app.turnTo(START);
  await db.run("UPDATE users SET email = 'moved@agency.example' WHERE email = 'hour@agency.example'");
  expect((await visitor.confirm(second)).status).toBe(400);
  await db.run("UPDATE users SET email = 'hour@agency.example' WHERE email = 'moved@agency.example'");
  // Whoever asks for another does not kill the one in somebody's hands.
  expect((await visitor.confirm(first)).status).toBe(204);
  expect((await visitor.confirm(second)).status).toBe(400);
  expect((await visitor.confirm('A'.repeat(43))).status).toBe(400);
});

test('A changed password ends the links that were asked for before', async ({ visitor }) => {
  const client = await visitor.account('changed@agency.example');
  await visitor.ask('changed@agency.example');
  const token = await visitor.resetLink();
  const change = { new_password: 'a quite new password', current_password: password };
  expect((await client.patch('/api/account_settings/', change)).status).toBe(200);
  expect((await visitor.confirm(token, 'the password of a thief')).status).toBe(400);
});

test('Asking does the same whether the account exists or not: nobody is looked up before the answer', async ({
  app,
  db,
  visitor,
}) => {
  await visitor.account('there@agency.example');
  const ask = (email: string) => app.client().post('/api/auth/password_reset/', { email });
  for (const email of ['there@agency.example', 'not-there@agency.example']) expect((await ask(email)).status).toBe(204);
  const jobs = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'accounts-mail-reset'";
  expect(await db.rows(jobs)).toHaveLength(2);
  expect(await db.rows('SELECT FROM mails')).toEqual([]);
  await runWaitingJobs(app.waypost, 'accounts-mail-reset');
  expect(await db.rows('SELECT address FROM mails')).toEqual([{ address: 'there@agency.example' }]);
});

test('A link of one kind does not open the other door', async ({ app, visitor }) => {
  await visitor.account('kinds@agency.example');
  await visitor.ask('kinds@agency.example');
  const token = await visitor.resetLink();
  expect((await app.client().post('/api/auth/verify_email/', { token })).status).toBe(400);
});

test('Asking is limited per account and per network, for unknown accounts too', async ({ db, visitor }) => {
  for (const email of ['known@agency.example', 'unknown@agency.example']) {
    if (email.startsWith('known')) await visitor.account(email);
    for (let n = 0; n < RESETS.account.hits; n++) expect((await visitor.ask(email)).status).toBe(204);
    expect(await visitor.ask(email)).toMatchObject({ status: 429, body: { code: 'throttled' } });
  }
  await db.run("UPDATE throttles SET hits = $1 WHERE key LIKE 'reset:network:%'", [RESETS.network.hits]);
  expect((await visitor.ask('somebody@agency.example')).status).toBe(429);
});
