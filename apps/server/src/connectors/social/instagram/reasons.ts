import { type SharedReason, sharedReasons } from '../meta-graph/errors.ts';

const OWN = [
  'ig_media_required',
  'ig_media_mixed',
  'ig_media_unreachable',
  'ig_image_invalid',
  'ig_image_ratio',
  'ig_image_too_large',
  'ig_video_invalid',
  'ig_caption_too_long',
  'ig_tags_invalid',
  'ig_carousel_size',
  'ig_container_failed',
  'ig_container_expired',
  'ig_not_ready',
  'ig_quota',
  'ig_container_quota',
  'ig_restricted',
  'ig_unlisted',
] as const;

/** Every cause that this adapter can name; each has a sentence in the catalogues under `connections.reasons`. */
export const IG_REASONS = [...sharedReasons('ig'), ...OWN] as const;
export type IgReason = (typeof OWN)[number] | SharedReason<'ig'>;
