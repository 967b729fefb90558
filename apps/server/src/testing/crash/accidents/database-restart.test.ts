import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machine } from '../../../features/posts/index.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../platform/postgres/embedded.ts';
import { createTestApp, type TestApp } from '../../app.ts';
import { type PublishingWorld, publishingWorld } from '../../publishing-world.ts';
import { judge } from '../proof.ts';
import { recover } from '../recover.ts';
import { HASTE, postLoad, untilReleased } from '../under-load.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let app: TestApp;
let world: PublishingWorld;

/** A server of its own, because it dies; with fsync, because what it has committed must be there again. */
const start = () => startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => undefined });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-restart-'));
  await chmod(folder, 0o711);
  postgres = await start();
  await migrate(postgres.url);
  app = await createTestApp({ env: HASTE, database: { url: postgres.url, drop: async () => undefined } });
  world = publishingWorld(app);
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test('PostgreSQL is killed and started three times while the worker publishes: every post goes out once', async () => {
  const posts = await postLoad(world, 3);
  const publisher = (await machine()).startPublisher(world.deps, () => app.waypost.syncClock());
  for (let restarts = 0; restarts < 3; restarts += 1) {
    await untilReleased(app, 3);
    // `pg_ctl stop -m immediate`: no goodbye, no checkpoint; the next start recovers.
    process.kill(postgres.pid, 'SIGQUIT');
    await postgres.exited;
    postgres = await start();
  }
  await untilReleased(app, 3);
  await publisher.stop();
  await recover(app, world.deps);
  expect(await judge(postgres.url, app.sandbox.url)).toMatchObject({ posts, ended: 0 });
}, 120_000);
