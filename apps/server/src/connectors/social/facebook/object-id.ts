import { SocialError } from '../port.ts';

/** Ids are digits, or two of them joined. Anything else could lead a call to another endpoint. */
export const isObjectId = (id: string): boolean => /^\d+(_\d+)?$/.test(id);

export function objectId(id: string): string {
  if (!isObjectId(id)) throw new SocialError({ kind: 'gone', code: 'fb_gone', detail: null });
  return id;
}
