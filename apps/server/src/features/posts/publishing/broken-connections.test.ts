import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { consent } from '../../../testing/consent.ts';
import { type Advisor, buildAdvisor } from '../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../testing/page.ts';
import { type PublishingWorld, publishingWorld } from '../../../testing/publishing-world.ts';
import { steppedWorker } from './testing/stepped-worker.ts';

let app: TestApp;
let world: PublishingWorld;
let ana: Advisor;
let page: TestPage;
let offset = 0;
beforeAll(async () => {
  app = await createTestApp();
  world = publishingWorld(app);
});
beforeEach(async () => {
  app.sandbox.control.clearFaults();
  ana = await buildAdvisor(app);
  page = await buildConnection(app, ana.profileId);
});
afterAll(() => app.close());

const later = async (minutes: number) => {
  offset += minutes * 60_000;
  await app.turnTo(offset);
};
const breakTokens = () => app.sandbox.control.facebook.breakTokens({ pageId: page.pageId }, 460);
const reconnect = () => consent(ana, { reconnect: true, pages: [page.pageId] });
const shown = async (id: number) => (await ana.client.get(`/api/scheduled_postings/${id}/`)).body;

test('a post that comes due on a connection that is broken already says so, and goes out after the reconnect', async () => {
  const first = await world.post(page, { message: 'Finds it broken' });
  const second = await world.post(page, { message: 'Comes due later', inMinutes: 5 });
  breakTokens();
  await world.publish();
  expect(await shown(first)).toMatchObject({ label: 'reconnect', status: 0 });
  await later(6);
  await world.publish();
  await world.sweep();
  expect(await shown(second)).toMatchObject({ label: 'reconnect', status: 0, reason: expect.any(String) });
  await reconnect();
  await world.publish();
  expect(world.wall(page).sort()).toEqual(['Comes due later', 'Finds it broken']);
});

test('a refused try does not hide that the connection is broken', async () => {
  const id = await world.post(page, { images: 1 });
  await app.waypost.db.run('UPDATE scheduled_postings SET status = 100, failures = 1 WHERE id = $1', [id]);
  breakTokens();
  await world.publish();
  expect(await shown(id)).toMatchObject({ label: 'reconnect', status: 0 });
});

test('a post that was refused for an old token after the reconnect goes out with the new one', async () => {
  const id = await world.post(page, { message: 'Between two tokens' });
  const worker = steppedWorker(world.deps);
  await worker.claim(1);
  for (let point = ''; point !== 'net:release:before'; point = await worker.advance()) expect(point).not.toBe('idle');
  breakTokens();
  await reconnect();
  await worker.finish();
  expect(await world.row(id)).toMatchObject({ phase: 'due', status: 0, failures: 0 });
  await later(1);
  await world.publish();
  expect(world.wall(page)).toEqual(['Between two tokens']);
});

test('an open release without anything left to read it with becomes a question to the person', async () => {
  const id = await world.post(page);
  app.sandbox.control.addFault({ method: 'POST', path: '/feed$', action: { kind: 'reset' } });
  await world.publish();
  await app.waypost.db.run('UPDATE connections SET page_token_enc = NULL, grant_id = NULL WHERE id = $1', [
    page.connectionId,
  ]);
  await later(1);
  await world.publish();
  expect(await shown(id)).toMatchObject({ label: 'unconfirmed', actions: ['resolve'], reason: expect.any(String) });
});
