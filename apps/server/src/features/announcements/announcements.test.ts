import { ORDER_MAX } from '@waypost/contract/wire';
import { inEveryLanguage } from '@waypost/i18n';
import { expect } from 'vitest';
import { buildAdvisor, buildProfile } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';

const WRITTEN = {
  type: 'info',
  text: inEveryLanguage({ en: '**Webinar** on Thursday<script>alert(1)</script>', fr: 'Webinaire jeudi' }),
  link: 'agency.example/webinar',
  starts: null,
  ends: null,
  plans: [],
  countries: [],
};

const test = base
  .extend('robin', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['announcements.change', 'accounts.impersonate'] }),
  )
  .extend('staff', ({ db, robin }) => ({
    /** Nothing is told but what this test tells. */
    alone: () => db.run('DELETE FROM announcements'),
    write: async (change: object = {}) => {
      const made = await robin.client.post('/api/announcements/', { ...WRITTEN, ...change });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body as { id: number; version: number };
    },
    verb: (id: number, verb: string) => robin.client.post(`/api/announcements/${id}/${verb}/`),
    all: async () =>
      (await robin.client.get('/api/announcements/all/')).body.results as { id: number; state: string }[],
  }))
  .extend(
    'told',
    () =>
      async (who: Awaited<ReturnType<typeof buildAdvisor>>, profile = who.profileId, locale = 'en') => {
        const answer = await who.client.get(`/api/announcements/?profile=${profile}`, { 'accept-language': locale });
        return answer.body.results as { id: number; message: string }[];
      },
  );

test('What staff publish is told in the reader’s language until it is closed, for good and in all profiles of the person', async ({
  app,
  ana,
  db,
  staff,
  told,
}) => {
  await staff.alone();
  const { id } = await staff.write();
  expect(await told(ana)).toEqual([]);
  await staff.verb(id, 'publish');
  const second = (await staff.write({ type: 'danger', link: null })).id;
  await staff.verb(second, 'publish');
  const other = await buildProfile(app, ana.userId);
  const english = '<p><strong>Webinar</strong> on Thursday</p>';
  const link = 'https://agency.example/webinar';
  // The newer one stands first until staff order them.
  expect(await told(ana)).toEqual([
    { id: second, type: 'danger', message: english, link: null },
    { id, type: 'info', message: english, link },
  ]);
  expect((await told(ana, other.profileId, 'fr')).map(({ message }) => message)).toEqual(
    Array(2).fill('<p>Webinaire jeudi</p>'),
  );
  expect((await told(ana, other.profileId, 'es'))[0]?.message).toBe(english);

  const close = () => ana.client.post(`/api/announcements/${second}/dismiss/`, { profile: ana.profileId });
  expect([(await close()).status, (await close()).status]).toEqual([204, 204]);
  await staff.verb(second, 'withdraw');
  await staff.verb(second, 'publish');
  expect((await told(ana, other.profileId)).map((one) => one.id)).toEqual([id]);
  expect((await told(await buildAdvisor(app))).length).toBe(2);
  expect((await staff.all()).find((one) => one.id === second)).toMatchObject({ dismissals: 1, state: 'live' });
  // What somebody wrote into the table himself is cleaned on its way out.
  await db.run(
    `UPDATE announcements SET message = '{"en":"<b onclick=x()>Hi</b><script>y()</script>"}' WHERE id = $1`,
    [id],
  );
  expect((await told(ana))[0]?.message).toBe('<b>Hi</b>');
});

test('It is told within its window, to its plans and countries alone', async ({ app, db, staff, told }) => {
  await staff.alone();
  const pro = await buildAdvisor(app, { plan: 'pro' });
  const free = await buildAdvisor(app, { plan: 'free' });
  await db.run('UPDATE profiles SET country_id = 3 WHERE user_id = $1', [pro.userId]);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const cases = [
    [{ starts: inDays(-1), ends: inDays(1) }, 'live', [true, true]],
    [{ starts: inDays(1) }, 'planned', [false, false]],
    [{ starts: inDays(-2), ends: inDays(-1) }, 'over', [false, false]],
    [{ plans: ['free', 'grow'] }, 'live', [false, true]],
    [{ countries: [3] }, 'live', [true, false]],
    [{ countries: [1], plans: ['pro'] }, 'live', [false, false]],
  ] as const;
  for (const [change, state, expected] of cases) {
    const { id } = await staff.write(change);
    await staff.verb(id, 'publish');
    expect((await staff.all()).find((one) => one.id === id)?.state, JSON.stringify(change)).toBe(state);
    const shown = await Promise.all([pro, free].map(async (who) => (await told(who)).some((one) => one.id === id)));
    expect(shown, JSON.stringify(change)).toEqual(expected);
    const closed = await Promise.all(
      [pro, free].map((who) =>
        who.client.post(`/api/announcements/${id}/dismiss/`, { profile: who.profileId }).then(({ status }) => status),
      ),
    );
    expect(closed, JSON.stringify(change)).toEqual(expected.map((told) => (told ? 204 : 404)));
  }
});

