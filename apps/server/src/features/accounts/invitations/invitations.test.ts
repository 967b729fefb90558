import { INVITATION_LINKS, INVITATION_MAILS, INVITED_AT_ONCE, INVITED_LINES } from '@waypost/contract/accounts';
import { expect } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { buildAdvisor, tag } from '../../../testing/factories.ts';
import { sendWaitingMails } from '../../../testing/outbox.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';
import { tokenOfMail } from '../tokens.ts';

const test = base
  .extend('manager', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['accounts.manage_users'] }),
  )
  .extend('invite', ({ manager }) => async (...lines: object[]) => {
    const answer = await manager.client.post('/api/invitations/', { lines, plan: 'pro', locale: 'fr' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.results as { pk: number | null; error: string | null; link: string | null }[];
  })
  .extend('tokenOf', ({ app, db }) => async (userId: number) => {
    const mail = await db.row<{ id: number }>(
      "SELECT id FROM mails WHERE user_id = $1 AND kind = 'invitation' ORDER BY id DESC LIMIT 1",
      [userId],
    );
    await sendWaitingMails(app.waypost);
    return tokenOfMail(app.waypost.config, 'invitation', mail?.id ?? 0);
  });

const accept = '/api/auth/invitation/';
const person = { password: 'seven nights at sea', first_name: 'Lea', last_name: 'Roy', accept_terms: true };
const address = () => `${tag()}@agency.example`;
const stateOf = async (client: TestClient, pk: number | null) =>
  (await client.get(`/api/users/${pk}/`)).body.invitation as { state: string } | null;

test('Two hundred advisors are invited at once; each wrong line says why, and keeps back no other', async ({
  db,
  manager,
  invite,
}) => {
  const emails = Array.from({ length: 194 }, () => ({ email: address() }));
  const taken = await db.row<{ email: string }>('SELECT email FROM users WHERE id = $1', [manager.userId]);
  const results = await invite(
    ...emails,
    { email: 'nobody' },
    { email: emails[0]?.email.toUpperCase() },
    { email: taken?.email },
    { email: '' },
    { email: '', first_name: 'not-an-address' },
    { email: address(), first_name: 'Click https://evil.example' },
  );
  expect(results.filter(({ pk }) => pk !== null)).toHaveLength(194);
  expect(results.slice(194).every(({ pk, error }) => pk === null && error !== null)).toBe(true);
  expect(new Set(results.slice(194).map(({ error }) => error)).size).toBe(6);
  const pks = results.map(({ pk }) => pk).filter((pk) => pk !== null);
  const made = await db.row(
    `SELECT count(*)::int AS n, count(DISTINCT m.id)::int AS mails, count(DISTINCT p.id)::int AS profiles,
       bool_and(u.plan = 'pro' AND u.locale = 'fr' AND u.password_hash IS NULL) AS alike
     FROM users u JOIN mails m ON m.user_id = u.id JOIN profiles p ON p.user_id = u.id WHERE u.id = ANY($1)`,
    [pks],
  );
  expect(made).toEqual({ n: 194, mails: 194, profiles: 194, alike: true });
  expect((await manager.client.get('/api/users/?invited=true&page_size=500')).body).toMatchObject({ count: 194 });
  const again = await invite(...emails);
  expect(again.every(({ pk, error }) => pk === null && error !== null)).toBe(true);
  // Nobody reads these mails: the tests that follow need not wait until all of them are sent.
  await db.rows('DELETE FROM mails WHERE user_id = ANY($1)', [pks]);
});

test('The link sets password and names, confirms the address, signs in, and works once', async ({
  app,
  db,
  manager,
  invite,
  tokenOf,
}) => {
  const email = 'lea.roy@agency.example';
  const [line] = await invite({ email });
  const pk = line?.pk ?? 0;
  expect(await stateOf(manager.client, pk)).toMatchObject({ state: 'sending' });
  const token = await tokenOf(pk);
  expect(await stateOf(manager.client, pk)).toMatchObject({ state: 'sent' });
  const client = app.client();
  expect((await client.get(`${accept}?token=${token}`)).body).toEqual({ email, first_name: 'Lea', last_name: 'Roy' });
  expect((await client.post(accept, { ...person, token, accept_terms: false })).status).toBe(400);
  for (const password of ['Welcome2026!', email])
    expect((await client.post(accept, { ...person, token, password })).body).toEqual({
      password: [expect.any(String)],
    });
  expect(await client.post(accept, { ...person, token, first_name: 'Léa' })).toMatchObject({
    status: 200,
    body: { redirect: '/lea-roy/setup/', user: { email, first_name: 'Léa', email_verification: true } },
  });
  expect((await client.get('/api/session/')).body).toMatchObject({ profile: { plan: 'pro', first_name: 'Léa' } });
  expect(
    await db.rows(
      'SELECT w.locale FROM terms_acceptances a JOIN terms_wordings w ON w.hash = a.wording WHERE a.user_id = $1',
      [pk],
    ),
  ).toEqual([{ locale: 'en' }]);
  expect((await app.client().post(accept, { ...person, token })).status).toBe(400);
  expect(await client.get(`${accept}?token=${token}`)).toMatchObject({
    status: 400,
    body: { token: ['This invitation has expired or was already used. Ask whoever invited you for a new one.'] },
  });
  expect(await stateOf(manager.client, pk)).toBeNull();
  expect(
    await db.rows("SELECT action, actor_id FROM audit_log WHERE object_type = 'user' AND object_id = $1 ORDER BY id", [
      String(pk),
    ]),
  ).toEqual([
    { action: 'user.plan', actor_id: manager.userId },
    { action: 'invitation.send', actor_id: manager.userId },
    { action: 'invitation.accept', actor_id: pk },
    { action: 'account.sign_in', actor_id: pk },
  ]);
  for (const answer of [
    await manager.client.post(`/api/users/${pk}/invitation/`),
    await manager.client.delete(`/api/users/${pk}/invitation/`),
  ])
    expect(answer.status).toBe(409);
});

test('Without an address nothing is mailed: the link is handed over, and the advisor brings the address', async ({
  app,
  db,
  manager,
  invite,
}) => {
  const [line] = await invite({ email: '', first_name: 'Noa', last_name: 'Berg' });
  const pk = line?.pk ?? 0;
  expect(await stateOf(manager.client, pk)).toMatchObject({ state: 'no_address' });
  expect(await db.rows('SELECT id FROM mails WHERE user_id = $1', [pk])).toEqual([]);
  const fresh = (await manager.client.post(`/api/users/${pk}/invitation/`)).body.link as string;
  const tokenIn = (link: string) => new URL(link).searchParams.get('token');
  expect((await app.client().get(`${accept}?token=${tokenIn(line?.link ?? '')}`)).status).toBe(400);
  const token = tokenIn(fresh);
  const client = app.client();
  expect((await client.get(`${accept}?token=${token}`)).body).toMatchObject({ email: '', first_name: 'Noa' });
  expect(await client.post(accept, { ...person, token })).toMatchObject({
    status: 400,
    body: { email: [expect.any(String)] },
  });
  const email = address();
  expect(await client.post(accept, { ...person, token, email })).toMatchObject({
    status: 200,
    body: { user: { email, email_verification: false } },
  });
  expect(await db.rows('SELECT kind, address FROM mails WHERE user_id = $1', [pk])).toEqual([
    { kind: 'verify', address: email },
  ]);
});

test('A link that ran out is sent again, and one that is taken back opens nothing and frees its address', async ({
  app,
  manager,
  invite,
  tokenOf,
}) => {
  const email = address();
  const [line] = await invite({ email });
  const pk = line?.pk ?? 0;
  const first = await tokenOf(pk);
  await app.later(8 * 24 * 60);
  expect((await app.client().get(`${accept}?token=${first}`)).status).toBe(400);
  expect(await stateOf(manager.client, pk)).toMatchObject({ state: 'expired' });
  expect((await manager.client.post(`/api/users/${pk}/invitation/`)).body).toEqual({ link: null });
  const second = await tokenOf(pk);
  expect((await app.client().get(`${accept}?token=${second}`)).status).toBe(200);
  expect((await manager.client.delete(`/api/users/${pk}/invitation/`)).status).toBe(204);
  expect((await app.client().post(accept, { ...person, token: second })).status).toBe(400);
  expect((await manager.client.get(`/api/users/${pk}/`)).status).toBe(404);
  expect((await invite({ email }))[0]).toMatchObject({ error: null });
});

test('A link is not called open that would be refused: the person may not sign in, or has another address', async ({
  app,
  db,
  manager,
  invite,
  tokenOf,
}) => {
  const [line] = await invite({ email: address(), first_name: 'Marc' });
  const pk = line?.pk ?? 0;
  const token = await tokenOf(pk);
  expect((await manager.client.get(`/api/users/${pk}/`)).body).toMatchObject({ name: 'Marc' });
  const look = async () => (await app.client().get(`${accept}?token=${token}`)).status;
  await db.run('UPDATE users SET is_active = false WHERE id = $1', [pk]);
  expect(await look()).toBe(400);
  await db.run('UPDATE users SET is_active = true WHERE id = $1', [pk]);
  expect(await look()).toBe(200);
  await db.run('UPDATE users SET email = $2 WHERE id = $1', [pk, address()]);
  expect(await look()).toBe(400);
  expect((await app.client().post(accept, { ...person, token })).status).toBe(400);
});

test('Where a network is connected the invitation stays, and nobody touches those of staff', async ({
  app,
  db,
  manager,
  invite,
}) => {
  const [line] = await invite({ email: address() });
  const profile = await db.row<{ id: number }>('SELECT id FROM profiles WHERE user_id = $1', [line?.pk]);
  await buildConnection(app, profile?.id ?? 0);
  expect((await manager.client.delete(`/api/users/${line?.pk}/invitation/`)).status).toBe(409);
  const colleague = await buildAdvisor(app, { isStaff: true });
  expect((await manager.client.delete(`/api/users/${colleague.userId}/invitation/`)).status).toBe(404);
});

test('Of an answer and a revocation at once one is kept', async ({ app, db, manager, invite, tokenOf }) => {
  const [line] = await invite({ email: address() });
  const token = await tokenOf(line?.pk ?? 0);
  const [accepted, revoked] = await Promise.all([
    app.client().post(accept, { ...person, token }),
    manager.client.delete(`/api/users/${line?.pk}/invitation/`),
  ]);
  expect([accepted.status, revoked.status]).toSatisfy(
    ([a, r]: number[]) => (a === 200 && r === 409) || (a === 400 && r === 204),
  );
  const user = await db.row('SELECT is_active FROM users WHERE id = $1', [line?.pk]);
  expect(user).toEqual({ is_active: accepted.status === 200 });
});

test('One address gets a few invitations a day, by whatever call; the others of a call get theirs', async ({
  db,
  manager,
  invite,
}) => {
  const email = address();
  const [line] = await invite({ email });
  const resend = () => manager.client.post(`/api/users/${line?.pk}/invitation/`);
  for (let n = 1; n < INVITATION_MAILS.hits; n++) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);
  expect((await manager.client.delete(`/api/users/${line?.pk}/invitation/`)).status).toBe(204);
  const [again, other] = await invite({ email }, { email: address() });
  expect(again).toMatchObject({ pk: null, error: expect.any(String) });
  expect(other).toMatchObject({ error: null });
  expect(await db.rows('SELECT FROM mails WHERE address = $1', [email])).toHaveLength(INVITATION_MAILS.hits);
});

test('A person invites so many a day, however few calls that takes', async ({ app }) => {
  const { client } = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.manage_users'] });
  const lines = Array.from({ length: INVITED_AT_ONCE }, () => ({ email: 'nobody' }));
  const send = () => client.post('/api/invitations/', { lines, plan: 'pro', locale: 'fr' });
  for (let n = 0; n < INVITED_LINES.hits / INVITED_AT_ONCE; n++) expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(429);
});

test('All who are invited at once can answer from one office', () => {
  expect(INVITATION_LINKS.hits).toBeGreaterThan(INVITED_AT_ONCE);
});
