import { connect, createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { buildAdvisor } from '../testing/factories.ts';
import { createInstallation } from '../testing/installation.ts';
import { buildConnection } from '../testing/page.ts';
import { buildPost } from '../testing/post.ts';
import { test as base } from '../testing/test.ts';
import { freePortNear } from './supervisor/ports.ts';
import { startWorker } from './work.ts';

const test = base.extend(
  'ready',
  ({ app }) =>
    () =>
      app.client().get('/readyz'),
);

test('It is ready while a worker lives, and not once none has been heard of for a minute', async ({
  app,
  db,
  ready,
}) => {
  expect(await ready()).toMatchObject({ status: 503, body: { database: true, worker: false } });
  const worker = await startWorker(app.waypost);
  await expect.poll(async () => (await ready()).status).toBe(200);
  expect((await ready()).body).toEqual({ database: true, worker: true });
  await worker.stop();
  await db.run(`UPDATE worker_heartbeats SET beat_at = beat_at - interval '61 seconds'`);
  expect(await ready()).toMatchObject({ status: 503, body: { database: true, worker: false } });
  expect(await app.client().get('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
});

test('Figures are for this computer, or for who knows the token', async ({ app }) => {
  const connection = await buildConnection(app, (await buildAdvisor(app)).profileId);
  await buildPost(app, connection, { inMinutes: 5 });
  const open = await app.client().get('/metrics');
  expect(open.status).toBe(200);
  expect(String(open.body.text)).toContain('waypost_posts_in_machine{phase="due"} 1');

  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await app.client().get('/metrics', { [header]: '203.0.113.7' })).status, header).toBe(404);
  const proxied = await createTestApp({ env: { TRUST_PROXY: '1' } });
  expect((await proxied.client().get('/metrics')).status).toBe(404);
  await proxied.close();

  const token = 'a-token-of-24-characters';
  const guarded = await createTestApp({ env: { METRICS_TOKEN: token } });
  const ask = (authorization?: string) => guarded.client().get('/metrics', authorization ? { authorization } : {});
  expect((await ask()).status).toBe(404);
  expect((await ask(`Bearer ${token}x`)).status).toBe(404);
  expect((await ask('Bearer another-of-24-characters')).status).toBe(404);
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  await guarded.close();
});

test('A database that is away is 503 with Retry-After, and all is well when it is back', async ({ app }) => {
  const installation = await createInstallation(app.sandbox);
  const line = await openLine(installation.waypost.config.databaseUrl ?? '');
  await installation.start('api', { env: { DATABASE_URL: line.url } });
  const ask = async (path: string) => fetch(installation.url + path);
  expect((await ask('/api/session/')).status).toBe(200);
  line.cut();
  await expect.poll(async () => (await ask('/readyz')).json()).toEqual({ database: false, worker: false });
  const refused = await ask('/api/session/');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ user_message: expect.any(String) });
  expect((await ask('/healthz')).status).toBe(200);
  await line.mend();
  await expect.poll(async () => (await ask('/api/session/')).status).toBe(200);
  await installation.close();
  line.cut();
});

/** A line to the database that can be cut. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  // Of the system's own the port might be somebody else's when it is listened on again.
  const port = await freePortNear('127.0.0.1', 0);
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
    });
  await listen();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: listen,
  };
}