test('Staff order, delete and restore; a second writer is told that the text has changed; all of it is in the log', async ({
  ana,
  db,
  robin,
  staff,
  told,
}) => {
  await staff.alone();
  const ids = [(await staff.write()).id, (await staff.write()).id, (await staff.write()).id];
  for (const id of ids) await staff.verb(id, 'publish');
  const [first = 0, second = 0, third = 0] = ids;
  await robin.client.put('/api/announcements/order/', { ids: [second, third] });
  expect((await told(ana)).map(({ id }) => id)).toEqual([second, third, first]);
  // Those that are not named keep the order that they were put into.
  await robin.client.put('/api/announcements/order/', { ids: [third, second, first] });
  await robin.client.put('/api/announcements/order/', { ids: [first] });
  expect((await told(ana)).map(({ id }) => id)).toEqual([first, third, second]);
  await robin.client.put('/api/announcements/order/', { ids: [second, third] });

  expect((await robin.client.delete(`/api/announcements/${second}/`)).status).toBe(204);
  expect((await told(ana)).map(({ id }) => id)).toEqual([third, first]);
  expect((await staff.verb(second, 'publish')).status).toBe(404);
  expect((await staff.verb(second, 'restore')).status).toBe(200);
  expect((await told(ana))[0]?.id).toBe(second);

  const put = (version: number) =>
    robin.client.put(`/api/announcements/${third}/`, { ...WRITTEN, type: 'success', version });
  expect((await put(1)).body).toMatchObject({ version: 2, type: 'success', state: 'live' });
  expect(await put(1)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  const log = await db.rows<{ action: string }>(
    "SELECT DISTINCT action FROM audit_log WHERE object_type = 'announcement' AND actor_id = $1",
    [robin.userId],
  );
  expect(log.map(({ action }) => action).toSorted()).toEqual(
    ['change', 'create', 'delete', 'order', 'publish', 'restore', 'withdraw'].map((verb) => `announcement.${verb}`),
  );
});

test('What cannot be told is refused under its field; nobody closes for another, nor what nobody was told', async ({
  app,
  ana,
  robin,
  staff,
}) => {
  const refused = async (change: object) => {
    const { status, body } = await robin.client.post('/api/announcements/', { ...WRITTEN, ...change });
    return [status, ...Object.keys(body)];
  };
  expect(await refused({ text: inEveryLanguage({ en: ' ', es: 'Hola' }) })).toEqual([400, 'text']);
  expect(await refused({ text: inEveryLanguage({ en: '<iframe src=x></iframe>' }) })).toEqual([400, 'text']);
  expect(await refused({ text: { en: 'Hi' } })).toEqual([400, 'text']);
  expect(await refused({ text: inEveryLanguage({ en: 'x'.repeat(4_001) }) })).toEqual([400, 'text']);
  for (const link of ['javascript:alert(1)', '//evil.example', 'https://u:p@a.example'])
    expect(await refused({ link }), link).toEqual([400, 'link']);
  expect(await refused({ starts: '2026-11-22T15:00:00Z', ends: '2026-11-22T15:00:00Z' })).toEqual([400, 'ends']);
  expect(await refused({ countries: [99] })).toEqual([400, 'countries']);

  const { id } = await staff.write();
  const close = (profile: number) => ana.client.post(`/api/announcements/${id}/dismiss/`, { profile });
  expect((await close(ana.profileId)).status).toBe(404);
  await staff.verb(id, 'publish');
  expect((await close((await buildAdvisor(app)).profileId)).status).toBe(404);
  expect((await ana.client.get('/api/announcements/all/')).status).toBe(403);
});

test('Of two who write the last one that the list holds, the second is told; a restored one counts', async ({
  db,
  robin,
  staff,
}) => {
  await staff.alone();
  const { id } = await staff.write();
  await db.run(
    `INSERT INTO announcements (type, text, message, position)
     SELECT 'info', '{"en":"Hi"}', '{"en":"Hi"}', n FROM generate_series(1, $1::int) AS n`,
    [ORDER_MAX - 2],
  );
  const both = await Promise.all([1, 2].map(() => robin.client.post('/api/announcements/', WRITTEN)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    user_message: expect.stringContaining(String(ORDER_MAX)),
  });
  expect(await staff.all()).toHaveLength(ORDER_MAX);
  await robin.client.delete(`/api/announcements/${id}/`);
  await staff.write();
  expect((await staff.verb(id, 'restore')).status).toBe(409);
});
