import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createGuardedFetch, guardedFetchOf } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';
import { limits, problemOf, webServerOfFile } from './testing/web-server.ts';

const web = await webServerOfFile('::');
const { port } = web;
const local = (path = '/') => `http://127.0.0.1:${port}${path}`;
const allowed = () => createGuardedFetch({ allowOrigins: [`http://127.0.0.1:${port}`] });

describe('Addresses that are not public', () => {
  const fetchAny = createGuardedFetch({ allowOrigins: [] });
  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '%31%32%37.0.0.1',
    '①②⑦.0.0.1',
  ])('http://%s is refused and never reached', async (host) => {
    expect(await problemOf(fetchAny(`http://${host}:${port}/`, limits))).toBe('address');
    expect(web.requests).toBe(0);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://127.0.0.1/',
    'http://user:secret@example.com/',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('%s is refused', async (url) => {
    expect(await problemOf(fetchAny(url, limits))).toBe('address');
  });

  test('A name with a closing dot is the same name, or none', async () => {
    expect(['address', 'unreachable']).toContain(await problemOf(fetchAny(`http://localhost.:${port}/`, limits)));
    expect(web.requests).toBe(0);
  });

  test('An origin is allowed exactly: scheme, host and port', async () => {
    expect((await allowed()(local(), limits)).body.toString()).toBe('hello');
    const other = createGuardedFetch({ allowOrigins: [`https://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`] });
    expect(await problemOf(other(local(), limits))).toBe('address');
    expect(await problemOf(allowed()(`http://localhost:${port}/`, limits))).toBe('address');
    expect(web.requests).toBe(1);
  });

  test('The sandbox is reachable in sandbox mode only', async () => {
    const sandbox = { url: `http://127.0.0.1:${port}` };
    expect((await guardedFetchOf({ mode: 'sandbox', sandbox })(local(), limits)).status).toBe(200);
    expect(await problemOf(guardedFetchOf({ mode: 'live', sandbox })(local(), limits))).toBe('address');
    expect(await problemOf(guardedFetchOf({ mode: 'sandbox' })(local(), limits))).toBe('address');
  });

  test('A proxy of the environment is not asked', async () => {
    const before = process.env.http_proxy;
    process.env.http_proxy = local();
    try {
      expect(await problemOf(fetchAny('http://10.0.0.1/', limits))).toBe('address');
    } finally {
      if (before === undefined) delete process.env.http_proxy;
      else process.env.http_proxy = before;
    }
    expect(web.requests).toBe(0);
  });

  test('Public addresses are public', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
  });
});

describe('Redirects', () => {
  test.each([
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    '//0x7f.1:PORT/x',
    'http://10.0.0.1/',
    'file:///etc/passwd',
  ])('to %s are refused', async (target) => {
    web.listener = (request, response) => {
      if (request.url === '/start') response.writeHead(302, { location: target.replace('PORT', String(port)) }).end();
      else response.end('secret');
    };
    // The normalised literal is the allowed origin itself; it counts as foreign under another port or name only.
    const fetched = problemOf(allowed()(local('/start'), limits));
    expect(await fetched).toBe(target.includes('0x7f') ? 'it was fetched' : 'address');
    expect(web.requests).toBe(target.includes('0x7f') ? 2 : 1);
  });

  test('are followed so often and no more', async () => {
    web.listener = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end();
      else response.end('there');
    };
    const fetched = await allowed()(local('/3'), limits);
    expect([fetched.url, fetched.body.toString()]).toEqual([local('/0'), 'there']);
    expect(await problemOf(allowed()(local('/4'), limits))).toBe('redirects');
  });
});

describe('Size and time', () => {
  test('More bytes than allowed are refused, or cut when asked, without reading on', async () => {
    web.listener = (_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(4_096, 65))) {}
      };
      response.on('drain', write);
      write();
    };
    expect(await problemOf(allowed()(local(), limits))).toBe('too_large');
    const fetched = await allowed()(local(), { ...limits, beyond: 'cut' });
    expect(fetched.body.length).toBe(limits.maxBytes);
  });

  test('A compressed bomb counts by what it unfolds to', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    web.listener = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await problemOf(allowed()(local(), { ...limits, maxBytes: 100_000 }))).toBe('too_large');
  });

  test('A compressed answer is read', async () => {
    web.listener = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/plain' }).end(gzipSync('short'));
    const fetched = await allowed()(local(), limits);
    expect([fetched.body.toString(), fetched.contentType]).toEqual(['short', 'text/plain']);
  });

  test('A server that never answers, and one that drips for ever, end with the total time', async () => {
    web.listener = () => undefined;
    expect(await problemOf(allowed()(local(), { ...limits, timeoutMs: 200 }))).toBe('timeout');
    web.listener = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const started = performance.now();
    expect(await problemOf(allowed()(local(), { ...limits, timeoutMs: 300 }))).toBe('timeout');
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test('A closed port is unreachable', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: gone } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const origin = `http://127.0.0.1:${gone}`;
    expect(await problemOf(createGuardedFetch({ allowOrigins: [origin] })(origin, limits))).toBe('unreachable');
  });
});
