import { expect } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import { SESSION_COOKIE } from '../../../platform/http/index.ts';
import { test as base } from '../../../testing/test.ts';
import { accountByDemoRole } from '../store.ts';

const test = base
  .extend('advisor', { scope: 'file' }, async ({ db }) => (await accountByDemoRole(db, 'advisor'))?.id ?? 0)
  .extend('staff', { scope: 'file' }, async ({ db }) => (await accountByDemoRole(db, 'staff'))?.id ?? 0)
  .extend(
    'auditRows',
    ({ db }) =>
      () =>
        db.rows(
          "SELECT actor_id, acting_as_id, action, object_type, object_id FROM audit_log WHERE action NOT LIKE 'account.sign%' ORDER BY id",
        ),
  );

test.beforeAll(async ({ app }) => {
  await seedDemo(app.waypost);
});
test.beforeEach(({ db }) => db.run('DELETE FROM audit_log'));

test('Staff act as an advisor and return; the session is new each time and both steps are in the audit log', async ({
  app,
  advisor,
  staff,
  auditRows,
}) => {
  const client = app.client();
  await client.demo('staff');
  const own = client.cookie(SESSION_COOKIE);
  expect(await client.post('/api/impersonation/', { user: advisor })).toMatchObject({
    status: 200,
    body: { user: { first_name: 'Marina' }, redirect: '/marina-duval/' },
  });
  expect(client.cookie(SESSION_COOKIE)).not.toBe(own);
  const { body } = await client.get('/api/session/');
  expect(body).toMatchObject({ user: { pk: advisor }, impersonator: { pk: staff, name: 'Robin Keller' } });
  expect(body).toMatchObject({
    profile: { slug: 'marina-duval' },
    permissions: expect.not.arrayContaining(['accounts.impersonate']),
  });
  const stale = await fetch(new URL('/api/account_settings/', app.url), {
    headers: { cookie: `${SESSION_COOKIE}=${own}` },
  });
  expect(stale.status).toBe(401);

  const borrowed = client.cookie(SESSION_COOKIE);
  expect((await client.delete('/api/impersonation/')).status).toBe(204);
  expect(client.cookie(SESSION_COOKIE)).not.toBe(borrowed);
  expect((await client.get('/api/session/')).body).toMatchObject({ user: { pk: staff }, impersonator: null });
  expect(await auditRows()).toEqual([
    {
      actor_id: staff,
      acting_as_id: null,
      action: 'impersonation.start',
      object_type: 'user',
      object_id: String(advisor),
    },
    {
      actor_id: staff,
      acting_as_id: advisor,
      action: 'impersonation.stop',
      object_type: 'user',
      object_id: String(advisor),
    },
  ]);
});

test('Only agency users can be acted for, and only by those who may', async ({
  app,
  advisor,
  staff,
  db,
  auditRows,
}) => {
  const client = app.client();
  await client.demo('staff');
  const boss = await db.row<{ id: number }>(
    "INSERT INTO users (email, first_name, last_name, is_superuser) VALUES ('boss@waypost.example', 'B', 'O', true) RETURNING id",
  );
  expect((await client.post('/api/impersonation/', { user: staff })).status).toBe(403);
  expect((await client.post('/api/impersonation/', { user: boss?.id })).status).toBe(403);
  expect((await client.post('/api/impersonation/', { user: 999_999 })).status).toBe(404);
  const agent = app.client();
  await agent.demo('advisor');
  expect((await agent.post('/api/impersonation/', { user: advisor })).status).toBe(403);
  expect((await agent.get('/api/users/')).status).toBe(403);
  expect((await app.client().post('/api/impersonation/', { user: advisor })).status).toBe(401);
  expect(await auditRows()).toEqual([]);
});

test('Who loses the right to impersonate loses the borrowed session at once', async ({ app, advisor, staff, db }) => {
  const client = app.client();
  await client.demo('staff');
  await client.post('/api/impersonation/', { user: advisor });
  await db.run("DELETE FROM user_permissions WHERE user_id = $1 AND codename = 'accounts.impersonate'", [staff]);
  expect((await client.get('/api/account_settings/')).status).toBe(401);
  await db.run("INSERT INTO user_permissions VALUES ($1, 'accounts.impersonate')", [staff]);
});

test('However often it is asked at once, one session becomes one', async ({ app, advisor, staff, db, auditRows }) => {
  const client = app.client();
  await client.demo('staff');
  await db.run('UPDATE sessions SET revoked_at = now() WHERE id <> (SELECT max(id) FROM sessions)');
  const eight = async (ask: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status).sort();
  const live = () =>
    db.rows(
      'SELECT impersonator_id FROM sessions WHERE revoked_at IS NULL AND (user_id = $1 OR impersonator_id = $1)',
      [staff],
    );
  expect(await eight(() => client.post('/api/impersonation/', { user: advisor }))).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 401),
  ]);
  expect(await live()).toEqual([{ impersonator_id: staff }]);
  const borrowed = app.client();
  await borrowed.demo('staff');
  await borrowed.post('/api/impersonation/', { user: advisor });
  await Promise.all([
    eight(() => borrowed.delete('/api/impersonation/')),
    eight(() => borrowed.post('/api/auth/logout/')),
  ]);
  const actions = JSON.stringify(await auditRows()).match(/impersonation\.stop/g);
  expect(actions).toHaveLength(1);
  expect((await live()).length).toBeLessThanOrEqual(2);
});

test('Signing out while acting for somebody ends everything and is audited', async ({ app, advisor, auditRows }) => {
  const client = app.client();
  await client.demo('staff');
  await client.post('/api/impersonation/', { user: advisor });
  expect((await client.post('/api/auth/logout/')).status).toBe(204);
  expect((await client.get('/api/session/')).body).toMatchObject({ user: null });
  expect(await auditRows()).toMatchObject([{ action: 'impersonation.start' }, { action: 'impersonation.stop' }]);
});

test('A borrowed session ends by itself after eight hours', async ({ app, advisor }) => {
  const client = app.client();
  await client.demo('staff');
  await client.post('/api/impersonation/', { user: advisor });
  await app.turnTo(9 * 3_600_000);
  expect((await client.get('/api/session/')).body).toMatchObject({ user: null });
  await app.turnTo(0);
});

test('Staff find agency users by name and address, page by page, and no staff', async ({ app }) => {
  const client = app.client();
  await client.demo('staff');
  const find = async (query: string) => (await client.get(`/api/users/${query}`)).body;
  expect(await find('')).toMatchObject({ count: 6, next: null });
  expect(await find('?search=duval')).toMatchObject({
    count: 1,
    results: [{ name: 'Marina Duval', plan: 'premium', slug: 'marina-duval' }],
  });
  expect(await find('?search=THEO%40martin')).toMatchObject({ count: 1 });
  expect(await find('?search=%25')).toMatchObject({ count: 0 });
  expect(await find('?search=keller')).toMatchObject({ count: 0 });
  expect(await find('?page_size=5&page=2')).toMatchObject({ count: 6, results: [{ name: 'June Okafor' }] });
});
