import { createHash, randomBytes } from 'node:crypto';

let last = 0n;

/** An id like the networks give: a string of 18 digits, above 2^53, rising, never repeated (also after a restart). */
export function nextId(): string {
  const fromTime = BigInt(Date.now()) * 1000n;
  last = fromTime > last ? fromTime : last + 1n;
  return `12${last.toString().padStart(16, '0')}`;
}

export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url').replaceAll(/[-_]/g, 'Z');
}

/** Stands for a secret in the record of calls: equal secrets stay comparable, the secret itself does not appear. */
export function secretMark(secret: string): string {
  return `sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 10)}`;
}

/** The same number from 0 (included) to 1 (excluded) for the same text, so that invented figures never jump between reads. */
export function steadyFraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 0x1_0000_0000;
}
