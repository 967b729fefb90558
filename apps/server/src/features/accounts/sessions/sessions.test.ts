import { DAY_MS } from '@waypost/contract/wire';
import { describe, expect } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import { test as base } from '../../../testing/test.ts';
import { accountByDemoRole } from '../store.ts';
import { authenticate, openSession, revokeSessionsOf } from './sessions.ts';

const test = base
  .extend('advisorId', { scope: 'file' }, async ({ db }) => (await accountByDemoRole(db, 'advisor'))?.id ?? 0)
  .extend('browser', ({ advisorId, db }) => {
    const open = (now = new Date()) => openSession(db, { userId: advisorId, now });
    const at = (now: Date) => authenticate(db, { now: () => now });
    return { open, at };
  });

test.beforeAll(async ({ app }) => {
  await seedDemo(app.waypost);
});

describe('The session', () => {
  test('is known by its token, of which the table holds only a digest', async ({ advisorId, db, browser }) => {
    const token = await browser.open();
    expect(token).toHaveLength(43);
    expect(await browser.at(new Date())(token)).toMatchObject({
      userId: advisorId,
      plan: 'premium',
      impersonatorId: null,
    });
    const rows = await db.rows<{ all: string }>('SELECT row_to_json(s)::text AS all FROM sessions s');
    expect(rows.some((row) => row.all.includes(token))).toBe(false);
  });

  test('is nobody for an unknown or malformed token', async ({ browser }) => {
    const who = browser.at(new Date());
    expect(await who('A'.repeat(43))).toBeNull();
    expect(await who("' OR 1=1 --")).toBeNull();
    expect(await who('')).toBeNull();
  });

  test('slides with at most one write a day, and ends after thirty days without use', async ({ db, browser }) => {
    const start = new Date();
    const token = await browser.open(start);
    const later = (days: number) => browser.at(new Date(start.getTime() + days * DAY_MS))(token);
    const expiry = async () =>
      (await db.row<{ at: Date }>('SELECT expires_at AS at FROM sessions ORDER BY id DESC LIMIT 1'))?.at;
    const first = await expiry();
    await later(0.5);
    expect(await expiry()).toEqual(first);
    expect(await later(20)).not.toBeNull();
    expect((await expiry())?.getTime()).toBe(start.getTime() + 50 * DAY_MS);
    expect(await later(49)).not.toBeNull();
    expect(await later(80)).toBeNull();
  });

  test('ends for a closed account, and when it is revoked', async ({ advisorId, db, browser }) => {
    const token = await browser.open();
    const who = browser.at(new Date());
    await db.run('UPDATE users SET is_active = false WHERE id = $1', [advisorId]);
    expect(await who(token)).toBeNull();
    await db.run('UPDATE users SET is_active = true WHERE id = $1', [advisorId]);
    expect(await who(token)).not.toBeNull();
    await revokeSessionsOf(db, advisorId);
    expect(await who(token)).toBeNull();
  });

  test('carries the permissions of the plan and the own ones', async ({ advisorId, db, browser }) => {
    const token = await browser.open();
    await db.run("INSERT INTO user_permissions VALUES ($1, 'fbreport.view_fbpost')", [advisorId]);
    expect([...((await browser.at(new Date())(token))?.permissions ?? [])].sort()).toEqual([
      'accounts.add_profile',
      'accounts.business_card_settings',
      'accounts.custom_images',
      'accounts.publish_post_library',
      'fbreport.view_fbpost',
      'generator.publish_generated_posts',
    ]);
    await db.run('DELETE FROM user_permissions WHERE user_id = $1', [advisorId]);
  });
});

describe('GET /api/session/', () => {
  test('answers an anonymous caller with a CSRF token and nothing personal', async ({ app }) => {
    const { body, headers } = await app.client().get('/api/session/', { 'accept-language': 'fr-CA,fr;q=0.9' });
    expect(body).toMatchObject({ user: null, profile: null, profiles: [], permissions: [], locale: 'fr' });
    expect(body).toMatchObject({ demo_sign_in: true, impersonator: null, sandbox: { url: app.sandbox.url } });
    expect(String(body.csrf_token).length).toBeGreaterThan(20);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('answers the demo advisor with the whole profile, its applications and both profiles', async ({ app }) => {
    const client = app.client();
    const session = await client.demo('advisor');
    expect(session).toMatchObject({
      user: { first_name: 'Marina', email_verification: true, is_staff: false },
      profile: { slug: 'marina-duval', plan: 'premium', completed: true, profiles_count: 2 },
      profiles: [
        { slug: 'marina-duval', name: 'Marina Duval' },
        { slug: 'blue-fjord-groups', name: 'Blue Fjord Groups' },
      ],
      permissions: expect.arrayContaining(['accounts.custom_images']),
    });
    expect(session).toHaveProperty('profile.applications.facebook.name');
    expect(session).toHaveProperty('profile.applications.generator.is_enabled');
  });

  test('selects by slug, remembers the choice, and shows no profile of somebody else', async ({ app }) => {
    const client = app.client();
    await client.demo('advisor');
    expect((await client.get('/api/session/?slug=blue-fjord-groups')).body).toMatchObject({
      profile: { slug: 'blue-fjord-groups' },
    });
    expect((await client.get('/api/session/')).body).toMatchObject({ profile: { slug: 'blue-fjord-groups' } });
    expect((await client.get('/api/session/?slug=accounts')).body).toMatchObject({
      profile: { slug: 'blue-fjord-groups' },
    });
    expect((await client.get('/api/session/?slug=theo-martin')).body).toMatchObject({ profile: null });
    const again = app.client();
    expect((await again.post('/api/auth/demo/', { role: 'advisor' })).body).toMatchObject({
      redirect: '/blue-fjord-groups/',
    });
    const staff = app.client();
    await staff.demo('staff');
    expect((await staff.get('/api/session/?slug=theo-martin')).body).toMatchObject({
      profile: { slug: 'theo-martin' },
    });
  });

  test('knows the flags of the installation and of the person', async ({ app, advisorId, db }) => {
    await db.run("INSERT INTO installation (key, value) VALUES ('flags', '[\"everywhere\"]')");
    await db.run('UPDATE users SET flags = \'["own"]\' WHERE id = $1', [advisorId]);
    expect((await app.client().get('/api/session/')).body).toMatchObject({ flags: ['everywhere'] });
    expect(await app.client().demo('advisor')).toMatchObject({ flags: ['everywhere', 'own'] });
  });
});
