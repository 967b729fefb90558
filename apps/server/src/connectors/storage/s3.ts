import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { StorageConfig } from '../../platform/config/config.ts';
import type { Files } from './files.ts';
import type { ByteRange } from './port.ts';

/** Beyond it a file goes in parts of that size: in one piece S3 takes 5 GB, in up to 10,000 parts every archive. */
const PART_BYTES = 512 * 1024 * 1024;
const CACHED = 'public, max-age=31536000, immutable';

/** Files in a bucket. We serve them ourselves, so they carry no rights: buckets with object ownership enforced refuse those. */
export function bucketFiles(config: Extract<StorageConfig, { kind: 's3' }>, partBytes = PART_BYTES): Files {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers that are not AWS know the older checksums only.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without keys the SDK's own chain decides (environment, instance role).
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  const object = (place: string) => ({ Bucket: bucket, Key: place });

  async function put(place: string, body: Uint8Array | Readable, bytes: number, mime: string): Promise<void> {
    const about = { ContentLength: bytes, ContentType: mime, CacheControl: CACHED };
    await client.send(new PutObjectCommand({ ...object(place), Body: body, ...about }));
  }
  /** All of it or nothing: what was sent of a file that broke off is taken back. */
  async function putParts(place: string, file: string, bytes: number, mime: string): Promise<void> {
    const begun = { ...object(place), ContentType: mime, CacheControl: CACHED };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(begun));
    const upload = { ...object(place), UploadId };
    try {
      const parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let start = 0; start < bytes; start += partBytes) {
        const end = Math.min(bytes, start + partBytes) - 1;
        const part = { ...upload, PartNumber: parts.length + 1, ContentLength: end - start + 1 };
        const Body = createReadStream(file, { start, end });
        const { ETag } = await client.send(new UploadPartCommand({ ...part, Body }));
        parts.push({ PartNumber: part.PartNumber, ETag });
      }
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }
  async function get(place: string, range?: ByteRange): Promise<{ bytes: number; body: Readable }> {
    const wanted = range && { Range: `bytes=${range.from}-${range.to}` };
    const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ ...object(place), ...wanted }));
    if (!(Body instanceof Readable)) throw new Error('the S3 client answered without a stream');
    return { bytes: ContentLength, body: Body };
  }
  return {
    put: (place, bytes, mime) => put(place, bytes, bytes.byteLength, mime),
    async putFile(place, file, mime) {
      const { size } = await stat(file);
      if (size > partBytes) return putParts(place, file, size, mime);
      await put(place, createReadStream(file), size, mime);
    },
    read: async (place) => buffer((await get(place)).body),
    size: async (place) => (await client.send(new HeadObjectCommand(object(place)))).ContentLength ?? 0,
    open: async (place, range) => (await get(place, range)).body,
    async readInto(place, memory) {
      const { bytes, body } = await get(place);
      if (bytes > memory.byteLength) {
        // Ends the answer: what does not fit stays where it is.
        body.destroy();
        return null;
      }
      let filled = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) {
        memory.set(chunk, filled);
        filled += chunk.byteLength;
      }
      return filled;
    },
    remove: async (place) => void (await client.send(new DeleteObjectCommand(object(place)))),
  };
}
