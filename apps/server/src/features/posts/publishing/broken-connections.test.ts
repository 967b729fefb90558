import { expect } from 'vitest';
import { consent } from '../../../testing/consent.ts';
import { test as base } from '../../../testing/test.ts';
import { steppedWorker } from './testing/stepped-worker.ts';

const test = base.extend('connection', ({ ana, page, network }) => {
  const breakTokens = () => network.facebook.breakTokens({ pageId: page.pageId }, 460);
  const reconnect = () => consent(ana, { reconnect: true, pages: [page.pageId] });
  const shown = async (id: number) => (await ana.client.get(`/api/scheduled_postings/${id}/`)).body;
  return { breakTokens, reconnect, shown };
});

test('a post that comes due on a connection that is broken already says so, and goes out after the reconnect', async ({
  app,
  world,
  page,
  connection,
}) => {
  const first = await world.post(page, { message: 'Finds it broken' });
  const second = await world.post(page, { message: 'Comes due later', inMinutes: 5 });
  connection.breakTokens();
  await world.publish();
  expect(await connection.shown(first)).toMatchObject({ label: 'reconnect', status: 0 });
  await app.later(6);
  await world.publish();
  await world.sweep();
  expect(await connection.shown(second)).toMatchObject({ label: 'reconnect', status: 0, reason: expect.any(String) });
  await connection.reconnect();
  await world.publish();
  expect(world.wall(page).sort()).toEqual(['Comes due later', 'Finds it broken']);
});

test('a refused try does not hide that the connection is broken', async ({ db, world, page, connection }) => {
  const id = await world.post(page, { images: 1 });
  await db.run('UPDATE scheduled_postings SET status = 100, failures = 1 WHERE id = $1', [id]);
  connection.breakTokens();
  await world.publish();
  expect(await connection.shown(id)).toMatchObject({ label: 'reconnect', status: 0 });
});

test('a post that was refused for an old token after the reconnect goes out with the new one', async ({
  app,
  world,
  page,
  connection,
}) => {
  const id = await world.post(page, { message: 'Between two tokens' });
  const worker = steppedWorker(world.deps);
  await worker.claim(1);
  for (let point = ''; point !== 'net:release:before'; point = await worker.advance()) expect(point).not.toBe('idle');
  connection.breakTokens();
  await connection.reconnect();
  await worker.finish();
  expect(await world.row(id)).toMatchObject({ phase: 'due', status: 0, failures: 0 });
  await app.later(1);
  await world.publish();
  expect(world.wall(page)).toEqual(['Between two tokens']);
});

test('an open release without anything left to read it with becomes a question to the person', async ({
  app,
  db,
  world,
  page,
  network,
  connection,
}) => {
  const id = await world.post(page);
  network.addFault({ method: 'POST', path: '/feed$', action: { kind: 'reset' } });
  await world.publish();
  await db.run('UPDATE connections SET page_token_enc = NULL, grant_id = NULL WHERE id = $1', [page.connectionId]);
  await app.later(1);
  await world.publish();
  expect(await connection.shown(id)).toMatchObject({
    label: 'unconfirmed',
    actions: ['resolve'],
    reason: expect.any(String),
  });
});
