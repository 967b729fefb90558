import { randomBytes } from 'node:crypto';
import { existsSync, ReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseStorageUrl } from '../../platform/config/storage-url.ts';
import { type Bucket, openBucket } from '../../testing/bucket.ts';
import { createStorage } from './create.ts';
import { BadKey, FileMissing, type Storage } from './port.ts';
import { bucketFiles } from './s3.ts';

const bytes = Buffer.from('not really a picture');
const key = '7/aB3_-x/0123abcd.jpg';

let folder: string;
let bucket: Bucket;
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-storage-'));
  bucket = await openBucket('pictures', 'inside/here');
  const publicUrl = 'https://waypost.example.com';
  storages.disk = createStorage({ publicUrl, storage: { kind: 'disk', dir: path.join(folder, 'media') } });
  storages.s3 = createStorage({ publicUrl, storage: parseStorageUrl(bucket.url) });
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('Files on %s', (kind) => {
  const storage = () => {
    const found = storages[kind];
    if (found === undefined) throw new Error(`no storage ${kind}`);
    return found;
  };

  test('come back as they were put, until they are removed', async () => {
    expect(await storage().exists(key)).toBe(false);
    await storage().put(key, bytes, 'image/jpeg');
    expect(await storage().exists(key)).toBe(true);
    expect(await storage().read(key)).toEqual(bytes);
    const file = await storage().stream(key);
    expect(file.bytes).toBe(bytes.length);
    expect(await buffer(await file.open())).toEqual(bytes);
    const memory = Buffer.alloc(100);
    expect(await storage().readInto(key, memory)).toBe(bytes.length);
    expect(memory.subarray(0, bytes.length)).toEqual(bytes);
    expect(await storage().readInto(key, Buffer.alloc(bytes.length))).toBe(bytes.length);
    expect(await storage().readInto(key, Buffer.alloc(bytes.length - 1))).toBeNull();
    await storage().remove(key);
    await storage().remove(key);
    expect(await storage().exists(key)).toBe(false);
  });

  test('can be put from a file on disk', async () => {
    const file = path.join(folder, 'video.mp4');
    const video = Buffer.alloc(3_000_000, 'video');
    await writeFile(file, video);
    await storage().putFile('7/videos/a.mp4', file, 'video/mp4');
    const stored = await storage().stream('7/videos/a.mp4');
    expect(stored.bytes).toBe(video.length);
    expect((await buffer(await stored.open())).equals(video)).toBe(true);
    await expect(storage().putFile('../a.mp4', file, 'video/mp4')).rejects.toBeInstanceOf(BadKey);
  });

  test('are read in parts, and no more of them than the part', async () => {
    const video = randomBytes(32_000_000);
    await storage().put('7/videos/long.mp4', video, 'video/mp4');
    const stored = await storage().stream('7/videos/long.mp4');
    for (const [from, to] of [
      [0, 9],
      [100, 70_000],
      [video.length - 2_000, video.length - 1],
    ] as const) {
      const before = bucket.sent();
      const part = await stored.open({ from, to });
      expect((await buffer(part)).equals(video.subarray(from, to + 1))).toBe(true);
      const read = part instanceof ReadStream ? part.bytesRead : bucket.sent() - before;
      // What S3 says around it is under a kilobyte.
      expect(read).toBeGreaterThan(to - from);
      expect(read).toBeLessThan(to - from + 1_000);
    }
    const before = bucket.sent();
    expect(await storage().readInto('7/videos/long.mp4', Buffer.alloc(1_000))).toBeNull();
    expect(bucket.sent() - before).toBeLessThan(video.length / 2);
    await storage().remove('7/videos/long.mp4');
    await expect(stored.open({ from: 0, to: 9 })).rejects.toBeInstanceOf(FileMissing);
  });

  test('that are not there are named as missing', async () => {
    await expect(storage().read('7/none/file.jpg')).rejects.toBeInstanceOf(FileMissing);
    await expect(storage().stream('7/none/file.jpg')).rejects.toBeInstanceOf(FileMissing);
    await expect(storage().readInto('7/none/file.jpg', Buffer.alloc(9))).rejects.toBeInstanceOf(FileMissing);
    await storage().put('8/folder/file.jpg', bytes, 'image/jpeg');
    await expect(storage().read('8/folder')).rejects.toBeInstanceOf(FileMissing);
  });

  test('have one public address, wherever they lie', () => {
    expect(storage().url(key)).toBe(`https://waypost.example.com/media/${key}`);
  });

  test.each([
    '../secret',
    '7/../../secret',
    '/etc/passwd',
    '7//x',
    '7/.hidden',
    '7/..',
    'C:\\x',
    '7/%2e%2e/x',
    '7/\0x',
    '',
    '7/x\n',
    `7/${'x'.repeat(600)}`,
  ])('cannot be reached by the key %j', async (bad) => {
    await expect(storage().put(bad, bytes, 'image/jpeg')).rejects.toBeInstanceOf(BadKey);
    await expect(storage().read(bad)).rejects.toBeInstanceOf(BadKey);
    await expect(storage().stream(bad)).rejects.toBeInstanceOf(BadKey);
    await expect(storage().remove(bad)).rejects.toBeInstanceOf(BadKey);
    await expect(storage().exists(bad)).rejects.toBeInstanceOf(BadKey);
    expect(() => storage().url(bad)).toThrow(BadKey);
  });
});

