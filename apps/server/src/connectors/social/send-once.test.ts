import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { SendGuard } from './port.ts';
import { sendOnce } from './send-once.ts';

/** A server that counts connections and bytes, and does with a request what the test says. */
async function listen(onRequest: (socket: Socket) => void) {
  const seen = { connections: 0, bytes: 0 };
  const server = createServer((socket) => {
    seen.connections += 1;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      seen.bytes += chunk.length;
      onRequest(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { seen, url: new URL(`http://127.0.0.1:${port}/v26.0/1/feed`) };
}
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const guard = (maySend: () => boolean = () => true, ms = 5_000): SendGuard => ({
  maySend,
  signal: AbortSignal.timeout(ms),
});
const request = (url: URL) => ({ url, headers: { accept: 'application/json' }, body: 'message=hello' });
const answer = (status: string, body: string, extra = '') =>
  `HTTP/1.1 ${status}\r\ncontent-length: ${body.length}\r\n${extra}\r\n${body}`;

describe('sendOnce', () => {
  test('brings back the answer', async () => {
    const { url, seen } = await listen((socket) => socket.write(answer('200 OK', '{"id":"1"}')));
    expect(await sendOnce(request(url), guard())).toMatchObject({ kind: 'answered', status: 200, text: '{"id":"1"}' });
    expect(seen.connections).toBe(1);
  });

  test('asks the guard once, with the connection already made, and writes no byte when it says no', async () => {
    const { url, seen } = await listen(() => undefined);
    const asked: number[] = [];
    const result = await sendOnce(
      request(url),
      guard(() => {
        asked.push(seen.bytes);
        return false;
      }),
    );
    expect(result.kind).toBe('not-sent');
    expect(asked).toEqual([0]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.bytes).toBe(0);
  });

  test.each([
    ['a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['a closed connection', (socket: Socket) => socket.end()],
    ['half an answer', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"id"')],
    ['no HTTP at all', (socket: Socket) => socket.end('what?\r\n\r\n')],
    ['silence', () => undefined],
  ])('%s after the first byte is unknown', async (_, act) => {
    const { url, seen } = await listen(act);
    const result = await sendOnce(
      request(url),
      guard(() => true, 300),
    );
    expect(result.kind).toBe('unknown');
    expect(seen.connections).toBe(1);
  });

  test('nobody listening, an unknown name and a passed deadline are not-sent', async () => {
    const { url } = await listen(() => undefined);
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
    expect((await sendOnce(request(url), guard())).kind).toBe('not-sent');
    expect((await sendOnce(request(new URL('http://nowhere.invalid/')), guard())).kind).toBe('not-sent');
    const passed: SendGuard = { maySend: () => true, signal: AbortSignal.abort() };
    expect((await sendOnce(request(url), passed)).kind).toBe('not-sent');
  });

  test('a server that speaks no TLS is not-sent', async () => {
    const { url } = await listen((socket) => socket.end('plain'));
    url.protocol = 'https:';
    expect((await sendOnce(request(url), guard())).kind).toBe('not-sent');
  });

  test('a redirect is answered as such and not followed', async () => {
    const { url, seen } = await listen((socket) =>
      socket.write(answer('307 Temporary Redirect', '', `location: /again\r\n`)),
    );
    expect(await sendOnce(request(url), guard())).toMatchObject({ kind: 'answered', status: 307 });
    expect(seen.connections).toBe(1);
  });
});
