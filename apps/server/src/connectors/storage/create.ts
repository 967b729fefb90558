import type { Config } from '../../platform/config/config.ts';
import { diskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { BadKey, FileMissing, isPrivate, type Storage } from './port.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Only plain segments: no dot files, no `..`, no absolute paths, no escapes, the same on disk and in a bucket. */
function checkedKey(key: string): string {
  const plain = key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));
  if (!plain || key.length > 500) throw new BadKey();
  return key;
}

/** Files on disk or in a bucket, by configuration. The client of the bucket is loaded when the first file is touched. */
export function createStorage(config: Pick<Config, 'storage' | 'publicUrl'>): Storage {
  const { storage } = config;
  const prefix = storage.kind === 's3' && storage.prefix ? `${storage.prefix}/` : '';
  let loading: Promise<Files> | null = null;
  /** Async, so that a bad key rejects like all other trouble. */
  async function at<T>(key: string, work: (files: Files, place: string) => Promise<T>): Promise<T> {
    const place = prefix + checkedKey(key);
    loading ??=
      storage.kind === 'disk'
        ? Promise.resolve(diskFiles(storage.dir))
        : import('./s3.ts').then(({ bucketFiles }) => bucketFiles(storage));
    return work(await loading, place);
  }
  const size = (key: string) =>
    missing(
      key,
      at(key, (files, place) => files.size(place)),
    );
  return {
    put: (key, bytes, mime) => at(key, (files, place) => files.put(place, bytes, mime)),
    putFile: (key, file, mime) => at(key, (files, place) => files.putFile(place, file, mime)),
    read: (key) =>
      missing(
        key,
        at(key, (files, place) => files.read(place)),
      ),
    stream: async (key) => ({
      bytes: await size(key),
      open: (range) =>
        missing(
          key,
          at(key, (files, place) => files.open(place, range)),
        ),
    }),
    readInto: (key, memory) =>
      missing(
        key,
        at(key, (files, place) => files.readInto(place, memory)),
      ),
    // Read at call time: a test knows its own port only once it listens.
    url: (key) => {
      if (isPrivate(key)) throw new BadKey();
      return `${config.publicUrl}/media/${checkedKey(key)}`;
    },
    remove: (key) => at(key, (files, place) => files.remove(place)),
    exists: (key) =>
      size(key).then(
        () => true,
        (error: unknown) => {
          if (error instanceof FileMissing) return false;
          throw error;
        },
      ),
  };
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'NoSuchKey', 'NotFound']);

/** Disk and bucket have their own words for "there is no such file"; everything else is trouble and stays what it is. */
async function missing<T>(key: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    if (ABSENT.has(code ?? '') || ABSENT.has(name ?? '')) throw new FileMissing(key, { cause: error });
    throw error;
  }
}
