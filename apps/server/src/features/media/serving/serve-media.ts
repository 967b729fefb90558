import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BadKey, FileMissing, isPrivate, type StoredFile } from '../../../connectors/storage/port.ts';
import { notFound, tooMany } from '../../../platform/errors/index.ts';
import { answerError } from '../../../platform/http/index.ts';
import type { MediaDeps } from '../deps.ts';
import { createLentMemory } from '../pictures/lent-memory.ts';
import { byteRange } from './byte-range.ts';

const MIME_BY_EXTENSION: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
};

/**
 * The stored files, for browsers and for the networks: public by their unguessable key, cached for ever because a key
 * never changes, and inert whatever a browser takes them for.
 */
export function registerMediaFiles(app: FastifyInstance, deps: MediaDeps): void {
  const memory = createLentMemory();
  const guesses = app.createRateLimit();
  app.route<{ Params: { '*': string } }>({
    // HEAD by our own hand: answered from the size alone. The framework's own would read the whole file to throw it away.
    method: ['GET', 'HEAD'],
    url: '/media/*',
    schema: { hide: true },
    // A network fetches all pictures of an hour at once, from few addresses: files that are there are never refused.
    config: { rateLimit: false },
    // Looking for files that are not there is guessing, and counts like any other request.
    errorHandler: async (error, request, reply) => {
      const { isAllowed, ...counted } = await guesses(request);
      answerError(
        'isExceeded' in counted && counted.isExceeded ? tooMany(counted.ttlInSeconds) : error,
        request,
        reply,
      );
    },
    handler: async (request, reply) => {
      const key = request.params['*'];
      const mime = MIME_BY_EXTENSION[path.posix.extname(key)];
      if (mime === undefined || isPrivate(key) || !/^[\w./-]+$/.test(key)) throw notFound('media.errors.notFound');
      const etag = `"${path.posix.basename(key, path.posix.extname(key))}"`;
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', etag)
        .header('Accept-Ranges', 'bytes')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type(mime);
      const { range, 'if-none-match': known } = request.headers;
      const plain = request.method === 'GET' && range === undefined && known === undefined;
      if (plain && (await sendSmall(deps, key, memory, reply))) return reply;
      const file = await found(deps.storage.stream(key));
      if (known !== undefined && isKnown(known, etag)) return reply.code(304).send();
      if (request.method === 'HEAD') return reply.header('Content-Length', file.bytes).send();
      return send(reply, file, rangeAsked(request.headers, etag));
    },
  });
}

/** RFC 9110, 13.1.2: any of ours that the other side holds, be it marked as weak. */
const isKnown = (known: string, etag: string): boolean =>
  known.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

/** RFC 9110, 13.1.5: a part is of use only to who holds other parts of the same file. We give no dates to compare. */
export const rangeAsked = (headers: IncomingHttpHeaders, etag: string): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;

/** A file that fits into a lent piece of memory goes out in one write; false when it does not, or none is free. */
async function sendSmall(
  deps: MediaDeps,
  key: string,
  memory: ReturnType<typeof createLentMemory>,
  reply: FastifyReply,
): Promise<boolean> {
  const piece = memory.lend();
  if (piece === null) return false;
  let bytes: number | null = null;
  try {
    bytes = await found(deps.storage.readInto(key, piece));
  } finally {
    if (bytes === null) memory.giveBack(piece);
  }
  if (bytes === null) return false;
  // Not before the last byte is with the operating system, or the connection is gone.
  reply.raw.once('close', () => memory.giveBack(piece));
  await reply.send(piece.subarray(0, bytes));
  return true;
}

async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof FileMissing || error instanceof BadKey) throw notFound('media.errors.notFound');
    throw error;
  }
}

/** Whole, or the part that was asked for; the caller has said what it is. 404 when it is gone by now. */
export async function send(reply: FastifyReply, file: StoredFile, asked: string | undefined): Promise<FastifyReply> {
  const range = byteRange(asked, file.bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${file.bytes}`).send();
  if (range === null) return reply.header('Content-Length', file.bytes).send(await found(file.open()));
  reply
    .code(206)
    .header('Content-Range', `bytes ${range.from}-${range.to}/${file.bytes}`)
    .header('Content-Length', range.to - range.from + 1);
  return reply.send(await found(file.open(range)));
}
