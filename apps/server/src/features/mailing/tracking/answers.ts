import type { IncomingMessage, ServerResponse } from 'node:http';

/** What all answers to recipients have. Mails are shown by other origins, which must be able to take the picture. */
const ALWAYS = {
  'Cache-Control': 'no-store, max-age=0',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** One transparent dot; as text it travels in one piece with its head. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64').toString('latin1');
const DOT_HEADERS = [
  ...Object.entries(ALWAYS).flat(),
  ...[
    'Content-Type',
    'image/gif',
    'Content-Length',
    String(DOT.length),
    'Cross-Origin-Resource-Policy',
    'cross-origin',
  ],
];
const LEADING_ON = [...Object.entries(ALWAYS).flat(), 'Content-Length', '0', 'Location'];

type Answer = readonly [response: ServerResponse, status: number, headers: string[], body: string];
let ready: Answer[] = [];

/**
 * Whoever asks for much at one moment is answered at one moment, so that the other side, a proxy as a rule, wakes up once for all of it:
 * to wake somebody takes longer than to make his answer.
 */
function answerTogether(...answer: Answer): void {
  if (ready.push(answer) === 1) setImmediate(answerAll);
}

function answerAll(): void {
  const answers = ready;
  ready = [];
  for (const [response, status, headers, body] of answers) response.writeHead(status, headers).end(body, 'latin1');
}

export function sendDot(response: ServerResponse, withBody: boolean): void {
  answerTogether(response, 200, DOT_HEADERS, withBody ? DOT : '');
}

export function sendOn(response: ServerResponse, url: string): void {
  answerTogether(response, 302, [...LEADING_ON, url], '');
}

export interface Document {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendDocument(response: ServerResponse, withBody: boolean, document: Document): void {
  const bytes = Buffer.from(document.html);
  response.writeHead(document.status, {
    ...ALWAYS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.length,
    'Content-Security-Policy': document.policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...document.headers,
  });
  response.end(withBody ? bytes : undefined);
}

export function sendText(response: ServerResponse, status: number, text: string, headers = {}): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    ...ALWAYS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}

/** A browser that fetches what somebody may want next, and nobody has asked for yet. */
export function isPrefetch({ headers }: IncomingMessage): boolean {
  const told = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return told.some((what) => what !== undefined && /prefetch|prerender|preview/i.test(String(what)));
}

const MOST_BYTES = 16 * 1024;
const LONGEST_MS = 15_000;

/** A small body; null when it is too long, or does not come. */
export async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const timer = setTimeout(() => request.destroy(), LONGEST_MS);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
