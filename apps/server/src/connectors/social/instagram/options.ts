import type { ConsentOptions } from '../meta-graph/consent.ts';

export type InstagramOptions = ConsentOptions;

/**
 * A container can be published for 24 hours (Instagram Platform, "Content publishing"). Two are left, so that what
 * became of it can still be read with certainty after a release whose answer was lost (decision 004).
 */
export const STAGED_LIFETIME_S = 22 * 3600;
/** Until then an answer about a container is certain; afterwards it may say `EXPIRED` of a published one. */
export const READABLE_MS = 23 * 3_600_000;
