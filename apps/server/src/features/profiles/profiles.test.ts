import { businessDetails } from '@waypost/contract/agency';
import { PROFILES_MAX } from '@waypost/contract/profiles';
import { describe, expect } from 'vitest';
import { seedDemo } from '../../app/seed/index.ts';
import type { TestClient } from '../../testing/client.ts';
import { buildAdvisor, buildProfile } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { textSettingsOf } from './index.ts';

let premium: TestClient;
let pro: TestClient;
let free: TestClient;
let staff: TestClient;
const ids: Record<string, number> = {};
const nothing = { hashtag_signature: null, hashtag_enabled_apps: [] };

const test = base.extend('it', ({ app }) => {
  const newcomer = async (last_name = 'Comer') => {
    const client = app.client();
    const { body } = await client.post('/api/auth/signup/', {
      ...{ email: `${last_name}@agency.example`, password: 'seven nights at sea', first_name: 'New', last_name },
      accept_terms: true,
    });
    expect(body.redirect).toBe(`/new-${last_name.toLowerCase()}/setup/`);
    const { profile } = (await client.get('/api/session/')).body as { profile: { pk: number } };
    return { client, url: `/api/profiles/${profile.pk}/` };
  };
  return { newcomer };
});

test.beforeAll(async ({ app, db }) => {
  await seedDemo(app.waypost);
  [premium, pro, free, staff] = [app.client(), app.client(), app.client(), app.client()];
  await premium.demo('advisor');
  await pro.demo('advisor', 'pro');
  await free.demo('advisor', 'free');
  await staff.demo('staff');
  for (const row of await db.rows<{ id: number; slug: string }>('SELECT id, slug FROM profiles'))
    ids[row.slug] = row.id;
});

const marina = () => `/api/profiles/${ids['marina-duval']}/`;
const iris = () => `/api/profiles/${ids['iris-campos']}/`;
const ada = { first_name: 'Ada', last_name: 'Stone', email: 'ada@agency.example', country: 2 };

test('Advisors list their own profiles, staff all of them and search', async ({ app }) => {
  expect((await premium.get('/api/profiles/')).body).toMatchObject({
    count: 2,
    results: [{ slug: 'marina-duval', plan: 'premium', completed: true }, { slug: 'blue-fjord-groups' }],
  });
  expect((await premium.get('/api/profiles/?search=groups')).body).toMatchObject({ count: 1 });
  expect((await premium.get('/api/profiles/?search=theo')).body).toMatchObject({ count: 0 });
  expect((await staff.get('/api/profiles/')).body).toMatchObject({ count: 7 });
  expect((await staff.get('/api/profiles/?search=th%C3%A9o&page_size=1')).body).toMatchObject({ count: 1 });
  expect((await premium.get('/api/profiles/?page=9')).status).toBe(404);
  expect((await app.client().get('/api/profiles/')).status).toBe(401);
});

test('A profile has the fields of the page-provided object, with one entry per application', async () => {
  const { status, body } = await premium.get(marina());
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(
    [
      ...Object.keys(businessDetails),
      ...['pk', 'slug', 'user_pk', 'user_first_name', 'user_last_name', 'user_email', 'plan', 'completed'],
      ...['email_verification', 'created', 'avatar', 'first_name', 'last_name', 'profiles_count', 'country_pk'],
      ...['logo_image', 'render_logo_position', 'applications'],
    ].sort(),
  );
  expect(Object.keys(body.applications ?? {}).sort()).toEqual([
    'emarketing',
    'facebook',
    'generator',
    'instagram',
    'linkedin',
  ]);
});

