import { expect } from 'vitest';
import type { Actor } from '../../platform/session/actor.ts';
import { runWaitingJobs } from '../../testing/outbox.ts';
import { test as base } from '../../testing/test.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import { archiveBranding } from './archive-branding.ts';
import { changeBranding } from './change-branding.ts';
import { eraseBranding } from './erase-branding.ts';
import { brandingOf, orderBanner } from './index.ts';
import { cardsOfPro } from './pro-cards.ts';

const test = base.extend('own', async ({ app, ana, db }) => {
  const path = `/api/profile_bcard/business_card/?profile=${ana.profileId}`;
  const change = (body: object) => ana.client.post(path, body);
  await change({ background_color: '#1DA349' });
  await change({ logo_position: 'top-left' });
  const jobs = (task: string) =>
    db.rows<{ key: string | null }>(`SELECT key FROM graphile_worker.jobs WHERE task_identifier = $1`, [task]);
  const told: number[] = [];
  const brandingChanged = (_: unknown, id: number) => Promise.resolve(void told.push(id));
  return {
    change,
    told,
    jobs,
    pro: cardsOfPro({ ...app.waypost, brandingChanged }),
    branding: () => brandingOf(app.waypost.db, ana.profileId),
    read: async () => (await ana.client.get(path)).body,
    losing: { userId: ana.userId, actor: null },
  };
});

test('with the plan the card is put away, with its return it is there as it was', async ({ ana, own, db }) => {
  expect(await own.pro.count(db, ana.userId)).toBe(1);
  expect(await db.transaction((tx) => own.pro.takeAway(tx, own.losing))).toBe(1);
  expect(await db.transaction((tx) => own.pro.takeAway(tx, own.losing))).toBe(0);
  expect(await own.pro.count(db, ana.userId)).toBe(0);
  expect(await own.branding()).toMatchObject({ logo: null, banner: null });
  expect(await db.transaction(async (tx) => own.pro.giveBack?.(tx, ana.userId))).toBe(1);
  expect(await own.branding()).toMatchObject({ banner: { color: '#1DA349' } });
  expect(own.told).toEqual([ana.profileId, ana.profileId]);
  // Its agency may have changed meanwhile.
  expect((await own.jobs('branding-redraw')).map(({ key }) => key)).toContain(`branding-redraw:${ana.profileId}`);
});

test('what was put away keeps its file for as long as it may come back', async ({ ana, app, own, db }) => {
  const key = (await own.branding())?.banner?.key ?? '';
  await db.transaction((tx) => own.pro.takeAway(tx, own.losing));
  // Ordered when it was drawn, for a day later.
  await runWaitingJobs(app.waypost, 'branding-remove-banner');
  expect(await app.waypost.storage.exists(key)).toBe(true);
  await db.transaction(async (tx) => own.pro.giveBack?.(tx, ana.userId));
  await runWaitingJobs(app.waypost, 'branding-redraw');
  expect((await fetch(String((await own.read()).banner_url))).status).toBe(200);
});

test('a card that is saved while the plan falls stays put away', async ({ ana, app, own, db }) => {
  const storage = {
    ...app.waypost.storage,
    put: async (...file: Parameters<typeof app.waypost.storage.put>) => {
      await app.waypost.storage.put(...file);
      await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
      await db.transaction((tx) => own.pro.takeAway(tx, own.losing));
    },
  };
  const deps = { ...app.waypost, storage };
  const actor: Actor = {
    ...{ sessionId: 1, userId: ana.userId, impersonatorId: null, isStaff: false, isSuperuser: false },
    plan: 'pro',
    permissions: new Set(),
    locale: 'en',
  };
  const scope = await scopeOfProfile(app.waypost.db, actor, ana.profileId);
  await expect(changeBranding(deps, scope, { background_color: '#FF7F32' })).rejects.toMatchObject({
    code: 'upgrade_required',
  });
  expect(await own.pro.count(db, ana.userId)).toBe(0);
});

test('a card whose file is gone is drawn anew', async ({ ana, app, own, db }) => {
  const key = (await own.branding())?.banner?.key ?? '';
  await app.waypost.storage.remove(key);
  await db.transaction((tx) => orderBanner(tx, ana.profileId));
  await runWaitingJobs(app.waypost, 'branding-redraw');
  expect((await own.branding())?.banner?.key).not.toBe(key);
  expect((await fetch(String((await own.read()).banner_url))).status).toBe(200);
});

test('after its time nothing is left but the defaults, and its file goes', async ({ ana, app, own, db }) => {
  const key = (await own.branding())?.banner?.key ?? '';
  await db.transaction((tx) => own.pro.takeAway(tx, own.losing));
  await db.transaction(async (tx) => own.pro.erase?.(tx, ana.userId));
  expect(await own.read()).toMatchObject({
    ...{ banner_url: null, banner_background_color: '#69A4BF', logo_position: 'no-logo' },
  });
  expect(
    await db.rows(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'branding-remove-banner'`),
  ).not.toEqual([]);
  expect(await app.waypost.storage.exists(key)).toBe(true);
});

test('of a card in use nothing is erased with what was put away', async ({ ana, own, db }) => {
  await db.transaction(async (tx) => own.pro.erase?.(tx, ana.userId));
  expect(await own.branding()).toMatchObject({ banner: { color: '#1DA349' } });
});

test('the archive of the account holds the settings and the card', async ({ ana, app, own }) => {
  expect(await own.branding()).not.toBeNull();
  const { files } = await archiveBranding(app.waypost, ana.userId);
  const read: Record<string, Buffer> = {};
  for await (const { name, open } of files) {
    const stream = await open();
    const parts: Uint8Array[] = [];
    for await (const part of stream ?? []) parts.push(Buffer.from(part));
    read[name] = Buffer.concat(parts);
  }
  const card = `business-card/${ana.profileId}.png`;
  expect(Object.keys(read)).toEqual(['business-card.json', card]);
  expect(JSON.parse(String(read['business-card.json']))).toMatchObject([
    { profile: ana.profileId, logo_position: 'top-left', background_color: '#1DA349', seconds: 5, file: card },
  ]);
  expect(read[card]?.subarray(1, 4).toString()).toBe('PNG');
});

test('of a profile that is erased no card is left', async ({ ana, own, db }) => {
  await db.transaction((tx) => eraseBranding(tx, ana.profileId));
  await db.transaction((tx) => eraseBranding(tx, ana.profileId));
  expect(await db.rows('SELECT FROM business_cards WHERE profile_id = $1', [ana.profileId])).toEqual([]);
  expect(await own.branding()).toMatchObject({ logo: null, banner: null });
});
