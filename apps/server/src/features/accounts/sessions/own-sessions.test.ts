import { expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { test } from '../../../testing/test.ts';
import { hashPassword } from '../passwords.ts';

interface Listed {
  readonly pk: number;
  readonly current: boolean;
  readonly staff: string | null;
}

test('The account lists its own sessions, ends one, and ends all of them', async ({ app, db, ana }) => {
  const [phone, desk] = [await signedIn(app, ana.userId), await signedIn(app, ana.userId)];
  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  const borrowed = await signedIn(app, ana.userId, staff.userId);
  const bob = await buildAdvisor(app);
  const list = async (client: typeof desk) => (await client.get('/api/sessions/')).body.results as Listed[];
  const sessions = await list(desk);
  expect(sessions).toHaveLength(4);
  expect(sessions[0]).toMatchObject({ current: true, staff: null });
  expect(sessions.filter((one) => one.staff === 'Ana Reyes')).toHaveLength(1);
  expect(await list(bob.client)).toHaveLength(1);

  // What is somebody else's does not exist.
  const [own] = await list(phone);
  expect((await bob.client.delete(`/api/sessions/${own?.pk}/`)).status).toBe(404);
  expect((await desk.delete(`/api/sessions/${own?.pk}/`)).status).toBe(204);
  expect((await desk.delete(`/api/sessions/${own?.pk}/`)).status).toBe(404);
  expect((await phone.get('/api/account_settings/')).status).toBe(401);

  // The sessions are the owner's alone.
  expect((await borrowed.get('/api/sessions/')).status).toBe(403);
  expect((await borrowed.delete('/api/sessions/')).status).toBe(403);

  expect((await desk.delete('/api/sessions/')).status).toBe(204);
  for (const client of [desk, ana.client, borrowed])
    expect((await client.get('/api/account_settings/')).status).toBe(401);
  expect((await bob.client.get('/api/account_settings/')).status).toBe(200);
  expect(
    await db.rows("SELECT action FROM audit_log WHERE object_type = 'user' AND object_id = $1 ORDER BY id", [
      String(ana.userId),
    ]),
  ).toEqual([{ action: 'session.end' }, { action: 'session.end_all' }]);
});

test('A session is known by what its browser calls itself, and signing in and out is in the audit log', async ({
  app,
  db,
  ana,
}) => {
  const user = await db.row<{ email: string }>('UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING email', [
    ana.userId,
    await hashPassword('seven nights at sea'),
  ]);
  const client = app.client();
  const body = { email: user?.email, password: 'seven nights at sea' };
  expect((await client.post('/api/auth/login/', body, { 'user-agent': 'Firefox of Ana' })).status).toBe(200);
  expect((await client.get('/api/sessions/')).body.results).toMatchObject([{ device: 'Firefox of Ana' }, {}]);
  await client.post('/api/auth/logout/');
  const rows = await db.rows('SELECT action, acting_as_id FROM audit_log WHERE actor_id = $1 ORDER BY id', [
    ana.userId,
  ]);
  expect(rows).toEqual([
    { action: 'account.sign_in', acting_as_id: null },
    { action: 'account.sign_out', acting_as_id: null },
  ]);
});
