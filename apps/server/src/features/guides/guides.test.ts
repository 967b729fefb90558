import { ORDER_MAX } from '@waypost/contract/wire';
import { inEveryLanguage } from '@waypost/i18n';
import { expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { runWaitingJobs } from '../../testing/outbox.ts';
import { openStudio } from '../../testing/studio.ts';
import { makeWaitingMedia } from '../../testing/sweeps.ts';
import { test as base } from '../../testing/test.ts';
import { eraseGuides } from './erase-guides.ts';

const ONBOARDING = {
  kind: 'onboarding',
  application: null,
  title: inEveryLanguage({ en: 'First post', fr: 'Première publication' }),
  text: inEveryLanguage({ en: 'Write once' }),
  bottom_link: 'agency.example/help',
  show_when_connected: false,
  languages: [],
  active: true,
};
const TUTORIAL = {
  ...ONBOARDING,
  kind: 'tutorial',
  application: 'facebook',
  text: inEveryLanguage({ en: '**Full control**<script>x()</script>' }),
  bottom_link: null,
};
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env)
  .extend('robin', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['guides.change', 'accounts.impersonate'] }),
  )
  .extend('staff', ({ db, robin }) => ({
    alone: () => db.run('DELETE FROM guides'),
    write: async (change: object = {}) => {
      const made = await robin.client.post('/api/guides/', { ...ONBOARDING, ...change });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body as { id: number };
    },
    give: (id: number, as: 'video' | 'image', bytes: Buffer) => {
      const body = new FormData();
      body.set(as, new Blob([new Uint8Array(bytes)]), 'file');
      return robin.client.request('POST', `/api/guides/${id}/${as === 'video' ? 'video' : 'poster'}/`, { body });
    },
  }))
  .extend(
    'seen',
    () =>
      async (who: Awaited<ReturnType<typeof buildAdvisor>>, path = 'onboarding_videos/', locale = 'en') =>
        (await who.client.get(`/api/${path}`, { 'accept-language': locale })).body.results as Record<string, unknown>[],
  );

test.afterAll(({ studio }) => studio.close());

test('A video that staff upload is converted, plays, and is watched once; a new one takes its place and its files', async ({
  app,
  ana,
  db,
  robin,
  seen,
  staff,
  studio,
}) => {
  await staff.alone();
  const { id } = await staff.write();
  expect(await seen(ana)).toEqual([]);
  const watch = () => ana.client.post(`/api/onboarding_videos/${id}/watched/`);
  expect((await watch()).status).toBe(404);
  const video = await studio.video({ size: '320x180', seconds: 2, sound: false });
  const given = await staff.give(id, 'video', video);
  expect(given, JSON.stringify(given.body)).toMatchObject({ status: 201, body: { state: 'waiting', video: null } });
  const [waiting] = await seen(ana);
  expect(waiting).toMatchObject({ id, title: 'First post', video: null, watched: false, bottom_text: 'Write once' });
  expect(waiting).toMatchObject({ bottom_link: 'https://agency.example/help' });
  expect((await fetch(String(waiting?.thumbnail))).headers.get('content-type')).toBe('image/jpeg');
  expect(await makeWaitingMedia(app.waypost)).toBe(1);
  const [ready] = await seen(ana, 'onboarding_videos/', 'fr');
  expect(ready).toMatchObject({ title: 'Première publication', bottom_text: 'Write once' });
  expect((await fetch(String(ready?.video))).headers.get('content-type')).toBe('video/mp4');

  expect([(await watch()).status, (await watch()).status]).toEqual([204, 204]);
  expect((await seen(ana))[0]).toMatchObject({ watched: true });
  expect((await seen(await buildAdvisor(app)))[0]).toMatchObject({ watched: false });

  const another = await studio.video({ size: '320x180', seconds: 1, sound: false });
  expect((await staff.give(id, 'video', another)).status).toBe(201);
  expect((await staff.give(id, 'image', PIXEL)).status).toBe(201);
  expect((await seen(ana))[0]?.thumbnail).not.toBe(waiting?.thumbnail);
  expect(await db.row('SELECT count(*)::int AS n FROM media WHERE profile_id IS NULL')).toEqual({ n: 2 });
  expect((await staff.give(id, 'video', PIXEL)).body).toMatchObject({ video: [expect.any(String)] });
  expect((await robin.client.delete(`/api/guides/${id}/`)).status).toBe(204);
  expect([await seen(ana), (await watch()).status]).toEqual([[], 404]);

  // For thirty days it can be restored with its files; then their addresses open nothing any more.
  const restore = async () => (await robin.client.post(`/api/guides/${id}/restore/`)).status;
  await eraseGuides(app.waypost);
  expect(await restore()).toBe(200);
  await makeWaitingMedia(app.waypost);
  const [last] = await seen(ana);
  const files = [last?.video, last?.thumbnail].map(String);
  const answers = () => Promise.all(files.map(async (file) => (await fetch(file)).status));
  await robin.client.delete(`/api/guides/${id}/`);
  await db.run("UPDATE guides SET deleted_at = app_now() - interval '30 days' WHERE id = $1", [id]);
  expect([await answers(), await restore()]).toEqual([[200, 200], 404]);
  await eraseGuides(app.waypost);
  await runWaitingJobs(app.waypost, 'media-remove-files');
  expect([await answers(), await restore()]).toEqual([[404, 404], 404]);
  expect(await db.row('SELECT count(*)::int AS n FROM media WHERE profile_id IS NULL')).toEqual({ n: 0 });
});

