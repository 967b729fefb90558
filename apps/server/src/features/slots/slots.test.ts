import type { NextSlot, SlotSettings } from '@waypost/contract/slots';
import { expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';

const MONDAY = { weekday: 1, at: '09:00' };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, at: '12:00' }));

const test = base.extend('own', ({ ana, page }) => {
  const path = `/api/profile_social/${ana.profileId}`;
  return {
    path,
    page,
    put: (body: Partial<SlotSettings>, app = 'facebook') =>
      ana.client.put(`${path}/${app}/slots/`, {
        slots: [MONDAY],
        weekly_frequency: null,
        auto_schedule: true,
        version: 0,
        ...body,
      }),
    read: async () => (await ana.client.get(`${path}/slots/`)).body.results as SlotSettings[],
    next: async (query = '?apps=facebook') =>
      (await ana.client.get(`${path}/next_slots/${query}`)).body.results as NextSlot[],
  };
});

test('without settings the suggested slots hold; what is saved is kept in order, with a row of the log', async ({
  ana,
  own,
  db,
}) => {
  const fresh = { slots: null, weekly_frequency: null, auto_schedule: true, version: 0 };
  expect(await own.read()).toEqual(['facebook', 'instagram', 'linkedin'].map((app) => ({ app, ...fresh })));
  const late = { weekday: 1, at: '17:30' };
  const saved = await own.put({ slots: [late, MONDAY], weekly_frequency: 3, auto_schedule: false });
  const kept = { app: 'facebook', slots: [MONDAY, late], weekly_frequency: 3, auto_schedule: false, version: 1 };
  expect([saved.status, saved.body]).toEqual([200, kept]);
  expect((await own.read())[0]).toEqual(kept);
  const log = await db.rows<{ data: object }>(
    `SELECT data FROM audit_log WHERE action = 'connection.slots_changed' AND actor_id = $1`,
    [ana.userId],
  );
  expect(log).toEqual([{ data: { app: 'facebook', slots: 2, weekly_frequency: 3, auto_schedule: false } }]);
});

