import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server on loopback that answers as the test says (or cuts the connection) and keeps what it received; page-relative calls are led to it. */
export async function startApi(answer: (seen: Seen) => Reply | 'cut') {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call: Seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      seen.push(call);
      const reply = answer(call);
      if (reply === 'cut') return void request.socket.destroy();
      const { status, body, headers } = reply;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pageFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => nodeFetch(new URL(String(input), base), init);
  return {
    seen,
    async stop() {
      globalThis.fetch = pageFetch;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Plain HTTP; the fetch of the DOM environment would apply cross-origin rules to the loopback address. */
async function nodeFetch(url: URL, init: RequestInit = {}): Promise<Response> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: init.method, headers: init.headers as Record<string, string> },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve(
            new Response(text === '' ? null : text, {
              status: incoming.statusCode,
              statusText: incoming.statusMessage,
              headers: incoming.headers as Record<string, string>,
            }),
          );
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(typeof init.body === 'string' ? init.body : undefined);
  });
}
