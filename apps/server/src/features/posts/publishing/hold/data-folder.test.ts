import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../../platform/db/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../../platform/postgres/embedded.ts';
import { createTestApp, type TestApp } from '../../../../testing/app.ts';
import { buildAdvisor } from '../../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../../testing/page.ts';
import { NOTHING_SEEN, openHomeMark } from './home-mark.ts';
import { buildHouse, type House } from './testing/house.ts';

// Rules 1.8b, with the data folder itself: what a disk's copy and a promoted standby look like.
let folder: string;
let data: string;
let postgres: EmbeddedPostgres;
let app: TestApp;
let house: House;
let page: TestPage;

const start = async () => {
  postgres = await startEmbeddedPostgres({ dataDir: data, log: () => undefined, fsync: false });
};
const row = (id: number) =>
  app.waypost.db.row<{ status: number }>('SELECT status FROM scheduled_postings WHERE id = $1', [id]);
/** A worker lives on the home until a post is out. */
async function life(home: string): Promise<void> {
  const worker = await house.worker(home);
  const id = await page.post({ inMinutes: 0, images: 1 });
  await app.waypost.db.run("SELECT pg_notify('waypost_due', '')");
  await expect.poll(async () => (await row(id))?.status, { timeout: 15_000 }).toBe(10);
  await worker.stop();
}
/** While the server stands still; it starts again after. */
async function stopped(work: () => Promise<unknown>): Promise<void> {
  await postgres.stop();
  await work();
  await start();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-folder-'));
  await chmod(folder, 0o711);
  data = path.join(folder, 'postgres');
  await start();
  await migrate(postgres.url);
  app = await createTestApp({ live: true, database: { url: postgres.url, drop: async () => undefined } });
  page = await buildConnection(app, (await buildAdvisor(app)).profileId);
  house = buildHouse(app);
});
afterEach(() => house.close());
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a folder that was copied and put back is noticed by a home that was not', { timeout: 90_000 }, async () => {
  const home = await house.home();
  await life(home);
  const copies = { data: path.join(folder, 'copy'), home: path.join(folder, 'home') };
  await stopped(async () => {
    // With its owner: the server runs as somebody else where we are root.
    await cp(data, copies.data, { recursive: true, preserveTimestamps: true });
    await cp(home, copies.home, { recursive: true });
  });
  await life(home);
  const due = await page.post({ inMinutes: 60 });
  await stopped(async () => {
    const { uid, gid } = await stat(data);
    await rm(data, { recursive: true });
    await cp(copies.data, data, { recursive: true });
    await giveAll(data, uid, gid);
  });
  expect(await row(due)).toBeNull();
  // Home and database are of one moment, as in a machine's snapshot: nothing says that they were set back.
  await (await house.worker(copies.home)).stop();
  expect(await house.held()).toBeNull();
  await house.worker(home);
  expect(await house.held()).toBe('set_back');
});

test('a standby that was promoted is held where it lost something, or where nobody can tell', {
  timeout: 90_000,
}, async () => {
  const home = await house.home();
  await life(home);
  await stopped(async () => {
    await appendFile(path.join(data, 'postgresql.auto.conf'), "restore_command = 'false'\n");
    await writeFile(path.join(data, 'recovery.signal'), '', { mode: 0o644 });
  });
  const timeline = async () =>
    (
      await app.waypost.db.row<{ at: string }>(
        "SELECT value ->> 'timeline' AS at FROM installation WHERE key = 'identity'",
      )
    )?.at;
  expect(await timeline()).toBe('1');
  const unknown = await house.worker(await house.home());
  expect(await house.held()).toBe('set_back');
  await unknown.stop();
  await app.waypost.db.run("DELETE FROM installation WHERE key = 'publishing_held'");
  await (await house.worker(home)).stop();
  expect([await house.held(), await house.flagged(), await timeline()]).toEqual([null, [], '2']);
  await app.waypost.db.run('DELETE FROM publish_attempts WHERE id = (SELECT max(id) FROM publish_attempts)');
  await house.worker(home);
  expect(await house.held()).toBe('set_back');
});

async function giveAll(at: string, uid: number, gid: number): Promise<void> {
  await chown(at, uid, gid);
  await chmod(at, 0o700);
  for (const entry of await readdir(at, { recursive: true, withFileTypes: true }))
    await chown(path.join(entry.parentPath, entry.name), uid, gid);
}

test('what a home writes after a line that a crash tore off is found again', async () => {
  const home = await mkdtemp(path.join(folder, 'torn-'));
  await writeFile(path.join(home, 'mark.log'), '{"epoch":"854ce8d3","att');
  const open = () => openHomeMark(home, pino({ enabled: false }));
  const attempt = { epoch: 'e1', attempt: 40, post: 7, us: 1_793_534_400_000_000 };
  expect(open().opened(attempt, NOTHING_SEEN)).toBe(true);
  expect(open().read().opened).toEqual([attempt]);
});
