import { describe, expect } from 'vitest';
import type { Reads } from '../../../platform/db/database.ts';
import { buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { agencyOf, textSettingsOf } from '../index.ts';
import { statesOf } from './option-store.ts';

const whole = {
  agency_name: 'Reyes Travel',
  phone: '4165550199',
  phone_country_code: '+1',
  phone_extension: '12',
  website: 'reyes.example',
  address: '12 Harbour Street',
  city: 'Toronto',
  state: 'ON',
  zip_code: 'M5J 2N8',
  agency_license_description: 'TICO',
  agency_license_number: '50012345',
};

const test = base.extend('business', async ({ ana, db }) => {
  await db.run('UPDATE profiles SET country_id = 1 WHERE id = $1', [ana.profileId]);
  const path = `/api/profiles/${ana.profileId}/`;
  const [host] = (await ana.client.get('/api/agency_host_name/?country=1')).body.results as { id: number }[];
  return {
    path,
    host: host?.id ?? 0,
    patch: (body: object) => ana.client.patch(path, body),
    get: async () => (await ana.client.get(path)).body,
    view: () => agencyOf(db as unknown as Reads, ana.profileId),
  };
});

test('The business profile is saved and read with its profile', async ({ ana, business, db }) => {
  expect(await business.get()).toMatchObject({ pk: ana.profileId, agency_name: '', phone_country_code: null });
  const saved = await business.patch({ ...whole, agency_host_name: [business.host] });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      slug: ana.slug,
      ...whole,
      phone: '(416) 555-0199',
      website: 'https://reyes.example',
      agency_license: 'TICO 50012345',
      agency_host_name: [business.host],
    },
  });
  expect(await business.get()).toEqual(saved.body);
  expect(await business.view()).toMatchObject({
    agent_first_name: 'Ana',
    agency_name: 'Reyes Travel',
    phone: '+14165550199',
    phone_shown: '(416) 555-0199',
    phone_extension: '12',
    address_lines: ['12 Harbour Street', 'Toronto, ON M5J 2N8'],
    postal_lines: ['12 Harbour Street', 'Toronto, ON M5J 2N8'],
    license_line: 'TICO 50012345',
    website: 'https://reyes.example',
    photo_key: null,
    logo_key: null,
    booking_link: '',
  });
  expect((await textSettingsOf(db as unknown as Reads, ana.profileId)).placeholders).toMatchObject({
    'agency.name': 'Reyes Travel',
    'agent.phone': '(416) 555-0199 ext. 12',
    'agency.website': 'https://reyes.example',
  });
});

test('What is not sent stays as another device saved it', async ({ business }) => {
  await business.patch({ ...whole, agency_host_name: [business.host] });
  await Promise.all([business.patch({ city: 'Ottawa' }), business.patch({ agency_name: 'Reyes & Daughters' })]);
  expect(await business.get()).toMatchObject({ city: 'Ottawa', agency_name: 'Reyes & Daughters', state: 'ON' });
  const before = await business.get();
  expect((await business.patch({})).body).toEqual(before);
});

test('States are those of the country, in the reader’s language', async ({ db }) => {
  const french = await statesOf(db as unknown as Reads, 1, 'fr');
  expect(french).toHaveLength(13);
  expect(french).toContainEqual({ code: 'BC', label: 'Colombie-Britannique' });
});

describe('What is typed', () => {
  test('may be of any script, and is one line of nothing but its own direction', async ({ business }) => {
    const odd = {
      agency_name: 'وكالة السفر الذهبية',
      address: '12 Harbour Street\r\nSuite 4',
      city: 'Saint-Jean-sur-Richelieu 🍁',
      zip_code: '\u202eM5J\u2066 2N8',
      phone_extension: '',
    };
    expect(await business.patch(odd)).toMatchObject({
      status: 200,
      body: { ...odd, address: '12 Harbour Street Suite 4', zip_code: 'M5J 2N8' },
    });
    expect(await business.patch({ agency_name: '👩‍👩‍👧 Family Trips' })).toMatchObject({ status: 200 });
  });

  test('is told field by field where it is too long or missing, and nothing of it is saved', async ({ business }) => {
    const answer = await business.patch({
      ...{ agency_name: 'x'.repeat(300), city: 'y'.repeat(101), zip_code: '9'.repeat(21) },
      ...{
        phone_extension: '1'.repeat(51),
        agency_license_number: '1'.repeat(51),
        website: 'mailto:ana@reyes.example',
      },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        agency_name: ['Use up to 128 characters.'],
        city: ['Use up to 100 characters.'],
        zip_code: ['Use up to 20 characters.'],
        phone_extension: ['Use up to 50 characters.'],
        agency_license_number: ['Use up to 50 characters.'],
      },
    });
    expect(await business.patch({ city: 'Toronto', website: 'mailto:ana@reyes.example' })).toMatchObject({
      status: 400,
      body: { website: ['Enter a web address, such as https://example.com.'] },
    });
    const chosen = { agency_host_name: [], state: '', agency_license_description: '' };
    const written = { agency_name: '', phone: ' ', address: '\u200f', city: '', zip_code: ' ' };
    const required = ['This field is required.'];
    expect((await business.patch({ ...chosen, ...written, phone_extension: '1' })).body).toEqual({
      ...{
        agency_name: required,
        phone: required,
        phone_country_code: required,
        address: required,
        city: required,
        zip_code: required,
      },
      agency_host_name: ['This field is required.'],
      state: ['This field is required.'],
      agency_license_description: ['This field is required.'],
    });
    expect(await business.get()).toMatchObject({ agency_name: '', city: '' });
  });

  test.for([
    ['+1', '416-555-0199', '(416) 555-0199'],
    ['+1', '1 (416) 555 0199', '(416) 555-0199'],
    ['+1', '+1 416 555 0199', '(416) 555-0199'],
    ['+52', '5551234567', '555 123 4567'],
    ['+52', '+52 984 555 0176', '984 555 0176'],
    ['+52', '555123456', '555 123 456'],
    ['+1', '416 555 019', null],
    ['+1', '011 555 0199', null],
    ['+1', '+52 55 5123 4567', null],
    ['+1', '416 555 CALL', null],
    ['+52', '12345678', null],
  ] as const)('A number after %s that is typed as %s is kept as %s', async ([code, phone, kept], { business }) => {
    const answer = await business.patch({ phone_country_code: code, phone });
    if (kept === null)
      expect(answer).toMatchObject({ status: 400, body: { phone: ['Enter a phone number that can be dialled.'] } });
    else expect(answer.body).toMatchObject({ phone: kept, phone_country_code: code });
  });

  test('A number needs its code, and a new code another number', async ({ business }) => {
    expect((await business.patch({ phone: '4165550199' })).body).toMatchObject({
      phone_country_code: ['This field is required.'],
    });
    await business.patch({ phone: '4165550199', phone_country_code: '+1' });
    expect((await business.patch({ phone: '6475550100' })).body).toMatchObject({ phone: '(647) 555-0100' });
    expect((await business.patch({ phone_country_code: '+52' })).body).toMatchObject({ phone: '647 555 0100' });
  });
});

