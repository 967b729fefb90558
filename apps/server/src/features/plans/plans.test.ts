import { inEveryLanguage } from '@waypost/i18n';
import { describe, expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { changePlan } from './index.ts';
import { planOfUid, uidOfPlan } from './store.ts';

const GROW = {
  slug: 'grow',
  uid: null,
  name: inEveryLanguage({ en: 'Grow', fr: 'Croissance' }),
  annual_rate: 79.5,
  description: inEveryLanguage({ en: 'All of **Free**<script>x()</script>' }),
  features: inEveryLanguage({ en: ' Two profiles\n\nPosting times ', fr: 'Deux profils' }),
  active: true,
};

const test = base
  .extend('robin', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, plan: 'free', permissions: ['plans.change', 'accounts.manage_users'] }),
  )
  .extend(
    'offered',
    () =>
      async (who: Awaited<ReturnType<typeof buildAdvisor>>, locale = 'en') =>
        (await who.client.get('/api/plan/', { 'accept-language': locale })).body.results as Record<string, unknown>[],
  );

const write = (who: Awaited<ReturnType<typeof buildAdvisor>>, change: object = {}) =>
  who.client.post('/api/plans/', { ...GROW, ...change });

describe('the plans', () => {
  test('are those of the seed, offered with rate and clean description in the reader’s language', async ({
    app,
    robin,
    offered,
  }) => {
    const free = await buildAdvisor(app, { plan: 'free' });
    expect(await offered(free)).toEqual([
      expect.objectContaining({ uid: null, slug: 'free', name: 'Free' }),
      expect.objectContaining({ uid: null, slug: 'pro', data: { AnnualRate: 149, Description: expect.any(String) } }),
    ]);
    const stored = (await robin.client.get('/api/plans/')).body.results as { id: number; slug: string }[];
    expect(stored.map(({ slug }) => slug)).toEqual(['free', 'grow', 'pro', 'premium']);
    const hidden = stored.find(({ slug }) => slug === 'grow');
    expect((await robin.client.put(`/api/plans/${hidden?.id}/`, { ...GROW, version: 1 })).status).toBe(200);
    const [, grow] = await offered(free, 'fr');
    expect(grow).toEqual({
      ...{ uid: null, slug: 'grow', name: 'Croissance', features: ['Deux profils'] },
      data: { AnnualRate: 79.5, Description: '<p>All of <strong>Free</strong></p>' },
    });
  });

  test('that are no longer offered are shown to whoever has them', async ({ app, offered }) => {
    const premium = await buildAdvisor(app, { plan: 'premium' });
    expect((await offered(premium)).map(({ slug }) => slug)).toContain('premium');
  });

  test('are shown to whoever bought one that is no longer there at the price that she pays', async ({
    app,
    db,
    robin,
    offered,
  }) => {
    const ana = await buildAdvisor(app, { plan: 'grow' });
    const sold = await write(robin, { active: false, uid: 'GrowThen', annual_rate: 49 });
    await write(robin, { active: false, uid: 'GrowNow', annual_rate: 199 });
    await db.run("UPDATE plans SET active = false WHERE slug = 'grow'");
    await db.run("INSERT INTO billing_accounts (user_id, provider_uid, plan_uid) VALUES ($1, 'Ana1', 'GrowThen')", [
      ana.userId,
    ]);
    expect((await robin.client.delete(`/api/plans/${sold.body.id}/`)).status).toBe(204);
    const own = (await offered(ana)).filter(({ slug }) => slug === 'grow');
    expect(own).toMatchObject([{ uid: 'GrowThen', data: { AnnualRate: 49 } }]);
    expect((await ana.client.get(`/api/billing/${ana.userId}/?existing_plan`)).body.plan).toEqual({
      uid: 'GrowThen',
      slug: 'grow',
    });
    expect((await robin.client.get(`/api/billing/${robin.userId}/?existing_plan=true`)).body.plan).toEqual({
      uid: null,
      slug: 'free',
    });
  });

  test('promise PREMIUM what goes onto own pictures, and say of GROW what it is', async ({ app, offered }) => {
    const of = async (plan: 'grow' | 'pro' | 'premium') =>
      (await offered(await buildAdvisor(app, { plan }), 'fr')).find(({ slug }) => slug === plan);
    expect((await of('pro'))?.features).not.toContainEqual(expect.stringContaining('reels'));
    expect((await of('premium'))?.features).toContainEqual(expect.stringContaining('à la fin des reels'));
  });

  test('are one of a kind among those that are offered, also of two writers at once, and have one id at the provider', async ({
    robin,
  }) => {
    const refused = await write(robin, { slug: 'pro' });
    expect(refused).toMatchObject({ status: 400, body: { active: [expect.stringContaining('already offered')] } });
    const old = await write(robin, { slug: 'pro', active: false, uid: 'OldPro1' });
    expect(old).toMatchObject({ status: 201, body: { uid: 'OldPro1', people: expect.any(Number) } });
    const two = await Promise.all(
      ['a', 'b'].map(() => write(robin, { slug: 'premium', uid: 'Once1', annual_rate: 5 })),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([201, 400]);
    const same = await write(robin, { slug: 'pro', active: false, uid: 'OldPro1' });
    expect(same).toMatchObject({ status: 400, body: { uid: [expect.any(String)] } });
    const path = `/api/plans/${old.body.id}/`;
    expect((await robin.client.delete(path)).status).toBe(204);
    expect((await write(robin, { slug: 'pro', active: false, uid: 'OldPro1' })).status).toBe(201);
    expect((await robin.client.post(`${path}restore/`)).status).toBe(409);
  });

  test('refuse what cannot be shown or bought', async ({ robin }) => {
    const bad = { name: inEveryLanguage({ fr: 'Sans anglais' }), annual_rate: 0, active: true, slug: 'pro' };
    expect((await write(robin, bad)).body).toMatchObject({
      name: [expect.any(String)],
      annual_rate: [expect.any(String)],
    });
    expect((await write(robin, { slug: 'free', annual_rate: 3 })).body).toHaveProperty('annual_rate');
    // Less than a cent is nothing.
    expect((await write(robin, { ...bad, annual_rate: 0.001 })).body).toHaveProperty('annual_rate');
    const empty = { active: false, description: inEveryLanguage({ en: '<script>x()</script>' }) };
    expect((await write(robin, empty)).body).toHaveProperty('description');
  });

  test('of the provider lead to ours; one that nobody entered leads nowhere', async ({ db, robin }) => {
    await write(robin, { active: false, uid: 'Grow77' });
    expect(await planOfUid(db, 'Grow77', 'fr')).toEqual({ slug: 'grow', name: 'Croissance' });
    expect(await planOfUid(db, 'Nobody', 'en')).toBeNull();
    await db.run("UPDATE plans SET uid = 'ProNow' WHERE slug = 'pro' AND active");
    expect(await uidOfPlan(db, 'pro')).toBe('ProNow');
    expect(await uidOfPlan(db, 'free')).toBeNull();
  });
});

describe('a change of plan', () => {
  const events = (who: Awaited<ReturnType<typeof buildAdvisor>>, id: number) =>
    who.client.get(`/api/users/${id}/plan/`).then(({ body }) => body.events as Record<string, unknown>[]);

  test('is written down with who did it and where; the same plan again is none', async ({ app, db, robin }) => {
    const ana = await buildAdvisor(app, { plan: 'free' });
    for (const plan of ['pro', 'pro', 'premium'])
      expect((await robin.client.patch(`/api/users/${ana.userId}/`, { plan })).body).toMatchObject({ plan });
    const by = { userId: ana.userId, source: 'provider', actorId: null } as const;
    expect(await db.transaction((tx) => changePlan(tx, { ...by, to: 'pro' }))).toBe(true);
    expect(await events(robin, ana.userId)).toMatchObject([
      { from: 'premium', to: 'pro', source: 'provider', actor: null },
      { from: 'pro', to: 'premium', source: 'staff', actor: 'Ana Reyes' },
      { from: 'free', to: 'pro', source: 'staff', actor: 'Ana Reyes' },
    ]);
    const audited =
      "SELECT data ->> 'to' AS plan FROM audit_log WHERE action = 'user.plan' AND object_id = $1 ORDER BY id";
    expect(await db.rows(audited, [String(ana.userId)])).toEqual([
      { plan: 'pro' },
      { plan: 'premium' },
      { plan: 'pro' },
    ]);
  });

  test('made twice at once leaves a chain without a gap', async ({ app, db, robin }) => {
    const ana = await buildAdvisor(app, { plan: 'free' });
    const to = ['pro', 'premium', 'grow', 'free', 'pro'] as const;
    await Promise.all(
      to.map((plan) =>
        db.transaction((tx) => changePlan(tx, { userId: ana.userId, to: plan, source: 'provider', actorId: null })),
      ),
    );
    const chain = (await events(robin, ana.userId)).reverse();
    const now = await db.row<{ plan: string }>('SELECT plan FROM users WHERE id = $1', [ana.userId]);
    expect(chain[0]?.from).toBe('free');
    expect(chain.at(-1)?.to).toBe(now?.plan);
    for (const [at, { from }] of chain.entries()) if (at > 0) expect(from).toBe(chain[at - 1]?.to);
  });
});
