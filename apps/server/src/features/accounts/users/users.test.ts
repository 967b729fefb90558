import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { buildAdvisor, signedIn, tag } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { administer } from './administer.ts';

const test = base
  .extend('boss', { scope: 'file' }, ({ app }) => buildAdvisor(app, { isSuperuser: true }))
  .extend('manager', ({ app }) => buildAdvisor(app, { isStaff: true, permissions: ['accounts.manage_users'] }))
  .extend('support', ({ app }) => buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] }))
  .extend(
    'audited',
    ({ db }) =>
      (id: number) =>
        db.rows("SELECT action, actor_id FROM audit_log WHERE object_type = 'user' AND object_id = $1 ORDER BY id", [
          String(id),
        ]),
  );

const at = (id: number) => `/api/users/${id}/`;

describe('Who may change whom', () => {
  test('A superuser changes plan, roles, permissions, flags and the generator, and all of it is in the audit log', async ({
    boss,
    ana,
    audited,
  }) => {
    const changes = {
      plan: 'grow',
      is_staff: true,
      permissions: { 'accounts.impersonate': true, 'accounts.custom_images': true },
      flags: { beta: true },
      profiles: [{ pk: ana.profileId, generator_enabled: false }],
    };
    expect(await boss.client.patch(at(ana.userId), changes)).toMatchObject({
      status: 200,
      body: {
        plan: 'grow',
        is_staff: true,
        permissions: ['accounts.custom_images', 'accounts.impersonate'],
        flags: ['beta'],
        profiles: [{ pk: ana.profileId, generator_enabled: false }],
        may: { change: true, roles: true, act: false },
        history: [
          { action: 'user.change', actor: 'Ana Reyes' },
          { action: 'user.plan', actor: 'Ana Reyes' },
        ],
      },
    });
    expect((await ana.client.get('/api/session/')).body).toMatchObject({
      flags: ['beta'],
      profile: { plan: 'grow', applications: { generator: { is_enabled: false } } },
      permissions: expect.arrayContaining(['accounts.impersonate', 'accounts.custom_images']),
    });
    const back = { permissions: { 'accounts.impersonate': false }, flags: { beta: false } };
    expect((await boss.client.patch(at(ana.userId), back)).body).toMatchObject({
      is_staff: true,
      permissions: ['accounts.custom_images'],
      flags: [],
    });
    expect(await audited(ana.userId)).toEqual(
      ['user.plan', 'user.change', 'user.change'].map((action) => ({ action, actor_id: boss.userId })),
    );
  });

  test('Who manages users changes plan and flags of agency users, and nobody’s role or permission', async ({
    manager,
    support,
    ana,
    audited,
  }) => {
    expect((await manager.client.patch(at(ana.userId), { plan: 'pro', flags: { beta: true } })).status).toBe(200);
    for (const changes of [
      { is_staff: true },
      { is_superuser: true },
      { permissions: { 'accounts.impersonate': true } },
    ])
      expect((await manager.client.patch(at(ana.userId), changes)).status).toBe(403);
    expect(await audited(ana.userId)).toHaveLength(2);
    for (const staff of [manager, support])
      expect((await manager.client.patch(at(staff.userId), { plan: 'pro' })).status).toBe(404);
    expect((await support.client.patch(at(ana.userId), { plan: 'pro' })).status).toBe(403);
    expect((await support.client.get(at(ana.userId))).body).toMatchObject({
      may: { change: false, roles: false, act: true },
    });
    expect((await ana.client.get(at(ana.userId))).status).toBe(403);
  });

  test('A permission of staff is worth nothing to who is no longer staff', async ({ db, manager, ana }) => {
    await db.run('UPDATE users SET is_staff = false WHERE id = $1', [manager.userId]);
    expect((await manager.client.patch(at(ana.userId), { plan: 'pro' })).status).toBe(403);
  });

  test('A profile of somebody else is not switched, and nothing else changes then', async ({ app, boss, ana }) => {
    const other = await buildAdvisor(app);
    const profiles = [{ pk: other.profileId, generator_enabled: false }];
    expect((await boss.client.patch(at(ana.userId), { plan: 'free', profiles })).status).toBe(404);
    expect((await boss.client.get(at(ana.userId))).body).toMatchObject({ plan: 'premium' });
  });
});

