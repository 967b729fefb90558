import type { Readable } from 'node:stream';
import type { ByteRange } from './port.ts';

/** One kind of place to keep files in. Places are checked before; what is not there fails in the kind's own words. */
export interface Files {
  put(place: string, bytes: Uint8Array, mime: string): Promise<void>;
  putFile(place: string, file: string, mime: string): Promise<void>;
  read(place: string): Promise<Buffer>;
  size(place: string): Promise<number>;
  open(place: string, range?: ByteRange): Promise<Readable>;
  readInto(place: string, memory: Uint8Array): Promise<number | null>;
  /** An absent file is success. */
  remove(place: string): Promise<void>;
}
