import type { FastifyRequest } from 'fastify';
import type { UploadedFile, WireCall } from './wire.ts';

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !Buffer.isBuffer(value)
    ? (value as Record<string, unknown>)
    : {};
}

async function readParts(request: FastifyRequest): Promise<{ body: Record<string, unknown>; files: UploadedFile[] }> {
  const body: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = part.value;
    else {
      const bytes = await part.toBuffer();
      files.push({ field: part.fieldname, filename: part.filename, mimetype: part.mimetype, bytes });
    }
  }
  return { body, files };
}

/** Turns an HTTP request of any body kind (form, JSON, multipart, bytes) into one shape. */
export async function readCall(request: FastifyRequest): Promise<WireCall> {
  const url = new URL(request.raw.url ?? '/', 'http://sandbox');
  const parts = request.isMultipart() ? await readParts(request) : { body: record(request.body), files: [] };
  return {
    method: request.method,
    origin: `http://${request.headers.host ?? 'localhost'}`,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    rawQuery: url.search.slice(1),
    body: parts.body,
    files: parts.files,
    raw: Buffer.isBuffer(request.body) ? request.body : undefined,
    headers: request.headers,
    sideEffects: [],
  };
}
