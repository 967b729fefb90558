import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import type { SendGuard } from './port.ts';

// Asked of the process, because who imports it loads the browser's own fetch with it: 40 ms and 12 MB of every program.
const { request: httpRequest } = process.getBuiltinModule('node:http');

export interface OneRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type OneAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }
  | { readonly kind: 'not-sent'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

const MAX_ANSWER_BYTES = 1024 * 1024;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Sends a request that must not be sent twice: own connection, no redirects, no second try. Everything up to the TLS
 * handshake happens first; the guard is asked in the same turn of the event loop in which the first byte is written.
 */
export async function sendOnce(call: OneRequest, guard: SendGuard): Promise<OneAnswer> {
  let socket: Socket;
  try {
    socket = await openConnection(call.url, guard.signal);
  } catch (error) {
    return { kind: 'not-sent', detail: `No connection: ${words(error)}` };
  }
  try {
    return await exchange(call, socket, guard);
  } finally {
    socket.destroy();
  }
}

function openConnection(url: URL, signal: AbortSignal): Promise<Socket> {
  const secure = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (secure ? 443 : 80));
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('The deadline had passed'));
    const socket = secure
      ? process.getBuiltinModule('node:tls').connect({ host, port, servername: host })
      : connectTcp({ host, port });
    const giveUp = (error: Error) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.destroy();
      reject(error);
    };
    const onAbort = () => giveUp(new Error('The deadline passed while connecting'));
    const timer = setTimeout(() => giveUp(new Error('Connecting took too long')), CONNECT_TIMEOUT_MS);
    signal.addEventListener('abort', onAbort, { once: true });
    socket.on('error', giveUp);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.setNoDelay(true);
      resolve(socket);
    });
  });
}

function exchange(call: OneRequest, socket: Socket, guard: SendGuard): Promise<OneAnswer> {
  return new Promise((resolve) => {
    let sent = false;
    const lost = (detail: string) => finish(sent ? { kind: 'unknown', detail } : { kind: 'not-sent', detail });
    const onAbort = () => lost('No answer before the deadline');
    const finish = (answer: OneAnswer) => {
      guard.signal.removeEventListener('abort', onAbort);
      resolve(answer);
      request.destroy();
    };
    // Without an agent, node neither pools nor reuses the connection and announces `Connection: close`.
    const request: ClientRequest = httpRequest({
      method: 'POST',
      host: call.url.hostname,
      path: call.url.pathname + call.url.search,
      headers: { ...call.headers, host: call.url.host, 'content-length': Buffer.byteLength(call.body) },
      createConnection: () => socket,
    });
    guard.signal.addEventListener('abort', onAbort, { once: true });
    // Node emits `socket` and flushes the buffered head and body in one go: nothing can run in between.
    request.once('socket', () => {
      if (guard.signal.aborted) return lost('The deadline had passed');
      if (!guard.maySend()) return lost('The time window for sending was over');
      sent = true;
    });
    request.on('error', (error) => lost(words(error)));
    request.on('close', () => lost('The connection closed without an answer'));
    request.once('response', (response) => readAnswer(response).then(finish, (error) => lost(words(error))));
    request.end(call.body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<OneAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer was too long');
    chunks.push(chunk);
  }
  if (!response.complete) throw new Error('The answer was cut off');
  const text = Buffer.concat(chunks).toString('utf8');
  return { kind: 'answered', status: response.statusCode ?? 0, headers: response.headers, text };
}

/** Codes and classes only: a message may hold an address. */
function words(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return code ?? error.message;
}
