import { strToU8, type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync };

/** `zip` of fflate without its workers: what a report weighs is packed in a moment. */
export function zip(files: Zippable, done: (error: Error | null, packed: Uint8Array) => void): void {
  done(null, zipSync(files));
}
