import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLAYED } from '../played.ts';

/** Called with the token that a call carries, and what it is. */
export type OnWire = (point: string, token: string | null) => Promise<void>;

/**
 * The road to the fake networks, inside the process that is to die: every HTTP call of an adapter has a boundary before
 * the network hears of it and one after it acted, whose answer has not come back yet. Answers its address.
 */
export async function openWire(sandboxUrl: string, at: OnWire): Promise<string> {
  const target = new URL(sandboxUrl);
  const server = createServer((incoming, outgoing) => {
    forward(target, incoming, outgoing, at).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The process ends without asking whether anybody still calls.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, at: OnWire): Promise<void> {
  const token = /^\w+ (.+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? null;
  const point = `wire:${incoming.method} ${nameOf(incoming.url ?? '/')}`;
  const body = await readAll(incoming);
  await at(`${point}:before`, token);
  const answer = await ask(target, incoming, body);
  const content = await readAll(answer);
  await at(`${point}:after`, token);
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.byteLength });
  outgoing.end(content);
}

const LASTING = Object.values(PLAYED).flatMap(({ lastingAddresses }) => lastingAddresses ?? []);

/** The host stays that of this road, so that addresses in answers lead back to it, unless they are kept for longer than it lives. */
function ask(target: URL, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { connection: _, 'transfer-encoding': __, ...headers } = incoming.headers;
  const lasting = LASTING.some((calls) => calls.test(incoming.url ?? ''));
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, ...(lasting && { host: target.host }), 'content-length': body.byteLength },
        agent: false,
      },
      resolve,
    );
    call.once('error', reject);
    call.end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** `feed`, `images`, `#` for an id: enough to know the call by. */
function nameOf(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const action = /(?:^|&)action=(\w+)/.exec(query)?.[1];
  return `${/\d|%3A/.test(last) ? '#' : last}${action ? `.${action}` : ''}`;
}