test('The generator that nobody had switched on is on since the migration; where staff switched it off it stays off', async ({
  app,
  db,
  boss,
  ana,
}) => {
  const untouched = await buildAdvisor(app);
  await boss.client.patch(at(ana.userId), { profiles: [{ pk: ana.profileId, generator_enabled: false }] });
  await db.run('UPDATE profiles SET generator_enabled = false WHERE id = $1', [untouched.profileId]);
  await db.run(await readFile(new URL('../../../../migrations/0025_generator_on.sql', import.meta.url), 'utf8'));
  expect(
    await db.rows('SELECT generator_enabled AS on FROM profiles WHERE id = ANY ($1) ORDER BY id = $2', [
      [ana.profileId, untouched.profileId],
      ana.profileId,
    ]),
  ).toEqual([{ on: true }, { on: false }]);
});

describe('What is taken away ends at once', () => {
  test.for([
    { is_staff: false },
    { permissions: { 'accounts.impersonate': false } },
  ])('acting as an agency user, with %j', async (changes, { app, boss, support, ana, audited }) => {
    const borrowed = await signedIn(app, ana.userId, support.userId);
    expect((await borrowed.get('/api/account_settings/')).status).toBe(200);
    expect((await boss.client.patch(at(support.userId), changes)).status).toBe(200);
    expect((await borrowed.get('/api/account_settings/')).status).toBe(401);
    expect(await audited(ana.userId)).toEqual([{ action: 'impersonation.stop', actor_id: boss.userId }]);
    // Given back, what was ended stays ended.
    await boss.client.patch(at(support.userId), { is_staff: true, permissions: { 'accounts.impersonate': true } });
    expect((await borrowed.get('/api/account_settings/')).status).toBe(401);
  });

  test('being acted for, when the person becomes staff', async ({ app, boss, support, ana }) => {
    const borrowed = await signedIn(app, ana.userId, support.userId);
    await boss.client.patch(at(ana.userId), { is_staff: true });
    expect((await borrowed.get('/api/account_settings/')).status).toBe(401);
    expect((await ana.client.get('/api/account_settings/')).status).toBe(200);
  });
});

describe('The last superuser', () => {
  test('stays, also when two take each other away at once', async ({ app, db, boss }) => {
    const second = await buildAdvisor(app, { isSuperuser: true });
    const answers = await Promise.all([
      boss.client.patch(at(second.userId), { is_superuser: false }),
      second.client.patch(at(boss.userId), { is_superuser: false }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await db.rows<{ id: number }>('SELECT id FROM users WHERE is_superuser');
    expect(left).toHaveLength(1);
    const last = left[0]?.id === boss.userId ? boss : second;
    expect(await last.client.patch(at(last.userId), { is_superuser: false })).toMatchObject({
      status: 409,
      body: { user_message: expect.stringContaining('superuser') },
    });
    await db.run('UPDATE users SET is_superuser = (id = $1)', [boss.userId]);
  });
});

test('Superusers find everybody, staff alone on request; other staff find agency users', async ({
  db,
  boss,
  support,
  ana,
}) => {
  await db.run("UPDATE users SET first_name = 'Robin', last_name = 'Zettel' WHERE id = $1", [support.userId]);
  await db.run("UPDATE users SET first_name = 'Ida', last_name = 'Zettel' WHERE id = $1", [ana.userId]);
  const find = async (client: typeof boss.client, query: string) =>
    ((await client.get(`/api/users/?search=z%C3%A9ttel${query}`)).body.results as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await find(boss.client, '')).toEqual(['Ida Zettel', 'Robin Zettel']);
  expect(await find(boss.client, '&staff=true')).toEqual(['Robin Zettel']);
  expect(await find(support.client, '')).toEqual(['Ida Zettel']);
  expect((await support.client.get(at(support.userId))).status).toBe(404);
});

test('Whoever was made as staff, without a profile, gets one on becoming an agency user, once', async ({
  db,
  boss,
}) => {
  const person = { email: `${tag()}@agency.example`, first_name: 'Ida', last_name: 'Berg' };
  const { user } = await db.transaction((tx) => administer(tx, person, { is_superuser: true, is_staff: true }, false));
  for (const change of [{ is_staff: false }, { is_superuser: true }])
    expect((await boss.client.patch(at(user.id), change)).body).toMatchObject({ profiles: [] });
  for (const change of [{ is_superuser: false }, { plan: 'pro' }])
    expect((await boss.client.patch(at(user.id), change)).body).toMatchObject({
      profiles: [{ name: 'Ida Berg', pk: expect.any(Number) }],
    });
});

test('An address that nobody knows is shown as none', async ({ db, boss, ana }) => {
  await db.run("UPDATE users SET email = 'u7@placeholder.invalid' WHERE id = $1", [ana.userId]);
  expect((await boss.client.get(at(ana.userId))).body).toMatchObject({ email: '' });
});