test('Tutorials are told by network, with clean HTML; languages, order and what is switched off are kept to', async ({
  ana,
  robin,
  seen,
  staff,
}) => {
  await staff.alone();
  const { id: tutorial } = await staff.write(TUTORIAL);
  const { id: french } = await staff.write({ languages: ['fr'] });
  const { id: hidden } = await staff.write({ active: false });
  const { id: last } = await staff.write();
  for (const id of [tutorial, french, hidden, last]) await staff.give(id, 'image', PIXEL);
  const [facebook] = await seen(ana, 'tutorial_videos/?application=facebook');
  expect(facebook).toMatchObject({ application: 'facebook', show_when_connected: false, video: null });
  expect(facebook?.additional_info).toBe('<p><strong>Full control</strong></p>');
  expect(await seen(ana, 'tutorial_videos/?application=linkedin')).toEqual([]);
  const ids = async (locale: string) => (await seen(ana, 'onboarding_videos/', locale)).map(({ id }) => id);
  expect([await ids('en'), await ids('fr')]).toEqual([[last], [french, last]]);
  await robin.client.put('/api/guides/order/', { ids: [last, french] });
  expect(await ids('fr')).toEqual([last, french]);

  const put = (version: number) => robin.client.put(`/api/guides/${last}/`, { ...ONBOARDING, version });
  expect([(await put(1)).status, (await put(1)).status]).toEqual([200, 409]);
  const refused = async (change: object) => {
    const { status, body } = await robin.client.post('/api/guides/', { ...ONBOARDING, ...change });
    return [status, ...Object.keys(body)];
  };
  expect(await refused({ title: inEveryLanguage({ es: 'Hola' }) })).toEqual([400, 'title']);
  expect(await refused({ kind: 'tutorial' })).toEqual([400, 'application']);
  expect(await refused({ bottom_link: 'javascript:alert(1)' })).toEqual([400, 'bottom_link']);
  expect(await refused({ ...TUTORIAL, text: inEveryLanguage({ en: '<img src=x>' }) })).toEqual([400, 'text']);
  expect(await refused({ text: inEveryLanguage({ en: ' ' }) })).toEqual([400, 'bottom_link']);
  expect(await refused({ text: inEveryLanguage({ es: 'Ayuda' }) })).toEqual([400, 'text']);
  // The link belongs to an onboarding video: what is left of one in a tutorial is neither asked nor kept.
  expect(await staff.write({ ...TUTORIAL, bottom_link: 'nonsense' })).toMatchObject({ bottom_link: null });
  expect((await ana.client.get('/api/guides/')).status).toBe(403);
  expect((await staff.give(9_999, 'image', PIXEL)).status).toBe(404);
});

