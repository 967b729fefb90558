import { expect, test as plain } from 'vitest';
import { administer, switchForEverybody } from '../../features/accounts/index.ts';
import { test } from '../../testing/test.ts';
import { readOrder } from './admin.ts';

plain('The arguments say what is changed, and nothing else is', () => {
  expect(
    readOrder(['--email=ana.reyes@agency.example', '--superuser', '--plan=pro', '--without=accounts.impersonate']),
  ).toEqual({
    person: { email: 'ana.reyes@agency.example', first_name: 'Ana', last_name: 'Reyes' },
    changes: { plan: 'pro', is_superuser: true, permissions: { 'accounts.impersonate': false } },
    link: false,
  });
  expect(readOrder(['--email=ana@agency.example', '--no-staff'])).toMatchObject({ changes: { is_staff: false } });
  expect(readOrder(['--email=ana@agency.example', '--no-beta'])).toMatchObject({ changes: { flags: { beta: false } } });
  expect(readOrder(['--everybody', '--beta'])).toEqual({ everybody: { beta: true } });
  for (const more of [[], ['--beta', '--superuser'], ['--beta', '--email=ana@agency.example']])
    expect(readOrder(['--everybody', ...more])).toContain('npm run admin');
  expect(readOrder([])).toContain('npm run admin');
  expect(readOrder(['--email=ana'])).toContain('email');
  expect(readOrder(['--email=ana@agency.example', '--plan=gold'])).toContain('plan');
  expect(readOrder(['--password=x'])).toContain('--password');
});

test('An account is made without a password, and its link sets one, once', async ({ app, db }) => {
  const person = { email: 'boss@agency.example', first_name: 'Bo', last_name: 'Ss' };
  const run = (changes: object, link = false) =>
    app.waypost.db.transaction((tx) => administer(tx, person, changes, link));
  const made = await run({ is_superuser: true });
  expect(made).toMatchObject({ made: true, user: { password_hash: null, is_superuser: true } });
  const again = await run({ plan: 'premium' });
  expect(again).toMatchObject({ made: false, user: { is_superuser: true, plan: 'premium' } });
  const body = { token: again.token, password: 'seven nights at sea' };
  const confirm = '/api/auth/password_reset_confirm/';
  const client = app.client();
  expect((await client.post(confirm, { ...body, token: made.token })).status).toBe(400);
  expect((await client.post(confirm, body)).status).toBe(204);
  expect((await client.post(confirm, body)).status).toBe(400);
  const entered = await client.post('/api/auth/login/', { email: person.email, password: body.password });
  expect(entered).toMatchObject({ status: 200, body: { redirect: '/admin/users/' } });
  expect(await run({})).toMatchObject({ token: null });
  expect(
    await db.rows('SELECT action, actor_id FROM audit_log WHERE object_id = $1 AND actor_id IS NULL ORDER BY id', [
      String(made.user.id),
    ]),
  ).toEqual(
    ['user.change', 'user.link', 'user.plan', 'user.change', 'user.link', 'user.change'].map((action) => ({
      action,
      actor_id: null,
    })),
  );
  await expect(run({ is_superuser: false })).rejects.toMatchObject({ status: 409 });
});

test('An agency user comes with a profile', async ({ app, db }) => {
  const person = { email: 'ida@agency.example', first_name: 'Ida', last_name: 'Berg' };
  const { user } = await app.waypost.db.transaction((tx) => administer(tx, person, { plan: 'grow' }, false));
  expect(await db.row('SELECT first_name FROM profiles WHERE user_id = $1', [user.id])).toEqual({ first_name: 'Ida' });
});

test('A flag for everybody is on in every session until it is taken back, and stands in the log once', async ({
  ana,
  app,
  db,
}) => {
  const flags = async () => (await ana.client.get('/api/session/')).body.flags;
  const everybody = (beta: boolean) => app.waypost.db.transaction((tx) => switchForEverybody(tx, { beta }));
  expect(await flags()).toEqual([]);
  expect([await everybody(true), await everybody(true), await flags()]).toEqual([['beta'], ['beta'], ['beta']]);
  expect([await everybody(false), await flags()]).toEqual([[], []]);
  expect(await db.rows("SELECT data FROM audit_log WHERE action = 'installation.flags' ORDER BY id")).toEqual([
    { data: { before: [], after: ['beta'] } },
    { data: { before: ['beta'], after: [] } },
  ]);
});
