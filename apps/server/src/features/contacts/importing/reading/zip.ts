import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { BadFile } from './file-fault.ts';

// A workbook is a zip (APPNOTE.TXT 6.3, ECMA-376 part 2). Sizes that it tells of itself are believed for nothing: what counts is what
// comes out.

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [STORED, DEFLATED] = [0, 8];
const MOST_ENTRIES = 10_000;
const LONGEST_COMMENT = 0xffff;

interface Entry {
  readonly method: number;
  readonly encrypted: boolean;
  readonly packed: number;
  readonly at: number;
}

export interface Zip {
  has(name: string): boolean;
  /** The bytes of a file, as they come; null when there is none of this name. */
  open(name: string): AsyncIterable<Buffer> | null;
}

/** `unpacked` is how many bytes all its files together may become. */
export function openZip(bytes: Buffer, unpacked: number): Zip {
  const entries = readEntries(bytes);
  let left = unpacked;
  const fits = (length: number) => {
    left -= length;
    return left >= 0;
  };
  return {
    has: (name) => entries.has(name),
    open(name) {
      const entry = entries.get(name);
      return entry === undefined ? null : counted(bytesOf(bytes, entry), fits);
    },
  };
}

function readEntries(bytes: Buffer): ReadonlyMap<string, Entry> {
  try {
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < bytes.length - LONGEST_COMMENT - 22 || bytes.readUInt32LE(end) !== END) throw new BadFile('unreadable');
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw new BadFile('unreadable');
    const entries = new Map<string, Entry>();
    let at = bytes.readUInt32LE(end + 16);
    for (let n = 0; n < count; n++) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw new BadFile('unreadable');
      const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
        number,
        number,
        number,
      ];
      const from = at + 46;
      entries.set(bytes.toString('utf8', from, from + name).replace(/^\//, ''), {
        encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        at: bytes.readUInt32LE(at + 42),
      });
      at = from + name + extra + comment;
    }
    return entries;
  } catch (error) {
    // A place beyond the end.
    throw error instanceof BadFile ? error : new BadFile('unreadable', { cause: error });
  }
}

async function* bytesOf(bytes: Buffer, { at, packed, method, encrypted }: Entry): AsyncGenerator<Buffer> {
  if (encrypted) throw new BadFile('locked');
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new BadFile('unreadable');
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packed > bytes.length) throw new BadFile('unreadable');
  const data = bytes.subarray(from, from + packed);
  if (method === STORED) yield data;
  else if (method === DEFLATED) yield* inflated(data);
  else throw new BadFile('unreadable');
}

async function* inflated(data: Buffer): AsyncGenerator<Buffer> {
  const stream = Readable.from([data]).pipe(createInflateRaw({ chunkSize: 128 * 1024 }));
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw new BadFile('unreadable', { cause: error });
  } finally {
    stream.destroy();
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, fits: (length: number) => boolean): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    if (!fits(chunk.length)) throw new BadFile('unpacked_too_large');
    yield chunk;
  }
}
