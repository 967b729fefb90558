import { afterAll, beforeAll, expect, test } from 'vitest';
import { machine } from '../../../features/posts/index.ts';
import { createTestApp, type TestApp } from '../../app.ts';
import { mortalPostgres } from '../../database/mortal.ts';
import { type PublishingWorld, publishingWorld } from '../../publishing-world.ts';
import { judge } from '../proof.ts';
import { recover } from '../recover.ts';
import { HASTE, postLoad, untilReleased } from '../under-load.ts';

let postgres: Awaited<ReturnType<typeof mortalPostgres>>;
let app: TestApp;
let world: PublishingWorld;

beforeAll(async () => {
  postgres = await mortalPostgres();
  app = await createTestApp({ env: HASTE, database: postgres });
  world = publishingWorld(app);
});
afterAll(() => app.close());

test('PostgreSQL is killed and started three times while the worker publishes: every post goes out once', async () => {
  const posts = await postLoad(world, 3);
  const publisher = (await machine()).startPublisher(world.deps, () => app.waypost.syncClock());
  for (let restarts = 0; restarts < 3; restarts += 1) {
    await untilReleased(app, 3);
    await postgres.restart();
  }
  await untilReleased(app, 3);
  await publisher.stop();
  await recover(app, world.deps);
  expect(await judge(postgres.url, app.sandbox.url)).toMatchObject({ posts, ended: 0 });
}, 120_000);
