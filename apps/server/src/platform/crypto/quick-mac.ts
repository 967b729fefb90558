import { hash } from 'node:crypto';

const ALGORITHMS = { sha256: { block: 64, size: 32 }, sha512: { block: 128, size: 64 } } as const;
const LONGEST = 64;

/**
 * HMAC (RFC 2104) of short ASCII texts with one key, by two hashes in one call each: a third of the time that an object for each text
 * takes, where a text is looked at for every picture that is asked for. The key must not be longer than a block. What is said is written
 * into `into`, where that is given.
 */
export function createMac(algorithm: keyof typeof ALGORITHMS, key: Buffer): (text: string, into?: Buffer) => Buffer {
  const { block, size } = ALGORITHMS[algorithm];
  if (key.length > block) throw new Error('The key is too long');
  const padded = (sign: number, room: number) => {
    const bytes = Buffer.alloc(block + room);
    key.copy(bytes);
    for (let at = 0; at < block; at += 1) bytes[at] = (bytes[at] ?? 0) ^ sign;
    return bytes;
  };
  const [inner, outer] = [padded(0x36, LONGEST), padded(0x5c, size)];
  return (text, into = Buffer.alloc(size)) => {
    if (text.length > LONGEST) throw new Error('The text is too long');
    inner.write(text, block, 'latin1');
    outer.write(hash(algorithm, inner.subarray(0, block + text.length), 'latin1'), block, 'latin1');
    into.write(hash(algorithm, outer, 'latin1'), 'latin1');
    return into;
  };
}
