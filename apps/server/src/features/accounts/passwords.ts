import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. Written as a PHC string. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: normal(password), nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(nonce)}$${plain(tag)}`;
}

/**
 * Compares in constant time. An account that does not exist (or has no password) costs the same as one that does, so
 * that the time of the answer says nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = PHC.exec(stored ?? '') ?? [];
  const wanted = Buffer.from(tag, 'base64');
  const known = wanted.length > 0;
  const made = await derive('argon2id', {
    message: normal(password),
    nonce: known ? Buffer.from(nonce, 'base64') : randomBytes(16),
    ...(known
      ? {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
          tagLength: wanted.length,
        }
      : COST),
  });
  return known && timingSafeEqual(made, wanted);
}

/** The same password typed on another keyboard may arrive composed differently (RFC 8265, OpaqueString). */
const normal = (password: string): string => password.normalize('NFC');
const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
