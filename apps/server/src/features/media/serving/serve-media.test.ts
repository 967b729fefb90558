import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('serving files', () => {
  test('in ranges, conditionally, and without a body for HEAD', async () => {
    const key = '1/served/picture.jpg';
    await app.waypost.storage.put(key, randomBytes(1_000), 'image/jpeg');
    const url = app.waypost.storage.url(key);
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const ask = (headers: Record<string, string>, method = 'GET') => fetch(url, { headers, method });
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, whole.length - 1],
      ['bytes=-5', whole.length - 5, whole.length - 1],
      ['bytes=5-999999', 5, whole.length - 1],
    ] as const) {
      const part = await ask({ range });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${whole.length}`]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(from, to + 1));
    }
    const beyond = await ask({ range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    for (const odd of ['bytes=9-5', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-', 'bytes=x'])
      expect((await ask({ range: odd })).status).toBe(200);
    const etag = (await ask({})).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  });

  test.each([
    '/media/',
    '/media/1/none/none.jpg',
    '/media/../keys.json',
    '/media/..%2f..%2fkeys.json',
    '/media/%2e%2e/keys.json',
    '/media/1/x/..%2f..%2f..%2fkeys.json.jpg',
    '/media/1/x/a%00.jpg',
    '/media/1/x/page.html',
    '/media/keys.json',
  ])('%s is not found', async (address) => {
    // As it stands, without the tidying of an URL.
    const { hostname, port } = new URL(app.url);
    const [answer] = (await once(get({ hostname, port, path: address }), 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).not.toContain('encryptionKeys');
  });
});
