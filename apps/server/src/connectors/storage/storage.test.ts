import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from './create.ts';
import { BadKey, FileMissing, type Storage } from './port.ts';

const bytes = Buffer.from('not really a picture');
const key = '7/aB3_-x/0123abcd.jpg';

let folder: string;
let s3: S3rver;
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-storage-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await s3.run();
  const publicUrl = 'https://waypost.example.com';
  storages.disk = createStorage({ publicUrl, storage: { kind: 'disk', dir: path.join(folder, 'media') } });
  storages.s3 = createStorage({
    publicUrl,
    storage: {
      kind: 's3',
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      prefix: 'inside/here',
      // The credentials that s3rver ships with; they open nothing else.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  });
});
afterAll(async () => {
  await s3.close();
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
    const file = path.join(folder, 'film.mp4');
    const film = Buffer.alloc(3_000_000, 'film');
    await writeFile(file, film);
    await storage().putFile('7/films/a.mp4', file, 'video/mp4');
    const stored = await storage().stream('7/films/a.mp4');
    expect(stored.bytes).toBe(film.length);
    expect((await buffer(await stored.open())).equals(film)).toBe(true);
    await expect(storage().putFile('../a.mp4', file, 'video/mp4')).rejects.toBeInstanceOf(BadKey);
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
  expect(await readdir(path.join(folder, 's3', 'pictures', 'inside', 'here', '9'))).toContain('x');
});