test('Ordering some of a kind keeps the order of the others and of the other kind; a restored one stands where it stood', async ({
  robin,
  staff,
}) => {
  await staff.alone();
  const made = async (kind: object) => (await staff.write(kind)).id;
  const [a, t, b, u, c, v, d] = [
    ...[await made({}), await made(TUTORIAL), await made({}), await made(TUTORIAL)],
    ...[await made({}), await made(TUTORIAL), await made({})],
  ];
  const order = (...ids: unknown[]) => robin.client.put('/api/guides/order/', { ids });
  const listed = async () =>
    ((await robin.client.get('/api/guides/')).body.results as { id: number }[]).map(({ id }) => id);
  await order(v, u, t);
  await order(d, c, b, a);
  expect(await listed()).toEqual([d, c, b, a, v, u, t]);
  await robin.client.delete(`/api/guides/${c}/`);
  expect((await order(a, 999_999)).status).toBe(204);
  expect(await listed()).toEqual([a, d, b, v, u, t]);
  await order(t);
  await robin.client.post(`/api/guides/${c}/restore/`);
  expect(await listed()).toEqual([a, c, d, b, t, v, u]);
  for (const wrong of [[String(a)], [[a]], [a, b, a], [1.5], []])
    expect(await order(...wrong), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { ids: expect.any(Array) },
    });
  expect(await listed()).toEqual([a, c, d, b, t, v, u]);
});

test('A guide that cannot be erased holds up nobody behind it, and the run shows as failed', async ({
  app,
  db,
  staff,
}) => {
  await staff.alone();
  const [held, behind] = [await staff.write(), await staff.write()];
  await db.run("UPDATE guides SET deleted_at = app_now() - interval '31 days'");
  await db.run('CREATE TABLE holds_guide (id bigint REFERENCES guides)');
  await db.run('INSERT INTO holds_guide VALUES ($1)', [held.id]);
  await expect(eraseGuides(app.waypost)).rejects.toThrow('holds_guide');
  expect(await db.rows('SELECT id FROM guides')).toEqual([{ id: held.id }]);
  await db.run('DROP TABLE holds_guide');
  await eraseGuides(app.waypost);
  expect(await db.rows('SELECT id FROM guides WHERE id = ANY($1)', [[held.id, behind.id]])).toEqual([]);
});

test('Of two who make the last one that the list holds, the second is told; a restored one counts', async ({
  db,
  robin,
  staff,
}) => {
  await staff.alone();
  const { id } = await staff.write();
  await db.run(
    `INSERT INTO guides (kind, title, text, info, show_when_connected, active, position)
     SELECT 'onboarding', '{"en":"Many"}', '{}', '{}', false, true, n FROM generate_series(1, $1::int) AS n`,
    [ORDER_MAX - 2],
  );
  const both = await Promise.all([1, 2].map(() => robin.client.post('/api/guides/', ONBOARDING)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await robin.client.get('/api/guides/')).body.results).toHaveLength(ORDER_MAX);
  await robin.client.delete(`/api/guides/${id}/`);
  await staff.write();
  expect((await robin.client.post(`/api/guides/${id}/restore/`)).status).toBe(409);
});

test('Beside the memberships stands one video of each kind that the reader understands', async ({
  ana,
  seen,
  staff,
}) => {
  await staff.alone();
  const kinds = ['plan_setup', 'membership', 'membership', 'plan'];
  for (const [at, kind] of kinds.entries()) {
    const { id } = await staff.write({
      ...{ kind, bottom_link: 'agency.example', title: inEveryLanguage({ en: `Film ${at}` }) },
      languages: at === 1 ? ['fr'] : [],
    });
    await staff.give(id, 'image', PIXEL);
  }
  const titles = async (locale: string) =>
    (await seen(ana, 'membership_videos/', locale)).map(({ kind, title }) => [kind, title]);
  const others = [
    ['plan', 'Film 3'],
    ['plan_setup', 'Film 0'],
  ];
  expect(await titles('en')).toEqual([['membership', 'Film 2'], ...others]);
  expect(await titles('fr')).toEqual([['membership', 'Film 1'], ...others]);
  expect(await seen(ana)).toEqual([]);
});
