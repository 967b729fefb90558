import { Readable } from 'node:stream';
import { DAY_MS } from '@waypost/contract/wire';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';
import { archivedName } from '../media/index.ts';
import type { ArchiveDeps } from './deps.ts';
import { makeArchive } from './make-archive.ts';
import { keyOf } from './store.ts';
import { tidyArchives } from './tidy-archives.ts';

const PATH = '/api/account_settings/archive/';
const WORDS = '=HYPERLINK("evil") Fjords at dawn';
const THEIRS = 'Somebody else’s harbour';

const test = base.extend('archive', ({ app, ana, db }) => {
  const key = async (id: number) => {
    const row = await db.row<{ folder: string; tries: number }>('SELECT folder, tries FROM archives WHERE id = $1', [
      id,
    ]);
    if (row === null) throw new Error(`no archive ${id}`);
    return keyOf(row);
  };
  return {
    key,
    ask: async () => (await ana.client.post(PATH)).body.archive as { id: number },
    state: async (client = ana.client) => (await client.get(PATH)).body.archive,
    file: (id: number, client = ana.client, headers = {}) => client.get(`${PATH}${id}/file/`, headers),
    stored: async (id: number) => app.waypost.storage.exists(await key(id)),
    make: (id: number, archived: ArchiveDeps['archived'] = app.waypost.archived) =>
      makeArchive({ ...app.waypost, archived }, id),
  };
});

