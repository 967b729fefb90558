import { SIGN_INS } from '@waypost/contract/accounts';
import { expect } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import { SESSION_COOKIE } from '../../../platform/http/index.ts';
import { test as base } from '../../../testing/test.ts';
import { password, person, START } from '../testing/person.ts';

const test = base.extend('visitor', ({ app, db }) => {
  async function account(email: string) {
    const client = app.client();
    const details = { email, ...person };
    const { status } = await client.post('/api/auth/signup/', details);
    expect(status).toBe(201);
    await db.run("DELETE FROM throttles WHERE key LIKE 'sign-up:%'");
    return client;
  }
  const signIn = (email: string, typed: string) => app.client().post('/api/auth/login/', { email, password: typed });
  return { account, signIn };
});

test.beforeAll(async ({ app }) => {
  await app.turnTo(START);
  await seedDemo(app.waypost);
});

test('The right password opens a session; the cookie is http-only, same-site and not readable by the page', async ({
  app,
  visitor,
}) => {
  await visitor.account('right@agency.example');
  const client = app.client();
  const answer = await client.post('/api/auth/login/', { email: ' Right@Agency.example ', password });
  expect(answer).toMatchObject({ status: 200, body: { user: { first_name: 'Ada' }, redirect: '/ada-stone/setup/' } });
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith(SESSION_COOKIE)) ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Path=\//);
  expect(cookie).toMatch(/Max-Age=2592000/);
  expect(cookie).not.toMatch(/Secure/);
  expect((await client.get('/api/account_settings/')).status).toBe(200);
});

test('Signing in makes a new session and ends the old one', async ({ app, visitor }) => {
  const client = await visitor.account('rotate@agency.example');
  const before = client.cookie(SESSION_COOKIE);
  expect((await client.post('/api/auth/login/', { email: 'rotate@agency.example', password })).status).toBe(200);
  expect(client.cookie(SESSION_COOKIE)).not.toBe(before);
  expect((await client.patch('/api/account_settings/', { last_name: 'Rock' })).status).toBe(200);
  const stale = await fetch(new URL('/api/account_settings/', app.url), {
    headers: { cookie: `${SESSION_COOKIE}=${before}` },
  });
  expect(stale.status).toBe(401);
});

test('A wrong password, an unknown account and a demo account without password get the very same answer', async ({
  visitor,
}) => {
  await visitor.account('known@agency.example');
  const answers = await Promise.all([
    visitor.signIn('known@agency.example', 'not the password'),
    visitor.signIn('nobody@agency.example', 'not the password'),
    visitor.signIn('marina@bluefjord.example', ''),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: answers[0]?.body });
  expect(answers[0]?.body).toEqual({ non_field_errors: ['Incorrect email or password.'] });
});

test('An unknown account costs the time of a known one', async ({ visitor }) => {
  await visitor.account('timing@agency.example');
  const time = async (email: string) => {
    const start = performance.now();
    await visitor.signIn(email, 'not the password');
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 6; n++) {
    known.push(await time('timing@agency.example'));
    unknown.push(await time('never@agency.example'));
  }
  // The quickest of each: a busy machine only ever adds. Without the hash the unknown one takes a fifth.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

test('Ten failed tries close an account for a while to where they came from, also for the right password, and others are not hit', async ({
  app,
  db,
  visitor,
}) => {
  await visitor.account('closed@agency.example');
  await db.run('DELETE FROM throttles');
  for (let n = 0; n < SIGN_INS.here.hits; n++)
    expect((await visitor.signIn('closed@agency.example', `wrong ${n}`)).status).toBe(400);
  const refused = await visitor.signIn('CLOSED@agency.example', password);
  expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(SIGN_INS.here.windowS);
  // The same for an account that does not exist: the limit says nothing either.
  for (let n = 0; n < SIGN_INS.here.hits; n++) await visitor.signIn('ghost@agency.example', `wrong ${n}`);
  expect((await visitor.signIn('ghost@agency.example', password)).status).toBe(429);
  await visitor.account('other@agency.example');
  expect((await visitor.signIn('other@agency.example', password)).status).toBe(200);
  await app.turnTo(START + (wait + 1) * 1000);
  expect((await visitor.signIn('closed@agency.example', password)).status).toBe(200);
  await app.turnTo(START);
});

test('A stranger who guesses does not close the account to its owner', async ({ db, visitor }) => {
  const email = 'owner@agency.example';
  const hers = await visitor.account(email);
  await hers.post('/api/auth/logout/');
  await db.run('DELETE FROM throttles');
  for (let n = 0; n < SIGN_INS.here.hits; n++) await visitor.signIn(email, `wrong ${n}`);
  expect((await visitor.signIn(email, password)).status).toBe(429);
  // From the same network, and also when he has used up what all networks may try.
  await db.run("UPDATE throttles SET hits = 100000 WHERE key LIKE 'sign-in:account:%'");
  const enter = (typed: string) => hers.post('/api/auth/login/', { email, password: typed });
  expect((await enter('a slip')).status).toBe(400);
  expect((await enter(password)).status).toBe(200);
  // Her browser is no better a place to guess from, and known for her account alone.
  for (let n = 0; n < SIGN_INS.browser.hits; n++) expect((await enter(`wrong ${n}`)).status).toBe(400);
  expect((await enter(password)).status).toBe(429);
  const other = await visitor.account('neighbour@agency.example');
  other.setCookie('waypost_known', hers.cookie('waypost_known') ?? '');
  expect((await other.post('/api/auth/login/', { email, password })).status).toBe(429);
});

test('Tries side by side all count', async ({ db, visitor }) => {
  await db.run('DELETE FROM throttles');
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) => visitor.signIn('rush@agency.example', `wrong ${n}`)),
  );
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(4);
});

test('A network address has its own limit over all accounts, and a success gives its try back', async ({
  db,
  visitor,
}) => {
  await visitor.account('office@agency.example');
  await db.run('DELETE FROM throttles');
  const hits = () => db.row<{ hits: number }>("SELECT hits FROM throttles WHERE key LIKE 'sign-in:network:%'");
  await visitor.signIn('office@agency.example', 'wrong');
  await visitor.signIn('office@agency.example', password);
  expect((await hits())?.hits).toBe(1);
  await db.run('UPDATE throttles SET hits = $1', [SIGN_INS.network.hits]);
  expect((await visitor.signIn('someone@agency.example', 'wrong')).status).toBe(429);
});

test('No table and no counter holds an address in the clear', async ({ db }) => {
  const rows = await db.rows<{ key: string }>('SELECT key FROM throttles');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => !row.key.includes('@') && !row.key.includes('127.0.0.1'))).toBe(true);
});

test('Signing out ends the session on the server, not only in the browser', async ({ app, db, visitor }) => {
  await db.run('DELETE FROM throttles');
  const client = await visitor.account('leaves@agency.example');
  const token = client.cookie(SESSION_COOKIE);
  expect((await client.post('/api/auth/logout/')).status).toBe(204);
  expect(client.cookie(SESSION_COOKIE)).toBeUndefined();
  const stale = await fetch(new URL('/api/account_settings/', app.url), {
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  });
  expect(stale.status).toBe(401);
  expect((await app.client().post('/api/auth/logout/')).status).toBe(204);
});

test('Signing in needs the CSRF token', async ({ app }) => {
  const answer = await app.client().request('POST', '/api/auth/login/', {
    csrf: false,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.example', password }),
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } });
});