describe('Somebody else’s profile', () => {
  test.each([
    ['GET', ''],
    ['GET', 'details/'],
    ['PATCH', 'details/'],
    ['GET', 'advanced_features/'],
    ['PUT', 'advanced_features/'],
  ])('answers 404 to %s %s', async (method, rest) => {
    const body = rest === 'details/' ? ada : { calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [] };
    const init = {
      headers: { 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    };
    expect((await pro.request(method, marina() + rest, init)).status).toBe(404);
    expect((await pro.request(method, `/api/profiles/987654/${rest}`, init)).status).toBe(404);
  });

  test('may be read by staff, and changed only by acting for its owner', async () => {
    expect((await staff.get(marina())).status).toBe(200);
    expect((await staff.get(`${marina()}details/`)).status).toBe(200);
    expect((await staff.patch(`${marina()}details/`, ada)).status).toBe(404);
  });
});

describe('The set-up form', () => {
  test('completes the profile and leads to the connections the first time only', async ({ db, it }) => {
    const { client, url } = await it.newcomer();
    await db.run("UPDATE profiles SET email = 'u1@placeholder.invalid' WHERE slug = 'new-comer'");
    expect((await client.get(`${url}details/`)).body).toEqual({
      ...{ first_name: 'New', last_name: 'Comer', email: '', country: null },
    });
    expect(await client.patch(`${url}details/`, ada)).toMatchObject({
      status: 200,
      body: { ...ada, redirect: '/new-comer/connections/' },
    });
    expect((await client.get(url)).body).toMatchObject({ completed: true, first_name: 'Ada', country_pk: 2 });
    expect((await client.patch(`${url}details/`, ada)).body).toEqual(ada);
  });

  test('tells what is wrong per field', async () => {
    const details = `${marina()}details/`;
    expect(
      await premium.patch(details, { first_name: ' ', last_name: 'x'.repeat(101), email: 'no', country: 77 }),
    ).toMatchObject({
      status: 400,
      body: {
        first_name: ['This field can’t be blank.'],
        last_name: ['Use up to 100 characters.'],
        email: ['Enter a valid email.'],
      },
    });
    expect((await premium.patch(details, { ...ada, country: 77 })).body).toHaveProperty('country');
    expect((await premium.patch(details, { ...ada, email: 'x@placeholder.invalid' })).body).toHaveProperty('email');
    expect((await premium.patch(details, { first_name: '' })).status).toBe(400);
  });

  test('changes only what is sent, and completes the profile with the last missing field', async ({ db, it }) => {
    const { client, url } = await it.newcomer('Part');
    await db.run("UPDATE profiles SET email = 'u2@placeholder.invalid' WHERE slug = 'new-part'");
    expect((await client.patch(`${url}details/`, { country: 2 })).body).toEqual({
      ...{ first_name: 'New', last_name: 'Part', email: '', country: 2 },
    });
    expect((await client.get(url)).body).toMatchObject({ completed: false, country_pk: 2 });
    expect((await client.patch(`${url}details/`, { email: 'two@agency.example' })).body).toEqual({
      ...{ first_name: 'New', last_name: 'Part', email: 'two@agency.example', country: 2 },
      redirect: '/new-part/connections/',
    });
    expect((await client.patch(`${url}details/`, {})).body).toMatchObject({ email: 'two@agency.example' });
    expect((await client.get(url)).body).toMatchObject({ completed: true, first_name: 'New', country_pk: 2 });
  });
});

describe('Advanced features', () => {
  const features = {
    calendly_link: 'calendly.com/marina',
    hashtag_signature: '#bluefjord #norway',
    hashtag_enabled_apps: ['facebook', 'facebook', 'linkedin'],
  };

  test('are saved on pro and premium: the link gets its scheme, and the signature reaches the publisher', async ({
    db,
  }) => {
    const saved = {
      ...features,
      calendly_link: 'https://calendly.com/marina',
      hashtag_enabled_apps: ['facebook', 'linkedin'],
    };
    expect(await premium.put(`${marina()}advanced_features/`, features)).toMatchObject({ status: 200, body: saved });
    expect((await premium.get(`${marina()}advanced_features/`)).body).toMatchObject(saved);
    expect((await pro.put(`/api/profiles/${ids['theo-martin']}/advanced_features/`, features)).status).toBe(200);
    expect(await textSettingsOf(db, ids['marina-duval'] ?? 0)).toMatchObject({
      hashtag_signature: '#bluefjord #norway',
      hashtag_enabled_apps: ['facebook', 'linkedin'],
    });
    expect(await textSettingsOf(db, ids['iris-campos'] ?? 0)).toMatchObject(nothing);
    const empty = { calendly_link: ' ', hashtag_signature: '', hashtag_enabled_apps: [] };
    expect((await premium.put(`${marina()}advanced_features/`, empty)).body).toMatchObject({
      ...{ calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [] },
    });
    expect(await textSettingsOf(db, ids['marina-duval'] ?? 0)).toMatchObject(nothing);
  });

  test('stay with who gives the plan up, and come back with it; meanwhile nothing is appended', async ({ db }) => {
    await premium.put(`${marina()}advanced_features/`, features);
    const plan = (name: string) => db.run("UPDATE users SET plan = $1 WHERE demo_role = 'advisor'", [name]);
    await plan('grow');
    expect(await textSettingsOf(db, ids['marina-duval'] ?? 0)).toMatchObject(nothing);
    expect((await premium.get(`${marina()}advanced_features/`)).body).toMatchObject({
      hashtag_signature: features.hashtag_signature,
    });
    await plan('premium');
    expect(await textSettingsOf(db, ids['marina-duval'] ?? 0)).not.toMatchObject(nothing);
  });

  test('are refused on the free and grow plans, and can be read there', async ({ db }) => {
    for (const plan of ['free', 'grow']) {
      await db.run("UPDATE users SET plan = $1 WHERE demo_role = 'advisor-free'", [plan]);
      expect(await free.put(`${iris()}advanced_features/`, features)).toMatchObject({
        status: 403,
        body: { code: 'upgrade_required' },
      });
    }
    await db.run("UPDATE users SET plan = 'free' WHERE demo_role = 'advisor-free'");
    expect((await free.get(`${iris()}advanced_features/`)).body).toMatchObject({
      ...{ calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [] },
    });
  });

  test('refuse a long signature, an unknown app and a link that is none', async () => {
    const put = (changes: Record<string, unknown>) =>
      premium.put(`${marina()}advanced_features/`, { ...features, ...changes });
    expect(await put({ hashtag_signature: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      body: { hashtag_signature: ['Use up to 200 characters.'] },
    });
    expect((await put({ hashtag_enabled_apps: ['emarketing'] })).body).toHaveProperty('hashtag_enabled_apps');
    expect((await put({ calendly_link: 'javascript:alert(1)' })).body).toHaveProperty('calendly_link');
  });
});

test('Countries come in the language of the caller', async () => {
  const names = async (locale: string) =>
    ((await premium.get('/api/countries/', { 'accept-language': locale })).body.results as { name: string }[]).map(
      (country) => country.name,
    );
  expect(await names('en')).toEqual(['Canada', 'United States', 'Mexico']);
  expect(await names('fr')).toEqual(['Canada', 'États-Unis', 'Mexique']);
  expect(await names('es')).toEqual(['Canadá', 'Estados Unidos', 'México']);
});

describe('A further profile', () => {
  const add = (client: TestClient) => client.post('/api/profiles/', ada);

  test('is given by PREMIUM or by staff, is complete, and can be renamed by its owner alone', async ({ app, db }) => {
    const [owner, given, without] = [
      await buildAdvisor(app),
      await buildAdvisor(app, { plan: 'free', permissions: ['accounts.add_profile'] }),
      await buildAdvisor(app, { plan: 'pro' }),
    ];
    expect((await add(without.client)).status).toBe(403);
    expect((await add(given.client)).status).toBe(201);
    const { status, body } = await add(owner.client);
    expect(status).toBe(201);
    expect(body).toMatchObject({ first_name: 'Ada', completed: true, profiles_count: 2, user_pk: owner.userId });
    expect(body.slug).toMatch(/^ada-stone(-|$)/);
    const details = `/api/profiles/${body.pk}/details/`;
    expect((await given.client.patch(details, { first_name: 'Eve' })).status).toBe(404);
    expect((await owner.client.patch(details, { first_name: 'Adela' })).status).toBe(200);
    expect((await owner.client.get('/api/session/')).body.profiles).toEqual([
      expect.objectContaining({ slug: owner.slug, name: 'Ana Reyes' }),
      expect.objectContaining({ slug: body.slug, name: 'Adela Stone' }),
    ]);
    expect(
      await db.rows("SELECT object_id FROM audit_log WHERE action = 'profile.add' AND actor_id = $1", [owner.userId]),
    ).toEqual([{ object_id: String(body.pk) }]);
  });

  test('is no longer added to an account that is full, also by two calls at once', async ({ app, db }) => {
    const { userId, client } = await buildAdvisor(app);
    for (let held = 1; held < PROFILES_MAX - 1; held++) await buildProfile(app, userId);
    const answers = await Promise.all([add(client), add(client)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await add(client)).toMatchObject({
      body: { user_message: 'This account has as many profiles as it can hold.' },
    });
    await db.run(
      'UPDATE profiles SET deleted_at = now() WHERE id = (SELECT max(id) FROM profiles WHERE user_id = $1)',
      [userId],
    );
    expect((await add(client)).status).toBe(201);
  });

  test('tells what is wrong per field', async () => {
    const wrong = await premium.post('/api/profiles/', { ...ada, country: 77 });
    expect([wrong.status, wrong.body]).toEqual([400, { country: [expect.any(String)] }]);
  });
});
