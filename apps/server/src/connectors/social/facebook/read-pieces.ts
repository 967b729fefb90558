import type { SnapshotMedia } from '../port.ts';

export interface Pieces {
  /** The bytes from `start` to before `end`; null when they lie behind what was read already. */
  read(start: number, end: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** For files that fit into memory, as pictures do. */
export async function wholeFile(media: SnapshotMedia): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await media.open()) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads a file forward once, in whatever pieces the other side asks for. */
export async function openPieces(media: SnapshotMedia): Promise<Pieces> {
  const parts = (await media.open())[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  let offset = 0;
  const next = async (): Promise<boolean> => {
    const part = await parts.next();
    if (part.done) return false;
    offset += held.byteLength;
    held = part.value;
    return true;
  };
  return {
    async read(start, end) {
      if (start < offset) return null;
      const taken: Uint8Array[] = [];
      for (let at = start; at < end; ) {
        if (at >= offset + held.byteLength) {
          if (!(await next())) break;
          continue;
        }
        const piece = held.subarray(at - offset, end - offset);
        taken.push(piece);
        at += piece.byteLength;
      }
      return Buffer.concat(taken);
    },
    async close() {
      await parts.return?.();
    },
  };
}
