import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';
import { limits, problemOf, webServerOfFile } from './testing/web-server.ts';

const web = await webServerOfFile();
const { port } = web;

describe('Names that change their mind', () => {
  let dns: Socket;
  let resolver: Resolver;
  let answers: string[][];

  beforeAll(async () => {
    dns = createSocket('udp4');
    dns.on('message', (query, from) => {
      dns.send(
        dnsAnswer(query, answers.length > 1 ? (answers.shift() ?? []) : (answers[0] ?? [])),
        from.port,
        from.address,
      );
    });
    await new Promise<void>((resolve) => dns.bind(0, '127.0.0.1', resolve));
    resolver = new Resolver({ timeout: 1_000, tries: 1 });
    resolver.setServers([`127.0.0.1:${dns.address().port}`]);
  });
  afterAll(() => new Promise<void>((resolve) => dns.close(resolve)));

  const resolve = async (hostname: string) =>
    (await resolver.resolve4(hostname)).map((address) => ({ address, family: 4 }));

  test('Public when somebody checks, 127.0.0.1 when it is connected to', async () => {
    answers = [['8.8.8.8'], ['127.0.0.1']];
    const [checked] = await resolve('rebind.example');
    expect(isPublicAddress(checked?.address ?? '')).toBe(true);
    const fetchAny = createGuardedFetch({ allowOrigins: [], resolve });
    expect(await problemOf(fetchAny(`http://rebind.example:${port}/`, limits))).toBe('address');
    expect(web.requests).toBe(0);
  });

  test('The name behind a redirect', async () => {
    answers = [['8.8.8.8'], ['127.0.0.1']];
    await resolve('rebind.example');
    web.listener = (_request, response) =>
      response.writeHead(301, { location: `http://rebind.example:${port}/x` }).end();
    const fetchSandbox = createGuardedFetch({ allowOrigins: [`http://127.0.0.1:${port}`], resolve });
    expect(await problemOf(fetchSandbox(`http://127.0.0.1:${port}/`, limits))).toBe('address');
    expect(web.requests).toBe(1);
  });

  test('A private address among public ones, and none at all', async () => {
    answers = [['8.8.8.8', '127.0.0.1']];
    const fetchAny = createGuardedFetch({ allowOrigins: [], resolve });
    expect(await problemOf(fetchAny(`http://mixed.example:${port}/`, limits))).toBe('address');
    answers = [[]];
    expect(await problemOf(fetchAny(`http://empty.example:${port}/`, limits))).toBe('unreachable');
    expect(web.requests).toBe(0);
  });

  test('One question per connection: the address that was checked is the one that is used', async () => {
    let asked = 0;
    const counting = async (hostname: string) => {
      asked += 1;
      return resolve(hostname);
    };
    answers = [['127.0.0.1']];
    const fetchAny = createGuardedFetch({ allowOrigins: [], resolve: counting });
    expect(await problemOf(fetchAny(`http://once.example:${port}/`, limits))).toBe('address');
    expect(asked).toBe(1);
  });
});

/** Answers an A question (RFC 1035, section 4.1) with these addresses, valid for no time at all. */
function dnsAnswer(query: Buffer, addresses: readonly string[]): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    Buffer.concat([Buffer.from('c00c00010001000000000004', 'hex'), Buffer.from(address.split('.').map(Number))]),
  );
  return Buffer.concat([head, question, ...records]);
}
