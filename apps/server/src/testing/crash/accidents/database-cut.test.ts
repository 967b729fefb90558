import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { compose, type Waypost } from '../../../app/compose.ts';
import { buildHttp } from '../../../app/http.ts';
import { machine, openOutcomeLog, type PublishingDeps } from '../../../features/posts/index.ts';
import { createTestApp, type TestApp } from '../../app.ts';
import { createClient } from '../../client.ts';
import { type PublishingWorld, publishingWorld } from '../../publishing-world.ts';
import { openRoad, type Road } from '../cuttable-road.ts';
import { judge } from '../proof.ts';
import { recover } from '../recover.ts';
import { HASTE, postLoad, untilReleased } from '../under-load.ts';

let app: TestApp;
let world: PublishingWorld;
let road: Road;
let remote: Waypost;

beforeAll(async () => {
  app = await createTestApp({ env: HASTE });
  world = publishingWorld(app);
});
afterAll(() => app.close());
/** The same installation as a second machine sees it, whose way to the database leads over the road. */
beforeEach(async () => {
  road = await openRoad(app.waypost.config.databaseUrl ?? '');
  remote = await compose({ ...app.waypost.config, databaseUrl: road.url }, pino({ level: 'silent' }));
});
afterEach(async () => {
  await remote.close();
  await road.close();
});
const remoteDeps = (): PublishingDeps => ({ ...remote, outcomes: openOutcomeLog(remote.config.home, remote.log) });
const settle = async () => {
  await recover(app, world.deps);
  return judge(app.waypost.config.databaseUrl ?? '', app.sandbox.url);
};

test('connections between worker and database are reset again and again under load: every post goes out once', async () => {
  const posts = await postLoad(world, 2);
  const publisher = (await machine()).startPublisher(remoteDeps(), () => remote.syncClock());
  let cut = 0;
  for (let times = 0; times < 5; times += 1) {
    await untilReleased(app, 2);
    cut += road.cut();
  }
  await publisher.stop();
  expect(cut).toBeGreaterThan(5);
  expect(await settle()).toMatchObject({ posts, ended: 0 });
}, 120_000);

test.each([
  'before',
  'after',
] as const)('a connection that is reset %s the gate has committed leaves no post behind and sends none twice', async (when) => {
  const page = await world.page({ lateAfterMinutes: 2_880 });
  const post = await world.post(page, { images: 1, message: `facebook photo #gate ${when}` });
  const publisher = (await machine()).startPublisher(remoteDeps(), () => remote.syncClock());
  await road.cutAt('publish-gate', when);
  await expect.poll(async () => (await world.row(post)).phase).toBe(when === 'after' ? 'committing' : 'due');
  // Nobody knows whether the gate let it through, so nothing may have been sent.
  expect(world.wall(page)).toEqual([]);
  expect(await world.outcomes(post)).toEqual(when === 'after' ? [null] : []);
  await publisher.stop();
  await settle();
  expect(await world.row(post)).toMatchObject({ status: 10 });
  expect(world.wall(page)).toHaveLength(1);
}, 60_000);

test('an API whose connections are reset answers the next question again', async () => {
  const http = await buildHttp(remote);
  await app.waypost.db.run(
    'INSERT INTO worker_heartbeats VALUES (gen_random_uuid(), clock_timestamp(), clock_timestamp())',
  );
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const client = createClient(url);
  const ready = async () => (await client.request('GET', '/readyz')).status;
  expect(await ready()).toBe(200);
  expect(road.cut()).toBeGreaterThan(0);
  await expect.poll(ready).toBe(200);
  await http.close();
});
