import { DELETION_MAILS } from '@waypost/contract/accounts';
import { DAY_MS } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { buildAdvisor, buildProfile, signedIn } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';
import { hashPassword } from '../passwords.ts';
import { mailReset } from '../recovery/reset-password.ts';
import { START } from '../testing/person.ts';

const PASSWORD = 'a harbour in the fog';
const PATH = '/api/account_settings/deletion/';

const test = base.extend('person', async ({ app, db, ana }) => {
  await db.run('UPDATE users SET password_hash = $2 WHERE id = $1', [ana.userId, await hashPassword(PASSWORD)]);
  const user = await db.row<{ email: string }>('SELECT email FROM users WHERE id = $1', [ana.userId]);
  const email = user?.email ?? '';
  const login = (more: object = {}) => app.client().post('/api/auth/login/', { email, password: PASSWORD, ...more });
  const mails = () => db.rows('SELECT kind FROM mails WHERE user_id = $1 ORDER BY id', [ana.userId]);
  return { email, login, mails, leave: () => ana.client.post(PATH, { current_password: PASSWORD }) };
});

test('A deleted account stops at once, and its person takes it back with what went with it', async ({
  app,
  db,
  world,
  ana,
  page,
  person,
}) => {
  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  const borrowed = await signedIn(app, ana.userId, staff.userId);
  const second = await buildProfile(app, ana.userId);
  const before = await buildProfile(app, ana.userId);
  expect((await ana.client.delete(`/api/profiles/${before.profileId}/`)).status).toBe(204);
  const other = await buildConnection(app, second.profileId);
  const waiting = [await page.post({ inMinutes: -1 }), await other.post({ inMinutes: -1 })];
  expect((await borrowed.post(PATH, { current_password: PASSWORD })).status).toBe(403);
  expect((await ana.client.post(PATH, { current_password: 'no' })).body).toEqual({
    current_password: [expect.any(String)],
  });
  expect((await person.leave()).status).toBe(204);

  expect([
    (await ana.client.get('/api/account_settings/')).status,
    (await borrowed.get('/api/account_settings/')).status,
  ]).toEqual([401, 401]);
  await world.publish();
  for (const id of waiting)
    expect(await db.row('SELECT deleted, status FROM scheduled_postings WHERE id = $1', [id])).toEqual({
      deleted: true,
      status: 0,
    });
  expect(await person.mails()).toEqual([{ kind: 'account_deleted' }]);
  const seen = await staff.client.get(`/api/users/${ana.userId}/`);
  expect(seen.body).toMatchObject({ restorable_until: expect.any(String), may: { change: false, act: false } });
  expect((await staff.client.post('/api/impersonation/', { user: ana.userId })).status).toBe(404);

  expect((await app.client().post('/api/auth/login/', { email: person.email, password: 'wrong' })).status).toBe(400);
  expect(await person.login()).toMatchObject({
    status: 409,
    body: { code: 'account_deleted', restorable_until: expect.any(String) },
  });
  // Its address is taken as every other, which the answer does not say; the mail tells its person of what is kept.
  const stranger = { email: person.email, password: 'seven nights at sea', first_name: 'Al', last_name: 'Ex' };
  expect((await app.client().post('/api/auth/signup/', { ...stranger, accept_terms: true })).status).toBe(400);
  expect(await db.row("SELECT params FROM mails WHERE user_id = $1 AND kind = 'account_exists'", [ana.userId])).toEqual(
    {
      params: { until: seen.body.restorable_until },
    },
  );
  await mailReset(app.waypost, person.email);
  expect(await person.mails()).toEqual([{ kind: 'account_deleted' }, { kind: 'account_exists' }, { kind: 'reset' }]);
  const back = app.client();
  const kept = await back.post('/api/auth/login/', { email: person.email, password: PASSWORD, take_back: true });
  // Where the person was last; who was nowhere yet begins with the first.
  expect(kept).toMatchObject({ status: 200, body: { redirect: expect.stringContaining(`/${ana.slug}/`) } });
  const session = await back.get('/api/session/');
  expect(session.body.profiles).toEqual([
    expect.objectContaining({ slug: ana.slug }),
    expect.objectContaining({ slug: second.slug }),
  ]);
  expect((await back.get('/api/profiles/deleted/')).body.results).toEqual([
    expect.objectContaining({ pk: before.profileId }),
  ]);
  expect(
    await db.rows(
      "SELECT action FROM audit_log WHERE object_type = 'user' AND actor_id = $1 AND action <> 'account.sign_in' ORDER BY id",
      [ana.userId],
    ),
  ).toEqual([{ action: 'account.delete' }, { action: 'account.take_back' }]);
});

test('After thirty days nobody signs in to it; the last superuser stays', async ({ app, ana, db, person }) => {
  // Whose session the first one ended before it was read is told that.
  for (const { status } of await Promise.all([person.leave(), person.leave()])) expect([204, 401]).toContain(status);
  const gone = "SELECT count(*)::int AS n FROM audit_log WHERE action = 'account.delete' AND actor_id = $1";
  expect(await db.row(gone, [ana.userId])).toEqual({ n: 1 });
  await app.turnTo(30 * DAY_MS + 1_000);
  expect((await person.login({ take_back: true })).status).toBe(400);
  await app.turnTo(0);
  const boss = await buildAdvisor(app, { isSuperuser: true });
  await db.run('UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $1) WHERE id = $2', [
    ana.userId,
    boss.userId,
  ]);
  expect((await boss.client.post(PATH, { current_password: PASSWORD })).status).toBe(409);
});

test('Whoever changes the address first is told at the one confirmed last; taking back and deleting again mails a few times', async ({
  app,
  ana,
  db,
  person,
}) => {
  await app.turnTo(START);
  const change = { email: 'unread@agency.example', current_password: PASSWORD };
  expect((await ana.client.patch('/api/account_settings/', change)).status).toBe(200);
  const told = "SELECT address FROM mails WHERE user_id = $1 AND kind = 'account_deleted'";
  await person.leave();
  expect(await db.rows(told, [ana.userId])).toEqual([{ address: person.email }]);
  for (let n = 0; n < DELETION_MAILS.hits; n++) {
    const back = app.client();
    const login = { email: change.email, password: PASSWORD, take_back: true };
    expect((await back.post('/api/auth/login/', login)).status).toBe(200);
    expect((await back.post(PATH, { current_password: PASSWORD })).status).toBe(204);
  }
  expect((await db.rows(told, [ana.userId])).length).toBe(DELETION_MAILS.hits);
});
