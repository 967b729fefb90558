import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { openBucket } from '../../../testing/bucket.ts';
import { test } from '../../../testing/test.ts';

describe('serving files', () => {
  test('in ranges, conditionally, and without a body for HEAD', async ({ app }) => {
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

  test('of which a part is asked that ends beyond it, or is written unusually', async ({ app }) => {
    const key = '1/served/small.jpg';
    await app.waypost.storage.put(key, Buffer.from('0123456789'), 'image/jpeg');
    for (const [range, contentRange, body] of [
      ['bytes=-500', 'bytes 0-9/10', '0123456789'],
      ['Bytes= 2-3 ', 'bytes 2-3/10', '23'],
      ['bytes=9-', 'bytes 9-9/10', '9'],
    ] as const) {
      const part = await fetch(app.waypost.storage.url(key), { headers: { range } });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, contentRange, body]);
    }
    const none = await fetch(app.waypost.storage.url(key), { headers: { range: 'bytes=-0' } });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test('of which the other side holds parts: only of the same file it gets more', async ({ app }) => {
    const key = '1/served/held.jpg';
    await app.waypost.storage.put(key, Buffer.from('0123456789'), 'image/jpeg');
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(app.waypost.storage.url(key), { headers: { range: 'bytes=0-3', ...headers } });
      return [answer.status, await answer.text()];
    };
    expect(await ask({ 'if-range': '"held"' })).toEqual([206, '0123']);
    for (const other of ['"other"', 'W/"held"', 'Sun, 22 Nov 2026 00:00:00 GMT'])
      expect(await ask({ 'if-range': other })).toEqual([200, '0123456789']);
    for (const known of ['"held"', 'W/"held"', '"other" , W/"held"', '*'])
      expect(await ask({ 'if-none-match': known })).toEqual([304, '']);
    expect(await ask({ 'if-none-match': '"other"' })).toEqual([206, '0123']);
  });

  test.for([
    '/media/',
    '/media/1/none/none.jpg',
    '/media/../keys.json',
    '/media/..%2f..%2fkeys.json',
    '/media/%2e%2e/keys.json',
    '/media/1/x/..%2f..%2f..%2fkeys.json.jpg',
    '/media/1/x/a%00.jpg',
    '/media/1/x/page.html',
    '/media/keys.json',
  ])('%s is not found', async (address, { app }) => {
    // As it stands, without the tidying of an URL.
    const { hostname, port } = new URL(app.url);
    const [answer] = (await once(get({ hostname, port, path: address }), 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).not.toContain('encryptionKeys');
  });
});

test('A video in a bucket is neither read for its size nor before the place that somebody jumps to', async () => {
  const bucket = await openBucket('videos');
  const far = await createTestApp({ env: { STORAGE_URL: bucket.url } });
  const video = Buffer.alloc(16_000_000, 'video');
  await far.waypost.storage.put('1/served/video.mp4', video, 'video/mp4');
  const ask = async (method: string, headers: Record<string, string> = {}) => {
    const before = bucket.sent();
    const answer = await fetch(far.waypost.storage.url('1/served/video.mp4'), { method, headers });
    const got = Buffer.from(await answer.arrayBuffer());
    return { answer, got, read: bucket.sent() - before };
  };
  const seek = await ask('GET', { range: `bytes=${video.length - 5_000}-` });
  expect(seek.answer.status).toBe(206);
  expect(seek.got.equals(video.subarray(video.length - 5_000))).toBe(true);
  expect(seek.read).toBeLessThan(7_000);
  // A range is for GET alone: RFC 9110, 14.2.
  const head = await ask('HEAD', { range: 'bytes=0-9' });
  expect([head.answer.status, head.answer.headers.get('content-length')]).toEqual([200, String(video.length)]);
  expect(head.read).toBeLessThan(2_000);
  expect((await ask('GET', { range: 'bytes=16000000-' })).answer.status).toBe(416);
  expect((await ask('GET')).got.equals(video)).toBe(true);
  await far.close();
  await bucket.close();
});
