import type { PageAccess } from '../port.ts';
import { SocialError } from '../port.ts';
import type { LinkedInRest } from './wire/rest.ts';

export interface LinkedInOptions {
  readonly rest: LinkedInRest;
  /** What the app was granted; all of it is asked for. */
  readonly scopes: readonly string[];
  /** Business time. */
  readonly now: () => Date;
  /** Waits for real time to pass; used only between two tries of a call that may be repeated. */
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Milliseconds that nobody turns; measures how old a token is. */
  readonly ticks: () => number;
}

/** LinkedIn does not say how long an uploaded medium may lie unused; within a day it is seen to work. */
export const STAGED_LIFETIME_S = 23 * 3600;

export const personUrn = (id: string) => `urn:li:person:${id}`;
export const organizationUrn = (id: string) => `urn:li:organization:${id}`;

/** Who publishes: the member himself, or the organization that he acts for. */
export const authorUrn = (page: PageAccess): string =>
  page.isFeed ? personUrn(page.pageId) : organizationUrn(page.pageId);

/** Posts API: `share`, or `ugcPost` for videos and older posts. */
export const isPostUrn = (urn: string): boolean => /^urn:li:(share|ugcPost):\w+$/.test(urn);

/** Anything else could lead a call to another endpoint. */
export function postUrn(urn: string): string {
  if (!isPostUrn(urn)) throw new SocialError({ kind: 'gone', code: 'li_gone', detail: null });
  return urn;
}