test('The prefix of a bucket is a folder in it', async () => {
  await storages.s3?.put('9/x/y.png', bytes, 'image/png');
  expect(await readdir(path.join(bucket.folder, 'inside', 'here', '9'))).toContain('x');
});

test('The room where files are made is made again when somebody took it away', async () => {
  const dir = path.join(folder, 'tidied');
  const disk = createStorage({ publicUrl: 'https://waypost.example.com', storage: { kind: 'disk', dir } });
  const file = path.join(folder, 'whole.mp4');
  await writeFile(file, bytes);
  for (const put of [
    () => disk.put(key, bytes, 'image/jpeg'),
    () => disk.put(key, bytes, 'image/jpeg'),
    () => disk.putFile(key, file, 'video/mp4'),
  ]) {
    await put();
    expect(await disk.read(key)).toEqual(bytes);
    await rm(dir, { recursive: true });
  }
  await expect(disk.putFile(key, path.join(folder, 'none.mp4'), 'video/mp4')).rejects.toThrow('ENOENT');
});

test('A file on disk gets its name when all of it is on the disk; what failed or was killed leaves nothing', async () => {
  const dir = path.join(folder, 'durable');
  const making = path.join(dir, '.making');
  await mkdir(making, { recursive: true });
  const [old, young] = [path.join(making, 'old'), path.join(making, 'young')];
  for (const file of [old, young]) await writeFile(file, 'half');
  await utimes(old, 0, 0);
  const storage = createStorage({ publicUrl: 'https://waypost.example', storage: { kind: 'disk', dir } });
  const target = path.join(dir, key);

  const handle = await open(old);
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const named: boolean[] = [];
  const { sync } = prototype;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: typeof handle) {
    named.push(existsSync(target));
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  await storage.put(key, bytes, 'image/jpeg');
  // The file before it has its name; then its folder, and the two above that are new.
  expect(named).toEqual([false, true, true, true]);
  expect(await readdir(making)).toEqual(['young']);

  await expect(storage.putFile(`${key}2`, path.join(dir, 'no such file'), 'image/jpeg')).rejects.toThrow('ENOENT');
  expect(await readdir(path.dirname(target))).toEqual([path.basename(key)]);
  expect(await readdir(making)).toEqual(['young']);
  await expect(storage.read('.making/young')).rejects.toThrow(BadKey);
});

test('A file that is longer than one piece may be goes into a bucket in parts, whole or not at all', async () => {
  const config = parseStorageUrl(bucket.url);
  if (config.kind !== 's3') throw new Error('no bucket');
  const part = 5 * 1024 * 1024;
  const files = bucketFiles(config, part);
  const long = randomBytes(2 * part + 1_000);
  const file = path.join(folder, 'long.zip');
  await writeFile(file, long);
  await files.putFile('private/long.zip', file, 'application/zip');
  expect(await files.size('private/long.zip')).toBe(long.length);
  expect((await files.read('private/long.zip')).equals(long)).toBe(true);
  const seam = await buffer(await files.open('private/long.zip', { from: part - 2, to: part + 1 }));
  expect(seam.equals(long.subarray(part - 2, part + 2))).toBe(true);
});