test('the second of two tabs is told and gets what is stored; a repeat of the same changes nothing', async ({
  own,
}) => {
  expect((await own.put({})).body.version).toBe(1);
  expect((await own.put({})).body.version).toBe(1);
  const late = await own.put({ slots: [] });
  expect([late.status, late.body.code, late.body.slots]).toMatchObject([409, 'stale_version', { slots: [MONDAY] }]);
  const [one, two] = await Promise.all([
    own.put({ version: 1, slots: [] }),
    own.put({ version: 1, slots: null, weekly_frequency: 1 }),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  expect((await own.read())[0]?.version).toBe(2);
});

test('what cannot be is refused under its field; another person’s profile and a network that is not connected are not there', async ({
  app,
  own,
}) => {
  const bad = async (body: object) => {
    const { status, body: answer } = await own.put(body);
    expect(status).toBe(400);
    return answer;
  };
  expect(await bad({ slots: [MONDAY, MONDAY] })).toMatchObject({ slots: ['This day has that time already.'] });
  expect(await bad({ slots: [MONDAY, { weekday: 1, at: '09:10' }] })).toHaveProperty('slots');
  const hour = Array.from({ length: 300 }, (_, n) => ({ weekday: 1, at: `09:${String(n % 60).padStart(2, '0')}` }));
  expect(await bad({ slots: hour })).toHaveProperty('slots');
  for (const slot of [
    { weekday: 0, at: '09:00' },
    { weekday: 8, at: '09:00' },
    { weekday: 1, at: '24:00' },
    { weekday: 1, at: '9:00' },
    { weekday: 1, at: '02:60' },
  ])
    await bad({ slots: [slot] });
  expect(await bad({ weekly_frequency: 0 })).toMatchObject({ weekly_frequency: ['The minimum value is 1.'] });
  await bad({ weekly_frequency: 51 });
  await bad({ weekly_frequency: 1.5 });
  expect((await own.put({}, 'instagram')).status).toBe(404);
  expect((await own.read()).map(({ version }) => version)).toEqual([0, 0, 0]);

  const bob = await buildAdvisor(app);
  expect((await bob.client.put(`${own.path}/facebook/slots/`, {})).status).toBe(400);
  const whole = { slots: [], weekly_frequency: null, auto_schedule: true, version: 0 };
  expect((await bob.client.put(`${own.path}/facebook/slots/`, whole)).status).toBe(404);
  for (const list of ['slots', 'next_slots']) expect((await bob.client.get(`${own.path}/${list}/`)).status).toBe(404);
});

test('the next free slot passes over what pending posts take, and says why there is none', async ({ own, app }) => {
  expect(await own.next('')).toEqual([
    { app: 'facebook', at: expect.any(String), reason: null },
    { app: 'instagram', at: null, reason: 'not_connected' },
    { app: 'linkedin', at: null, reason: 'not_connected' },
  ]);
  await own.put({ slots: EVERY_DAY });
  const next = async () => Date.parse((await own.next())[0]?.at ?? '');
  const first = await next();
  const inMinutes = (at: number) => (at - app.waypost.clock.now().getTime()) / 60_000;
  await own.page.post({ inMinutes: inMinutes(first) + 5, set: { deleted: true } });
  await own.page.post({ inMinutes: inMinutes(first) + 5, set: { status: 20, phase: 'rejected' } });
  expect(await next()).toBe(first);
  await own.page.post({ inMinutes: inMinutes(first) - 5 });
  const second = await next();
  expect(second).toBeGreaterThan(first);
  await own.put({ version: 1, slots: [] });
  expect(await own.next()).toEqual([{ app: 'facebook', at: null, reason: 'no_slots' }]);
});

test('each network takes its slot; of two drafts that took the same one the second is told, and a time of one’s own is nobody’s slot', async ({
  ana,
  own,
  app,
  db,
}) => {
  await buildConnection(app, ana.profileId, { app: 'linkedin' });
  await own.put({ slots: EVERY_DAY });
  await own.put({ slots: EVERY_DAY.map((slot) => ({ ...slot, at: '15:30' })) }, 'linkedin');
  const slots = await own.next('?apps=facebook,linkedin');
  const [facebook = '', linkedin = ''] = slots.map(({ at }) => at ?? '');
  expect(facebook).not.toBe(linkedin);
  const content = { applications: ['facebook', 'linkedin'], fire_at: facebook, slot_by_app: { facebook, linkedin } };
  const draft = async (message: string) => {
    const started = await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, {
      ...content,
      message,
    });
    expect(started.body.slot_by_app).toEqual({ facebook, linkedin });
    return (body: object = {}) =>
      ana.client.post(`/api/generated_postings/${started.body.pk}/schedule/`, { ...content, message, ...body });
  };
  const [first, second] = [await draft('One of two'), await draft('Two of two')];
  expect((await first()).status).toBe(200);
  const times = await db.rows<{ app: string; fire_at: Date }>(
    'SELECT app, fire_at FROM scheduled_postings WHERE profile_id = $1 ORDER BY app',
    [ana.profileId],
  );
  expect(times.map(({ fire_at }) => fire_at.toISOString())).toEqual([facebook, linkedin]);
  const late = await second();
  expect(late.status).toBe(400);
  expect(late.body.fire_at).toMatchObject(
    [/Facebook slot at .* was just taken/, /LinkedIn slot at .* was just taken/].map((words) =>
      expect.stringMatching(words),
    ),
  );
  const [again = ''] = (await own.next()).map(({ at }) => at ?? '');
  expect(again > facebook).toBe(true);
  expect((await second({ slot_by_app: {} })).status).toBe(200);
});

test('of two calls for one slot at the same time one gets it', async ({ ana, own }) => {
  await own.put({ slots: EVERY_DAY });
  const [facebook = ''] = (await own.next()).map(({ at }) => at ?? '');
  const answers = await Promise.all(
    ['Here', 'There'].map((message) =>
      ana.client.post('/api/scheduled_postings/', {
        ...{ profile: ana.profileId, applications: ['facebook'], message, fire_at: facebook },
        slot_by_app: { facebook },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
});
