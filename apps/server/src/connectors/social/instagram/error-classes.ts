import { type ErrorClass, metaErrors } from '../meta-graph/errors.ts';
import type { IgReason } from './reasons.ts';

const HOUR_S = 3_600;
/** How soon a container that was not ready is asked about again. */
const NOT_READY_S = 30;

/** Instagram Platform, "Error codes" of content publishing. What comes over the Graph API in general stands behind it. */
const OWN: readonly ErrorClass<IgReason>[] = [
  { code: -2, subcode: 2207003, kind: 'try-later', reason: 'ig_media_unreachable' },
  { code: -2, subcode: 2207020, kind: 'try-later', reason: 'ig_container_expired' },
  { code: -1, subcode: 2207001, kind: 'try-later', reason: 'ig_unavailable', ambiguous: true },
  { code: -1, subcode: 2207032, kind: 'try-later', reason: 'ig_container_failed' },
  { code: -1, subcode: 2207053, kind: 'try-later', reason: 'ig_container_failed' },
  { code: -1, kind: 'try-later', reason: 'ig_unavailable', ambiguous: true },
  { code: -2, kind: 'try-later', reason: 'ig_unavailable', ambiguous: true },
  { code: 1, subcode: 2207057, kind: 'rejected', reason: 'ig_invalid' },
  // Rolling windows: Instagram does not say when they open again.
  { code: 9, subcode: 2207042, kind: 'wait', scope: 'page', seconds: HOUR_S, reason: 'ig_quota' },
  { code: 9, subcode: 2207069, kind: 'wait', scope: 'page', seconds: HOUR_S, reason: 'ig_container_quota' },
  { code: 9, kind: 'wait', scope: 'page', seconds: HOUR_S, reason: 'ig_rate_limited' },
  // The container is gone; the next staging makes a new one.
  { code: 24, subcode: 2207006, kind: 'try-later', reason: 'ig_container_expired' },
  { code: 24, subcode: 2207008, kind: 'try-later', reason: 'ig_container_expired' },
  { code: 25, subcode: 2207050, kind: 'rejected', reason: 'ig_restricted' },
  { code: 100, subcode: 2207023, kind: 'ours', reason: 'ig_our_mistake' },
  { code: 100, subcode: 2207028, kind: 'rejected', reason: 'ig_carousel_size' },
  { code: 100, subcode: 2207035, kind: 'rejected', reason: 'ig_tags_invalid' },
  { code: 100, subcode: 2207036, kind: 'rejected', reason: 'ig_tags_invalid' },
  { code: 100, subcode: 2207037, kind: 'rejected', reason: 'ig_tags_invalid' },
  { code: 100, subcode: 2207040, kind: 'rejected', reason: 'ig_tags_invalid' },
  { code: 352, kind: 'rejected', reason: 'ig_video_invalid' },
  { code: 9004, kind: 'try-later', reason: 'ig_media_unreachable' },
  { code: 9007, kind: 'wait', scope: 'page', seconds: NOT_READY_S, reason: 'ig_not_ready' },
  { code: 36000, kind: 'rejected', reason: 'ig_image_too_large' },
  { code: 36001, kind: 'rejected', reason: 'ig_image_invalid' },
  { code: 36003, kind: 'rejected', reason: 'ig_image_ratio' },
  { code: 36004, kind: 'rejected', reason: 'ig_caption_too_long' },
];

export const igErrors = metaErrors('ig', OWN);
export const { asking, socialError } = igErrors;

/**
 * Causes that the `status` text of a failed container names ("… with error code 2207076"). A video that could not be
 * processed is handed in once more; what is wrong with it stays wrong.
 */
const FAILURES: Readonly<Record<number, { reason: IgReason; again: number }>> = {
  2207026: { reason: 'ig_video_invalid', again: 0 },
  2207005: { reason: 'ig_image_invalid', again: 0 },
  2207009: { reason: 'ig_image_ratio', again: 0 },
  2207032: { reason: 'ig_container_failed', again: 2 },
  2207053: { reason: 'ig_container_failed', again: 2 },
  2207076: { reason: 'ig_video_invalid', again: 1 },
  2207077: { reason: 'ig_video_invalid', again: 1 },
  2207082: { reason: 'ig_media_unreachable', again: 1 },
};

/** Why a container failed, and how many more may be tried. */
export function failureOf(statusText: string | null): { reason: IgReason; again: number } {
  const code = /\b(22\d{5})\b/.exec(statusText ?? '')?.[1];
  return FAILURES[Number(code)] ?? { reason: 'ig_container_failed', again: 2 };
}