test('A person gets one file with everything of hers, no secrets and nothing of anybody else, for seven days', async ({
  app,
  db,
  ana,
  page,
  archive,
}) => {
  const post = await page.post({ message: WORDS, images: 1, firstComment: 'More in the comments' });
  const other = await buildAdvisor(app);
  await (await buildConnection(app, other.profileId)).post({ message: THEIRS, images: 1 });

  // Whoever asks five times at once has asked once.
  const [{ id } = { id: 0 }, ...others] = await Promise.all(Array.from({ length: 5 }, archive.ask));
  expect(others.map((one) => one.id)).toEqual(Array(4).fill(id));
  expect((await archive.file(id)).status).toBe(404);
  await archive.make(id);
  const bytes = await app.waypost.storage.read(await archive.key(id));
  expect(await archive.state()).toMatchObject({ id, state: 'ready', bytes: bytes.length });

  const files = unzipSync(new Uint8Array(bytes));
  const pictures = Object.keys(files).filter((name) => /^media\/\d+\.jpg$/.test(name));
  const all = Object.entries(files).map(([name, file]) => (pictures.includes(name) ? '' : strFromU8(file)));
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read('account.json')).toMatchObject([{ id: ana.userId, first_name: 'Ana' }]);
  expect(read('profiles.json')).toMatchObject([{ id: ana.profileId, slug: ana.slug }]);
  expect(read('connections.json')).toMatchObject([{ id: page.connectionId, page_id: page.pageId }]);
  expect(read('posts.json')).toMatchObject([
    { id: post, message: WORDS, first_comment: 'More in the comments', media: [{ file: pictures[0] }] },
  ]);
  expect(strFromU8(files['posts.csv'] ?? new Uint8Array())).toContain(`"'=HYPERLINK(""evil"") Fjords at dawn"`);
  expect(pictures).toHaveLength(1);
  expect(read('media.json')).toMatchObject([{ file: pictures[0] }]);
  expect(read('sessions.json')).toMatchObject([{ by_staff: false }]);
  for (const name of ['consents', 'accepted-terms', 'notices-by-mail', 'mails', 'drafts', 'account-history'])
    expect(read(`${name}.json`)).toBeInstanceOf(Array);
  expect(all.join()).not.toContain(THEIRS);
  expect(all.join()).not.toMatch(/token|password|_enc"|_hash"/);

  const given = await archive.file(id);
  expect([given.status, Object.fromEntries(given.headers)]).toEqual([
    200,
    expect.objectContaining({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="waypost-[\d-]+\.zip"$/),
      'content-length': String(bytes.length),
      'content-type': 'application/zip',
    }),
  ]);
  const part = await archive.file(id, ana.client, { range: 'bytes=0-3' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${bytes.length}`]);
  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  const borrowed = await signedIn(app, ana.userId, staff.userId);
  for (const [client, status] of [
    [other.client, 404],
    [borrowed, 403],
    [app.client(), 401],
  ] as const)
    expect((await archive.file(id, client)).status).toBe(status);
  expect((await borrowed.post(PATH)).status).toBe(403);
  expect((await archive.file(0)).status).toBe(404);
  expect((await ana.client.get(`/media/${await archive.key(id)}`)).status).toBe(404);
  expect(() => app.waypost.storage.url('private/1.jpg')).toThrow();
  expect(await db.rows('SELECT kind FROM mails WHERE user_id = $1', [ana.userId])).toEqual([{ kind: 'archive_ready' }]);
  expect(
    await db.rows("SELECT actor_id FROM audit_log WHERE action = 'account.archive' AND object_id = $1", [
      String(ana.userId),
    ]),
  ).toEqual([{ actor_id: ana.userId }]);

  // One is kept: the next one takes its place.
  const next = await archive.ask();
  await archive.make(next.id);
  expect([(await archive.file(id)).status, (await archive.file(next.id)).status]).toEqual([404, 200]);
  await tidyArchives(app.waypost);
  expect([await archive.stored(id), await archive.stored(next.id)]).toEqual([false, true]);
  await app.turnTo(7 * DAY_MS + 60_000);
  const later = await signedIn(app, ana.userId);
  expect([await archive.state(later), (await archive.file(next.id, later)).status]).toEqual([null, 404]);
  await tidyArchives(app.waypost);
  expect(await archive.stored(next.id)).toBe(false);
  await app.turnTo(8 * DAY_MS + 120_000);
  await tidyArchives(app.waypost);
  expect(await db.rows('SELECT id FROM archives WHERE user_id = $1', [ana.userId])).toEqual([]);
  await app.turnTo(0);
});

test('An archive that cannot be taken away holds up nobody behind it, and the run shows as failed', async ({
  archive,
  app,
  db,
}) => {
  const ids: number[] = [];
  for (const each of [await buildAdvisor(app), await buildAdvisor(app)]) {
    const asked = (await each.client.post(PATH)).body.archive as { id: number };
    await archive.make(asked.id);
    ids.push(asked.id);
  }
  const [held = 0, behind = 0] = ids;
  await db.run("UPDATE archives SET expires_at = app_now() - interval '2 days' WHERE id = ANY($1)", [ids]);
  await db.run('CREATE TABLE holds_archive (id bigint REFERENCES archives)');
  await db.run('INSERT INTO holds_archive VALUES ($1)', [held]);
  await expect(tidyArchives(app.waypost)).rejects.toThrow('holds_archive');
  expect(await db.rows('SELECT id FROM archives WHERE id = ANY($1)', [[held, behind]])).toEqual([{ id: held }]);
  await db.run('DROP TABLE holds_archive');
  await tidyArchives(app.waypost);
  expect(await db.rows('SELECT id FROM archives WHERE id = ANY($1)', [[held, behind]])).toEqual([]);
});

test('What breaks half-way is never handed out, and is given up after three tries', async ({ ana, archive, db }) => {
  const { id } = await archive.ask();
  const cut = async () => ({
    files: [{ name: 'posts.json', open: async () => Readable.from(half()) }],
  });
  for (let tries = 1; tries <= 2; tries++) {
    await expect(archive.make(id, () => [cut])).rejects.toThrow('cut');
    expect([await archive.state(), await archive.stored(id)]).toMatchObject([{ state: 'making' }, false]);
  }
  await archive.make(id, () => [cut]);
  await archive.make(id);
  expect([await archive.state(), (await archive.file(id)).status]).toMatchObject([{ state: 'failed' }, 404]);

  // A worker that died on its way counts as a try; the next one has a file of its own.
  const again = await archive.ask();
  await db.run('UPDATE archives SET tries = 1 WHERE id = $1', [again.id]);
  await archive.make(again.id);
  expect([await archive.key(again.id), await archive.state()]).toMatchObject([
    expect.stringMatching(/\/2\.zip$/),
    { id: again.id, state: 'ready' },
  ]);
  await archive.ask();
  await db.run('UPDATE archives SET failed_at = app_now() WHERE user_id = $1 AND ready_at IS NULL', [ana.userId]);
  expect((await ana.client.post(PATH)).status).toBe(429);
});

test('With the account its archives end, also one that is being made', async ({ app, ana, archive, db }) => {
  await db.run("UPDATE users SET demo_role = 'archive-test' WHERE id = $1", [ana.userId]);
  const ready = await archive.ask();
  await archive.make(ready.id);
  const { id } = await archive.ask();
  await archive.make(id, () => [
    async () => {
      expect((await ana.client.post('/api/account_settings/deletion/', {})).status).toBe(204);
      return { files: [] };
    },
  ]);
  await tidyArchives(app.waypost);
  for (const one of [ready.id, id]) expect(await archive.stored(one)).toBe(false);
  const back = await signedIn(app, ana.userId);
  await db.run('UPDATE users SET deleted_at = NULL, demo_role = NULL WHERE id = $1', [ana.userId]);
  expect(await archive.state(back)).toBeNull();
});

async function* half(): AsyncGenerator<string> {
  yield 'half of it';
  throw new Error('cut');
}

test('a video is named so that a computer can open it', () => {
  const named = (mime: string, key = 'folder/f00d.source') => archivedName({ id: 4, key, mime });
  expect([named('application/mp4'), named('video/quicktime'), named('image/png', 'folder/f00d.png')]).toEqual([
    'media/4.mp4',
    'media/4.mov',
    'media/4.png',
  ]);
});
