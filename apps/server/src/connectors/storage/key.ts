import { BadKey } from './port.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Only plain segments: no dot files, no `..`, no absolute paths, no escapes, the same on disk and in a bucket. */
export const isKey = (key: string): boolean =>
  key.length <= 500 && key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new BadKey();
  return key;
}