describe('A licence', () => {
  test('brings the mask of its number; another one takes the number with it', async ({ ana, business, db }) => {
    await db.run('UPDATE profiles SET country_id = 2 WHERE id = $1', [ana.profileId]);
    const license = (agency_license_description: string, agency_license_number?: string) =>
      business.patch({ agency_license_description, agency_license_number });
    expect((await license('CST', '216591050')).body).toMatchObject({
      agency_license_number: '2165910-50',
      agency_license: 'CST 2165910-50',
    });
    expect((await license('CST', '21659')).body).toEqual({
      agency_license_number: ['This number isn’t complete. It’s written like this: #######-##'],
    });
    expect((await license('WAST')).body).toMatchObject({ agency_license_number: '216 591 050' });
    expect((await license('none', '1')).body).toHaveProperty('agency_license_number');
    expect((await license('none')).body).toMatchObject({ agency_license_number: '', agency_license: '' });
    expect((await license('TICO', '1')).body).toHaveProperty('agency_license_description');
    expect(await business.view()).toMatchObject({ license_line: '' });
  });
});

describe('Where the country is another one', () => {
  test('its states and licences are offered, and the state of before is none of the address', async ({
    ana,
    business,
    db,
  }) => {
    await business.patch({ ...whole, agency_host_name: [business.host] });
    await ana.client.patch(`${business.path}details/`, { country: 3 });
    expect(await business.get()).toMatchObject({ state: '', city: 'Toronto', country_pk: 3 });
    expect((await business.view())?.address_lines[1]).toBe('M5J 2N8 Toronto');
    expect((await business.patch({ state: 'ON' })).body).toHaveProperty('state');
    expect((await business.patch({ state: 'JAL', city: 'Guadalajara', zip_code: '44100' })).status).toBe(200);
    expect((await business.view())?.address_lines[1]).toBe('44100 Guadalajara, JAL');
    await db.run('UPDATE profiles SET country_id = NULL WHERE id = $1', [ana.profileId]);
    // Nobody offers a state there: none is asked for.
    expect((await business.patch({ state: '' })).status).toBe(200);
  });
});

describe('Who may', () => {
  test('the owner, staff to look, and staff who act for her, which is recorded', async ({ ana, app, business, db }) => {
    const other = await buildAdvisor(app);
    expect((await other.client.get(business.path)).status).toBe(404);
    expect((await other.client.patch(business.path, { city: 'Ottawa' })).status).toBe(404);
    const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
    expect((await staff.client.get(business.path)).status).toBe(200);
    expect((await staff.client.patch(business.path, { city: 'Ottawa' })).status).toBe(404);
    const acting = await signedIn(app, ana.userId, staff.userId);
    expect((await acting.patch(business.path, { city: 'Ottawa' })).status).toBe(200);
    const recorded = "SELECT actor_id, acting_as_id, data FROM audit_log WHERE action = 'profile.business'";
    expect(await db.rows(`${recorded} AND object_id = $1`, [String(ana.profileId)])).toEqual([
      { actor_id: staff.userId, acting_as_id: ana.userId, data: { fields: ['city'] } },
    ]);
  });

  test('nobody saves in a profile that is being deleted', async ({ ana, business, db }) => {
    await db.run('UPDATE profiles SET deleted_at = app_now() WHERE id = $1', [ana.profileId]);
    expect((await business.patch({ city: 'Ottawa' })).status).toBe(404);
    expect(await business.view()).toBeNull();
  });
});

test('Placeholders without a value have one that reads well, in the language of their person', async ({
  ana,
  business,
  db,
}) => {
  const values = async () => (await textSettingsOf(db as unknown as Reads, ana.profileId)).placeholders;
  expect(await values()).toMatchObject({ 'agency.name': 'Ana Reyes' });
  expect(await values()).not.toHaveProperty('agent.phone');
  await business.patch({ phone: '4165550199', phone_country_code: '+1', phone_extension: '7' });
  await db.run("UPDATE users SET locale = 'fr' WHERE id = $1", [ana.userId]);
  await db.run("UPDATE profiles SET first_name = '', last_name = '' WHERE id = $1", [ana.profileId]);
  expect(await values()).toMatchObject({
    'agent.first_name': 'votre agence de voyages',
    'agency.name': 'votre agence de voyages',
    'agent.phone': '(416) 555-0199, poste 7',
  });
});
