import { expect } from 'vitest';
import { SESSION_COOKIE } from '../../../platform/http/index.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { openFirstRun } from './first-run.ts';

const test = base
  .extend('env', { scope: 'file' }, () => ({ SESSION_SECRET: 'a secret of the installation, long enough' }))
  .extend('code', async ({ app, db }) => {
    await db.run('UPDATE users SET is_superuser = false');
    return (await openFirstRun(app.waypost.db, app.waypost.config)) ?? '';
  });

const person = (email: string) => ({ email, password: 'seven nights at sea', first_name: 'Ada', last_name: 'Lund' });
const claim = '/api/auth/first_run/';

test('Every API prints the same code, and the table holds its hash alone', async ({ app, db, code }) => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(await openFirstRun(app.waypost.db, app.waypost.config)).toBe(code);
  const row = await db.row<{ value: object }>("SELECT value FROM installation WHERE key = 'first_run'");
  expect(JSON.stringify(row)).not.toContain(code);
  const other = { sessionSecret: 'another secret' };
  const replaced = await openFirstRun(app.waypost.db, other);
  expect(replaced).not.toBe(code);
  expect(await openFirstRun(app.waypost.db, other)).toBe(replaced);
});

test('The code makes a superuser of a new person, who is signed in, audited, and the only one', async ({
  app,
  db,
  code,
}) => {
  const client = app.client();
  expect((await client.get(claim)).body).toEqual({ open: true });
  expect((await client.post(claim, { code: 'AAAA-AAAA-AAAA-AAAA', account: person('no@x.example') })).body).toEqual({
    code: [expect.any(String)],
  });
  expect((await client.post(claim, { code })).body).toEqual({ account: [expect.any(String)] });
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const claimed = await client.post(claim, { code: typed, account: person('first@x.example') });
  expect(claimed).toMatchObject({ status: 200, body: { redirect: '/admin/users/', user: { is_superuser: true } } });
  expect((await client.get('/api/account_settings/')).body).toMatchObject({ email: 'first@x.example' });
  expect((await client.get(claim)).body).toEqual({ open: false });
  expect(await db.row("SELECT 1 FROM installation WHERE key = 'first_run'")).toBeNull();
  expect(await openFirstRun(app.waypost.db, app.waypost.config)).toBeNull();
  const pk = (claimed.body.user as { pk: number }).pk;
  expect(await db.rows("SELECT actor_id FROM audit_log WHERE action = 'superuser.first'")).toEqual([{ actor_id: pk }]);
  const late = await app.client().post(claim, { code, account: person('late@x.example') });
  expect(late).toMatchObject({ status: 400, body: { code: [expect.any(String)] } });
});

test('A password that anybody would try first makes no superuser, and leaves the code as it was', async ({
  app,
  code,
}) => {
  const claimed = (change: object) =>
    app.client().post(claim, { code, account: { ...person('first.weak@x.example'), ...change } });
  const words = await Promise.all(
    ['qwertyuiop', 'first.weak@x.example', 'Welcome2026!'].map(async (password) => {
      const { status, body } = await claimed({ password });
      return [status, (body.password as string[] | undefined)?.join()];
    }),
  );
  const common = [400, 'This password is easy to guess. Choose a longer or less common one.'];
  expect(words).toEqual([common, [400, 'Your password can’t be your name or email.'], common]);
  expect((await claimed({ password: 'short' })).status).toBe(400);
  expect((await app.client().get(claim)).body).toEqual({ open: true });
  expect((await claimed({})).status).toBe(200);
});

test('Of people with the code at once, one becomes superuser', async ({ app, db, code }) => {
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((who) => app.client().post(claim, { code, account: person(`${who}@race.example`) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await db.rows('SELECT id FROM users WHERE is_superuser')).toHaveLength(1);
  expect(await db.rows("SELECT id FROM users WHERE email LIKE '%@race.example'")).toHaveLength(1);
});

test('Whoever is signed in needs the code alone, and gets another session', async ({ app, ana, code }) => {
  const before = ana.client.cookie(SESSION_COOKIE);
  const taken = await app
    .client()
    .post(claim, { code, account: { ...person('x'), email: await emailOf(app, ana.userId) } });
  expect(taken).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  expect((await ana.client.post(claim, { code })).status).toBe(200);
  expect(ana.client.cookie(SESSION_COOKIE)).not.toBe(before);
  expect((await ana.client.get('/api/session/')).body).toMatchObject({ user: { is_superuser: true } });
});

test('A demo superuser does not keep the code away: outside sandbox mode nobody can sign in as one', async ({
  app,
  db,
  code,
}) => {
  const demo = await buildAdvisor(app, { isSuperuser: true });
  await db.run("UPDATE users SET demo_role = 'a-demo' WHERE id = $1", [demo.userId]);
  expect(await openFirstRun(app.waypost.db, app.waypost.config)).toBe(code);
});

const emailOf = async (app: Parameters<typeof buildAdvisor>[0], id: number): Promise<string> =>
  (await app.waypost.db.row<{ email: string }>('SELECT email FROM users WHERE id = $1', [id]))?.email ?? '';
