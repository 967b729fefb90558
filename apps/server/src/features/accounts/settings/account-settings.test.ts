import { ADDRESS_CHANGES, PASSWORD_CHECKS } from '@waypost/contract/accounts';
import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { password, person, START } from '../testing/person.ts';

const test = base.extend('account', ({ app, db }) => async (email: string) => {
  const client = app.client();
  await client.post('/api/auth/signup/', { email, ...person });
  await db.run('UPDATE users SET email_verified_at = app_now() WHERE email = $1', [email]);
  await db.run('DELETE FROM mails');
  return client;
});

test.beforeAll(async ({ app }) => {
  await app.turnTo(START);
});
test.beforeEach(({ db }) => db.run('DELETE FROM throttles'));
const settings = '/api/account_settings/';

test('Name and language change without a password', async ({ account }) => {
  const client = await account('name@agency.example');
  expect(await client.patch(settings, { first_name: ' Grace ', locale: 'es' })).toMatchObject({
    status: 200,
    body: { first_name: 'Grace', last_name: 'Stone', locale: 'es', email_verification: true },
  });
  expect((await client.get(settings)).body).toMatchObject({ first_name: 'Grace', locale: 'es' });
  expect((await client.patch(settings, { locale: 'xx' })).body).toHaveProperty('locale');
});

test('A new address needs the password, is unconfirmed, gets a link, and the old address is told', async ({
  db,
  account,
}) => {
  const client = await account('old@agency.example');
  const email = 'new@agency.example';
  expect(await client.patch(settings, { email })).toMatchObject({
    status: 400,
    body: { current_password: ['Enter your current password.'] },
  });
  expect(await client.patch(settings, { email, current_password: password })).toMatchObject({
    status: 200,
    body: { email, email_verification: false },
  });
  expect(await db.rows('SELECT kind, address FROM mails ORDER BY id')).toEqual([
    { kind: 'verify', address: email },
    { kind: 'address_changed', address: 'old@agency.example' },
  ]);
});

test('An address of somebody else is refused, one’s own in other letters is no change', async ({ account }) => {
  await account('hers@agency.example');
  const client = await account('his@agency.example');
  expect(await client.patch(settings, { email: 'HERS@agency.example', current_password: password })).toMatchObject({
    status: 400,
    body: { email: ['This email can’t be used.'] },
  });
  const nowhere = { email: 'placeholder@Placeholder.invalid', current_password: password };
  expect(await client.patch(settings, nowhere)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  expect(await client.patch(settings, { email: 'His@agency.example' })).toMatchObject({
    status: 200,
    body: { email_verification: true },
  });
});

test('A new password ends the other sessions, keeps this one, and is mailed about', async ({ app, db, account }) => {
  const client = await account('pass@agency.example');
  const other = app.client();
  await other.post('/api/auth/login/', { email: 'pass@agency.example', password });
  expect((await other.get(settings)).status).toBe(200);
  const weak = await client.patch(settings, { new_password: 'Welcome2026!', current_password: password });
  expect(weak).toMatchObject({ status: 400, body: { new_password: [expect.stringContaining('easy to guess')] } });
  const change = { new_password: 'a quite new password', current_password: password };
  expect((await client.patch(settings, change)).status).toBe(200);
  expect((await client.get(settings)).status).toBe(200);
  expect((await other.get(settings)).status).toBe(401);
  expect(await db.rows('SELECT kind FROM mails')).toEqual([{ kind: 'password_changed' }]);
  const rows = await db.rows("SELECT action FROM audit_log WHERE action = 'account.password'");
  expect(rows).toHaveLength(1);
});

test('Guessing the current password is limited', async ({ account }) => {
  const client = await account('guess@agency.example');
  const guess = (typed: string) =>
    client.patch(settings, { new_password: 'a quite new password', current_password: typed });
  for (let n = 0; n < PASSWORD_CHECKS.hits; n++) expect((await guess(`guess ${n}`)).status).toBe(400);
  expect((await guess(password)).status).toBe(429);
});

test('Settings need a session and the CSRF token', async ({ app, account }) => {
  expect((await app.client().get(settings)).status).toBe(401);
  const client = await account('csrf@agency.example');
  const answer = await client.request('PATCH', settings, {
    csrf: false,
    headers: { 'content-type': 'application/json', 'x-csrftoken': 'made-up' },
    body: '{"first_name":"Eve"}',
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } });
});

test('Nobody is mailed about an address that was never confirmed, and a few changes a day are enough', async ({
  app,
  db,
}) => {
  const client = app.client();
  const typed = (n: number) => `typed-${n}@agency.example`;
  const details = { password, first_name: 'Ada', last_name: 'Stone', accept_terms: true };
  await client.post('/api/auth/signup/', { email: typed(0), ...details });
  await db.run('DELETE FROM mails');
  for (let n = 1; n <= ADDRESS_CHANGES.account.hits; n++)
    expect((await client.patch(settings, { email: typed(n), current_password: password })).status).toBe(200);
  expect((await client.patch(settings, { email: typed(9), current_password: password })).status).toBe(429);
  expect(await db.rows("SELECT FROM mails WHERE kind = 'verify'")).toHaveLength(ADDRESS_CHANGES.account.hits);
  expect(await db.rows("SELECT FROM mails WHERE kind <> 'verify'")).toEqual([]);
  const change = { new_password: 'a quite new password', current_password: password };
  expect((await client.patch(settings, change)).status).toBe(200);
  expect(await db.rows("SELECT FROM mails WHERE kind <> 'verify'")).toEqual([]);
});
