import type { BusinessCard } from '@waypost/contract/branding';
import sharp from 'sharp';
import { expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { brandingOf } from './index.ts';
import { removeBanner } from './make-banner.ts';
import { redrawBanner } from './redraw-banner.ts';

const test = base.extend('own', ({ app, ana }) => {
  const path = `/api/profile_bcard/business_card/?profile=${ana.profileId}`;
  const { storage } = app.waypost;
  return {
    path,
    read: async () => (await ana.client.get(path)).body as BusinessCard,
    change: (body: object) => ana.client.post(path, body),
    say: (body: object) => ana.client.patch(`/api/profiles/${ana.profileId}/`, body),
    redraw: () => redrawBanner(app.waypost, ana.profileId),
    branding: () => brandingOf(app.waypost.db, ana.profileId),
    keyOf: (url: string) => url.slice(storage.url('x').length - 1),
    picture: async (url: string) => storage.read(url.slice(storage.url('x').length - 1)),
  };
});

test('without a row the defaults hold, and the card is ordered; drawn, it is a picture that anybody can fetch', async ({
  ana,
  app,
  own,
  db,
}) => {
  expect(await own.read()).toMatchObject({
    ...{ logo_url: null, logo_position: 'no-logo', banner_url: null, banner_background_color: '#69A4BF' },
    ...{ banner_branding_duration: 5, own_images: false, own_reels: false, banner_ready: false },
    card: { agency_name: 'Ana Reyes', agent_name: '', phone: '' },
  });
  const job = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'branding-redraw' AND key LIKE $1`;
  expect(await db.rows(job, [`%:${ana.profileId}`])).toHaveLength(1);
  expect(await own.branding()).toMatchObject({ logo: null, banner: null });
  await own.redraw();
  await own.redraw();
  const { banner_url, banner_ready } = await own.read();
  expect(banner_ready).toBe(true);
  const { width, height, format } = await sharp(await own.picture(banner_url ?? '')).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: 'png' });
  const served = await app.client().get(new URL(banner_url ?? '').pathname);
  expect(served.status).toBe(200);
  expect(await own.branding()).toMatchObject({ logo: null, banner: { seconds: 5, color: '#69A4BF' } });
});

test('one field is changed per call, by the other names; a colour is answered with its card, and logged', async ({
  ana,
  own,
  db,
}) => {
  const colored = await own.change({ background_color: '#1da349' });
  expect(colored.status).toBe(200);
  expect(colored.body).toMatchObject({
    ...{ status: true, background_color: '#1DA349', logo_position: 'no-logo', end_branding_duration: 5 },
    banner_url: expect.stringMatching(/\.png$/),
  });
  const before = await own.branding();
  const { body } = await own.change({ end_branding_duration: 7 });
  expect(body).toMatchObject({ status: true, end_branding_duration: 7, banner_url: colored.body.banner_url });
  const after = await own.branding();
  expect(after).toMatchObject({ banner: { key: before?.banner?.key, seconds: 7, color: '#1DA349' } });
  expect(after?.hash).not.toBe(before?.hash);
  await own.change({ end_branding_duration: 7 });
  expect((await own.change({ own_reels: true })).body.own_reels).toBe(true);
  expect(await own.branding()).toMatchObject({ own_images: false, own_reels: true });
  const log = await db.rows<{ data: object }>(
    `SELECT data FROM audit_log WHERE action = 'branding.change' AND actor_id = $1 ORDER BY id`,
    [ana.userId],
  );
  expect(log.map(({ data }) => data)).toEqual([
    { background_color: '#1DA349' },
    { end_branding_duration: 7 },
    { own_reels: true },
  ]);
});

test('A colour is taken as the palette of the specification writes it', async ({ own }) => {
  for (const [typed, kept] of [
    ['black', '#000000'],
    ['333333', '#333333'],
    ['ff6600', '#FF6600'],
    ['White', '#FFFFFF'],
  ])
    expect((await own.change({ background_color: typed })).body).toMatchObject({ background_color: kept });
});

test('nothing, several fields, unknown ones and what no field takes are refused', async ({ own }) => {
  for (const body of [
    {},
    { background_color: '#000000', end_branding_duration: 3 },
    { banner_background_color: '#000000' },
    { background_color: 'red' },
    { background_color: '#12345' },
    { end_branding_duration: 4 },
    { end_branding_duration: '5' },
    { logo_position: 'centre' },
    { own_reels: 1 },
    [],
  ])
    expect((await own.change(body)).status, JSON.stringify(body)).toBe(400);
});

test('a colour that was there before has its hash again, and the earlier file stays a day for who is using it', async ({
  app,
  ana,
  own,
}) => {
  await own.change({ background_color: '#000000' });
  const first = await own.branding();
  await own.change({ background_color: '#FFFFFF' });
  const second = await own.branding();
  await own.change({ background_color: '#000000' });
  const third = await own.branding();
  expect([second?.hash === first?.hash, third?.hash]).toEqual([false, first?.hash]);
  expect(third?.banner?.key).not.toBe(first?.banner?.key);
  const { storage } = app.waypost;
  const key = first?.banner?.key ?? '';
  expect(await storage.exists(key)).toBe(true);
  await removeBanner(app.waypost, { profile: ana.profileId, key });
  const current = third?.banner?.key ?? '';
  await removeBanner(app.waypost, { profile: ana.profileId, key: current });
  expect([await storage.exists(key), await storage.exists(current)]).toEqual([false, true]);
});

test('what an agency says of itself is drawn anew, and the branding stays the one before until then', async ({
  own,
}) => {
  await own.change({ background_color: '#0066FF' });
  const before = await own.branding();
  const long = 'Marina’s Wonderful Mediterranean and Caribbean Cruises and Tours';
  expect((await own.say({ agency_name: long, website: 'https://www.marina.example/' })).status).toBe(200);
  const card = await own.read();
  expect(card).toMatchObject({ banner_ready: false, banner_url: expect.any(String) });
  expect(card.card).toMatchObject({
    agency_name: 'Marina’s Wonderful Mediterranean and Caribbean',
    agent_name: 'Ana Reyes',
    website: 'marina.example',
  });
  expect(await own.branding()).toEqual(before);
  await own.redraw();
  expect((await own.read()).banner_ready).toBe(true);
  expect((await own.branding())?.hash).not.toBe(before?.hash);
});

test('a colour whose card cannot be stored is not saved; everything else is', async ({ app, own }) => {
  const { storage } = app.waypost;
  const put = storage.put;
  Object.assign(storage, { put: () => Promise.reject(new Error('the disk is full')) });
  try {
    const { status, body } = await own.change({ background_color: '#FF6600' });
    expect([status, body]).toMatchObject([200, { status: false, background_color: '#69A4BF' }]);
    expect((await own.change({ end_branding_duration: 3 })).body).toMatchObject({
      ...{ status: true, end_branding_duration: 3, banner_url: null },
    });
  } finally {
    Object.assign(storage, { put });
  }
  expect(await own.read()).toMatchObject({ banner_background_color: '#69A4BF', banner_branding_duration: 3 });
});

test('two colours at once: the later one stands, with the card of its colour', async ({ own, db, ana }) => {
  const answers = await Promise.all(
    ['#000000', '#FFCC00', '#6600FF'].map((color) => own.change({ background_color: color })),
  );
  expect(answers.map(({ body }) => body.status)).toEqual([true, true, true]);
  const branding = await own.branding();
  const { data } = (await db.row<{ data: { background_color: string } }>(
    `SELECT data FROM audit_log WHERE action = 'branding.change' AND actor_id = $1 ORDER BY id DESC LIMIT 1`,
    [ana.userId],
  )) ?? { data: null };
  expect(branding?.banner?.color).toBe(data?.background_color);
  const picture = await own.picture((await own.read()).banner_url ?? '');
  const { data: pixel } = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`#${pixel.toString('hex').toUpperCase()}`).toBe(branding?.banner?.color);
});

test('the permission alone lets look; editing needs the plan, and without both there is nothing', async ({ app }) => {
  const free = await buildAdvisor(app, { plan: 'free' });
  const path = (of: { profileId: number }) => `/api/profile_bcard/business_card/?profile=${of.profileId}`;
  expect(await free.client.get(path(free))).toMatchObject({ status: 403, body: { code: 'upgrade_required' } });
  const looking = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.business_card_settings'] });
  expect((await looking.client.get(path(looking))).status).toBe(200);
  expect(await looking.client.post(path(looking), { own_reels: true })).toMatchObject({
    ...{ status: 403, body: { code: 'upgrade_required' } },
  });
  expect((await looking.client.get(path(free))).status).toBe(404);
});

test('who loses the plan has no branding, and has it again with the plan', async ({ ana, own, db }) => {
  await own.change({ background_color: '#1DA349' });
  const plan = (to: string) => db.run('UPDATE users SET plan = $2 WHERE id = $1', [ana.userId, to]);
  await plan('grow');
  expect(await own.branding()).toBeNull();
  await own.redraw();
  await plan('pro');
  expect(await own.branding()).toMatchObject({ banner: { color: '#1DA349' } });
});
