const PIECE_BYTES = 256 * 1024;
const PIECES = 16;

/**
 * Pieces of memory that are used again and again. Pictures are fetched by the thousand when a campaign goes out, and
 * memory outside the heap that is new each time makes the collector walk the whole heap every few hundred of them.
 */
export function createLentMemory(): { lend(): Buffer | null; giveBack(piece: Buffer): void } {
  const free: Buffer[] = [];
  let made = 0;
  return {
    lend() {
      const piece = free.pop();
      if (piece !== undefined) return piece;
      if (made === PIECES) return null;
      made += 1;
      return Buffer.allocUnsafeSlow(PIECE_BYTES);
    },
    giveBack(piece) {
      free.push(piece);
    },
  };
}
