import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePortNear, whyNotFree } from './ports.ts';

const HOST = '127.0.0.1';
/** proc(5): what the system gives to outgoing connections, and to whoever listens on port 0. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test('A port that is listened on later is none that the system gives away meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePortNear(HOST, 0)));
  expect(new Set(ports).size).toBeGreaterThan(35);
  for (const port of ports) expect(await whyNotFree(HOST, port)).toBeNull();
  const [first = 32_768] = existsSync(RANGE) ? readFileSync(RANGE, 'utf8').split(/\s+/).map(Number) : [];
  // The port of the program, and those beside it that its parts would like.
  expect(Math.max(...ports) + 45).toBeLessThan(first);
});

test('The wanted port where it is free, else another one', async () => {
  const wanted = await freePortNear(HOST, 0);
  expect(await freePortNear(HOST, wanted)).toBe(wanted);
  const server = createServer().listen(wanted, HOST);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await whyNotFree(HOST, wanted)).toBe('EADDRINUSE');
  expect(await freePortNear(HOST, wanted)).not.toBe(wanted);
});
