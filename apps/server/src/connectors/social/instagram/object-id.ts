import { SocialError } from '../port.ts';
import type { IgReason } from './reasons.ts';

/** Ids are digits; a comment's too. Anything else could lead a call to another endpoint. */
export const isObjectId = (id: string): boolean => /^\d+$/.test(id);

export function objectId(id: string): string {
  if (!isObjectId(id)) throw new SocialError({ kind: 'gone', code: 'ig_gone' satisfies IgReason, detail: null });
  return id;
}
