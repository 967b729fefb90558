import type { Readable } from 'node:stream';

/** Files under it have no public address and are never served by their key alone: who may read them is asked each time. */
const PRIVATE = 'private/';
export const isPrivate = (key: string): boolean => key.startsWith(PRIVATE);
export const privateKey = (rest: string): string => `${PRIVATE}${rest}`;

/** Where files are kept. A key is written once and never changes; every file that is not private is public to whoever knows its key. */
export interface Storage {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The same for a file on this computer, however long: it is never held in memory. */
  putFile(key: string, file: string, mime: string): Promise<void>;
  /** The whole file. Throws {@link FileMissing}. */
  read(key: string): Promise<Buffer>;
  /** Size first, bytes when they are asked for. Throws {@link FileMissing}. */
  stream(key: string): Promise<StoredFile>;
  /** Into the caller's memory: answers how many bytes it has, or null when it does not fit. Throws {@link FileMissing}. */
  readInto(key: string, memory: Uint8Array): Promise<number | null>;
  /** Absolute public address, which we serve ourselves wherever the bytes lie: the networks fetch it. Throws {@link BadKey} for a private one. */
  url(key: string): string;
  /** Repeatable: an absent file is success. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

export interface StoredFile {
  readonly bytes: number;
  /** Whole, or a part of it: nothing else is read from where it lies. Throws {@link FileMissing}. */
  open(range?: ByteRange): Promise<Readable>;
}

/** Both ends included, as in HTTP, within the file. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

export class FileMissing extends Error {
  constructor(key: string, options?: { cause?: unknown }) {
    super(`no file is stored under ${key}`, options);
    this.name = 'FileMissing';
  }
}

/** A key that could leave its folder, hide in it, or mean two things on two systems. */
export class BadKey extends Error {
  constructor() {
    super('not a storage key');
    this.name = 'BadKey';
  }
}
