import { type SharedReason, sharedReasons } from '../meta-graph/errors.ts';

const OWN = [
  'fb_duplicate',
  'fb_photo_already_posted',
  'fb_empty',
  'fb_photo_invalid',
  'fb_video_invalid',
  'fb_video_alone',
  'fb_video_processing',
  'fb_link_unscrapable',
  'type_unsupported',
] as const;

/** Every cause that this adapter can name; each has a sentence in the catalogues under `connections.reasons`. */
export const FB_REASONS = [...sharedReasons('fb'), ...OWN] as const;
export type FbReason = (typeof OWN)[number] | SharedReason<'fb'>;
