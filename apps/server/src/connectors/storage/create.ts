import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DriverContract } from 'flydrive/types';
import type { Config, StorageConfig } from '../../platform/config/config.ts';
import { checkedKey } from './key.ts';
import { FileMissing, type Storage } from './port.ts';

/** Files on disk or in a bucket, by configuration. The driver is loaded when the first file is touched. */
export function createStorage(config: Pick<Config, 'storage' | 'publicUrl'>): Storage {
  const { storage } = config;
  const prefix = storage.kind === 's3' && storage.prefix ? `${storage.prefix}/` : '';
  const place = (key: string) => prefix + checkedKey(key);
  let loading: Promise<DriverContract> | null = null;
  const driver = () => {
    loading ??= load(storage);
    return loading;
  };
  return {
    async put(key, bytes, mime) {
      const at = place(key);
      await (await driver()).put(at, bytes, optionsOf(mime, bytes.byteLength));
    },
    async putFile(key, file, mime) {
      const at = place(key);
      const { size } = await stat(file);
      await (await driver()).putStream(at, createReadStream(file), optionsOf(mime, size));
    },
    async read(key) {
      const at = place(key);
      const bytes = await missing(key, (await driver()).getBytes(at));
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async stream(key) {
      const at = place(key);
      const files = await driver();
      const { contentLength } = await missing(key, files.getMetaData(at));
      return { bytes: contentLength, open: () => missing(key, files.getStream(at)) };
    },
    async readInto(key, memory) {
      const at = place(key);
      if (storage.kind === 'disk') return missing(key, readDisk(path.join(storage.dir, at), memory));
      const bytes = await missing(key, (await driver()).getBytes(at));
      if (bytes.byteLength > memory.byteLength) return null;
      memory.set(bytes);
      return bytes.byteLength;
    },
    // Read at call time: a test knows its own port only once it listens.
    url: (key) => `${config.publicUrl}/media/${checkedKey(key)}`,
    async remove(key) {
      const at = place(key);
      await (await driver()).delete(at);
    },
    async exists(key) {
      const at = place(key);
      return (await driver()).exists(at);
    },
  };
}

async function readDisk(file: string, memory: Uint8Array): Promise<number | null> {
  const handle = await open(file);
  try {
    let filled = 0;
    while (filled < memory.byteLength) {
      const { bytesRead } = await handle.read(memory, filled, memory.byteLength - filled);
      if (bytesRead === 0) return filled;
      filled += bytesRead;
    }
    return (await handle.stat()).size === filled ? filled : null;
  } finally {
    await handle.close();
  }
}

const optionsOf = (contentType: string, contentLength: number) => ({
  contentType,
  contentLength,
  cacheControl: 'public, max-age=31536000, immutable',
});

async function load(storage: StorageConfig): Promise<DriverContract> {
  if (storage.kind === 'disk') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new FSDriver({ location: storage.dir, visibility: 'private' });
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = storage;
  return new S3Driver({
    bucket,
    region,
    visibility: 'private',
    // Buckets with object ownership enforced refuse ACLs; we serve the files ourselves, so none are needed.
    supportsACL: false,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers that are not AWS know the older checksums only.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without keys the SDK's own chain decides (environment, instance role).
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'NoSuchKey', 'NotFound']);

/** Both drivers have their own words for "there is no such file"; everything else is trouble and stays what it is. */
async function missing<T>(key: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    if (ABSENT.has(code ?? '') || ABSENT.has(name ?? '')) throw new FileMissing(key, { cause: error });
    throw error;
  }
}
