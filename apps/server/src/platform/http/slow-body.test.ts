import { connect } from 'node:net';
import { endpoint } from '@waypost/contract/wire';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from '#zod';
import { createHttpServer, route } from './index.ts';

const take = endpoint({
  method: 'POST',
  path: '/take/',
  summary: 'Takes a body that has a second to arrive',
  access: 'public',
  csrf: 'opt-out',
  bodySeconds: 1,
  body: z.object({ text: z.string() }),
  responses: { 200: z.object({ length: z.number() }) },
});

test('A body that trickles in is cut off when its time is over; one that comes in time is answered', async () => {
  const app = await createHttpServer({
    log: pino({ level: 'silent' }),
    cookieSecret: 's'.repeat(40),
    https: false,
    trustProxy: false,
    requestsPerMinute: 1_000,
    uploadMaxBytes: 1_000,
    authenticate: () => Promise.resolve(null),
    demand: () => undefined,
    count: () => Promise.resolve(),
  });
  route(app, take, ({ body }) => Promise.resolve({ length: body.text.length }));
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const quick = await fetch(`${url}take/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'quick' }),
  });
  expect(await quick.json()).toEqual({ length: 5 });

  const socket = connect(Number(url.port), url.hostname);
  const head = ['POST /take/ HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 1000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"text":"`);
  const started = performance.now();
  const trickle = setInterval(() => socket.write('x'), 100);
  await new Promise<void>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume();
  });
  clearInterval(trickle);
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(performance.now() - started).toBeLessThan(10_000);
  await app.close();
});
