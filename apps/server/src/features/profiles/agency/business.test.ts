import { expect } from 'vitest';
import type { Reads } from '../../../platform/db/database.ts';
import { test as base } from '../../../testing/test.ts';
import { agencyOf, statesOf, textSettingsOf } from '../index.ts';

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
});

test('States are those of the country, in the reader’s language', async ({ db }) => {
  const french = await statesOf(db as unknown as Reads, 1, 'fr');
  expect(french).toHaveLength(13);
  expect(french).toContainEqual({ code: 'BC', label: 'Colombie-Britannique' });
});
