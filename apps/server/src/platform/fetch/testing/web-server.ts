import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';
import { type FetchLimits, FetchRefused } from '../guarded-fetch.ts';

export const limits: FetchLimits = { maxBytes: 10_000, timeoutMs: 2_000, maxRedirects: 3 };

/** What was wrong with a fetch, in its word. */
export const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => 'it was fetched',
    (thrown: unknown) => thrown,
  );
  return error instanceof FetchRefused ? error.problem : String(error);
};

/** A web server for the tests of a file, which counts its requests; for each test it says hello again. */
export async function webServerOfFile(host = '127.0.0.1') {
  const hello: RequestListener = (_request, response) => response.end('hello');
  const web = { listener: hello, requests: 0, port: 0 };
  const server = createServer((request, response) => {
    web.requests += 1;
    web.listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  web.port = (server.address() as AddressInfo).port;
  beforeEach(() => Object.assign(web, { listener: hello, requests: 0 }));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return web;
}
