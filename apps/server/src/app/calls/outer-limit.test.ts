import { expect } from 'vitest';
import { test as base } from '../../testing/test.ts';

const LIVE = 60;

const limited = base.extend('env', { scope: 'file' }, () => ({
  REQUESTS_PER_MINUTE: String(LIVE),
  TRUST_PROXY: '1',
}));
/** As many at once as a minute grants, and some more. */
const test = limited.extend('storm', ({ app }) => async (path: string, from = '203.0.113.7') => {
  const asked = Array.from({ length: LIVE + 20 }, () =>
    fetch(new URL(path, app.url), { headers: { 'x-forwarded-for': from } }),
  );
  const answers = await Promise.all(asked);
  return new Set(answers.map(({ status }) => status));
});

test('Files that are there, and whether the process lives, are never refused; looking for others is', async ({
  app,
  storm,
}) => {
  await app.waypost.storage.put('1/storm/picture.jpg', Buffer.from('picture'), 'image/jpeg');
  const page = await (await fetch(`${app.url}/accounts/login/`)).text();
  const asset = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  for (const path of ['/media/1/storm/picture.jpg', asset, '/favicon.svg', '/healthz'])
    expect(await storm(path), path).toEqual(new Set([200]));
  expect(await storm('/readyz')).toEqual(new Set([503]));
  expect(await storm('/media/1/storm/guess.jpg')).toEqual(new Set([404, 429]));
  // What was guessed counts for everything that is counted, and for nothing else.
  expect(await storm('/api/session/')).toEqual(new Set([429]));
  expect(await storm('/media/1/storm/picture.jpg')).toEqual(new Set([200]));
});

test('A customer with a whole block of addresses counts as one', async ({ app, storm }) => {
  expect(await storm('/api/session/', '2001:db8:1:2::1')).toEqual(new Set([200, 429]));
  const neighbour = await fetch(`${app.url}/api/session/`, { headers: { 'x-forwarded-for': '2001:db8:1:2::2' } });
  expect(neighbour.status).toBe(429);
});
