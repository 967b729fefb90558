import { type ErrorClass, metaErrors } from '../meta-graph/errors.ts';
import type { FbReason } from './reasons.ts';

/** Error tables of the Pages API: what only posts of Facebook Pages are refused with. */
const OWN: readonly ErrorClass<FbReason>[] = [
  // Photo, video and link processing; these subcodes come under different codes.
  { code: 'any', subcode: 1366046, kind: 'rejected', reason: 'fb_photo_invalid' },
  { code: 'any', subcode: 1366051, kind: 'duplicate', reason: 'fb_photo_already_posted' },
  { code: 'any', subcode: 2069019, kind: 'rejected', reason: 'fb_photo_invalid' },
  { code: 'any', subcode: 1363047, kind: 'try-later', reason: 'fb_unavailable' },
  { code: 'any', subcode: 1609010, kind: 'try-later', reason: 'fb_unavailable' },
  { code: 'any', subcode: 1363037, kind: 'rejected', reason: 'fb_video_invalid' },
  { code: 197, kind: 'rejected', reason: 'fb_empty' },
  { code: 324, kind: 'rejected', reason: 'fb_photo_invalid' },
  { code: 389, kind: 'rejected', reason: 'fb_video_invalid' },
  { code: 1609005, kind: 'rejected', reason: 'fb_link_unscrapable' },
  { code: 368, subcode: 1404082, kind: 'duplicate', reason: 'fb_duplicate' },
  { code: 506, kind: 'duplicate', reason: 'fb_duplicate' },
];

export const fbErrors = metaErrors('fb', OWN);
export const { classes: ERROR_CLASSES, classOf, refusalOf, isAmbiguous, socialError, asking } = fbErrors;
