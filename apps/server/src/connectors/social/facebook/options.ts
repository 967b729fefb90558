import type { ConsentOptions } from '../meta-graph/consent.ts';

export interface FacebookOptions extends ConsentOptions {
  /** The whole post is created unpublished and released by its id (decision 004); off by default. */
  readonly releaseById: boolean;
}

/**
 * Unpublished photos and posts are thrown away by Facebook after about a day (Pages API, "Photos": temporary photos);
 * an hour is left for the release itself.
 */
export const STAGED_LIFETIME_S = 23 * 3600;
