import { type ErrorEntry, entry, SPAM_BLOCK } from '../graph/error-entry.ts';

/**
 * The refusals that only Instagram calls meet; beside them come those of Facebook's table (tokens, permissions, limits).
 * Facts: "Error codes" of the Instagram platform's content publishing reference (2026-06), all with status 400; bodies of
 * 9004/2207052 and 9007/2207027 as public clients recorded them.
 */
type Words = Omit<Partial<ErrorEntry>, 'code' | 'subcode' | 'reaction'>;

/** Instagram's own codes do not repeat themselves in the message as `(#…)`. */
function row(code: number, subcode: number, reaction: ErrorEntry['reaction'], message: string, words: Words = {}) {
  return { ...entry(code, subcode, reaction, message, words), message };
}

const CONTAINER: ErrorEntry[] = [
  row(-2, 2207003, 'try-later', 'Timeout', {
    userTitle: 'Timeout',
    userMessage: 'It takes too long to download the media.',
    remedy: 'same-step',
  }),
  row(-2, 2207020, 'try-later', 'The media has expired', {
    userTitle: 'Media expired',
    userMessage: 'The media you are trying to access has expired. Please try to upload again.',
    remedy: 'new-container',
  }),
  row(-1, 2207001, 'try-later', 'Fatal', {
    userTitle: 'Instagram server error',
    userMessage: 'An unexpected error has occurred. Please try again.',
    transient: true,
    remedy: 'same-step',
    ambiguousOnPublish: true,
  }),
  row(-1, 2207032, 'try-later', 'Fatal', {
    userTitle: 'Media creation failed',
    userMessage: 'The media could not be created. Please try to create it again.',
    remedy: 'new-container',
  }),
  row(-1, 2207053, 'try-later', 'Fatal', {
    userTitle: 'Upload failed',
    userMessage: 'An unknown error occurred during the upload. Please create a new container and try again.',
    remedy: 'new-container',
  }),
  row(9, 2207069, 'try-later', 'Application request limit reached', {
    userTitle: 'Limit reached',
    userMessage: 'You have reached the number of media containers that can be created in 24 hours.',
    scope: 'page',
    remedy: 'next-window',
  }),
];

const CONTENT: ErrorEntry[] = [
  row(1, 2207057, 'rejected', 'Invalid thumbnail offset', {
    userTitle: 'Invalid thumbnail offset',
    userMessage: 'The thumbnail offset must be at least 0 and less than the length of the video.',
  }),
  row(100, 2207023, 'rejected', 'Invalid parameter', {
    userTitle: 'Unknown media type',
    userMessage: 'The media type is unknown.',
  }),
  row(100, 2207028, 'rejected', 'Invalid parameter', {
    userTitle: "Your post won't work as a carousel",
    userMessage: 'Carousels need at least 2 photos or videos and no more than 10.',
  }),
  row(100, 2207035, 'rejected', 'Invalid parameter', {
    userTitle: 'Invalid product tags',
    userMessage: 'Positions of product tags cannot be given for a video.',
  }),
  row(100, 2207036, 'rejected', 'Invalid parameter', {
    userTitle: 'Invalid product tags',
    userMessage: 'Positions of product tags are required for a photo.',
  }),
  row(100, 2207037, 'rejected', 'Invalid parameter', {
    userTitle: 'Invalid product tags',
    userMessage: 'Some product tags could not be added. The product may be deleted, or you may not tag it.',
  }),
  row(100, 2207040, 'rejected', 'Invalid parameter', {
    userTitle: 'Too many tags',
    userMessage: 'Cannot use more than 20 tags per created media.',
  }),
  row(352, 2207026, 'rejected', 'The video format is not supported', {
    userTitle: 'Unsupported video format',
    userMessage: 'The video format is not supported. Please check the specifications of supported videos.',
  }),
  row(9004, 2207052, 'try-later', 'Only photo or video can be accepted as media type.', {
    userTitle: 'Media download has failed',
    userMessage: 'The media could not be fetched from this URI.',
    remedy: 'same-step',
  }),
  row(36000, 2207004, 'rejected', 'The image size is too large.', {
    userTitle: 'Image size too large',
    userMessage: 'The image is too large to download. It should be less than 8 MiB.',
  }),
  row(36001, 2207005, 'rejected', 'The image format is not supported.', {
    userTitle: 'Image format not supported',
    userMessage: 'The image format is not supported. Supported formats are: JPEG.',
  }),
  row(36003, 2207009, 'rejected', 'The aspect ratio is not supported.', {
    userTitle: 'Aspect ratio not supported',
    userMessage: 'The image cannot be published with this aspect ratio. It must be between 4:5 and 1.91:1.',
  }),
  row(36004, 2207010, 'rejected', 'The caption is too long.', {
    userTitle: 'Caption too long',
    userMessage: 'The caption is too long. It should have at most 2,200 characters and 30 hashtags.',
  }),
];

const PUBLISHING: ErrorEntry[] = [
  SPAM_BLOCK,
  row(9, 2207042, 'try-later', 'Application request limit reached', {
    userTitle: 'Limit reached',
    userMessage: 'You have reached the number of posts that can be published in 24 hours.',
    scope: 'page',
    remedy: 'next-window',
  }),
  row(24, 2207006, 'gone', 'The requested resource does not exist', {
    userTitle: 'Media not found',
    userMessage: 'The media could not be found.',
    remedy: 'new-container',
  }),
  row(24, 2207008, 'try-later', 'The requested resource does not exist', {
    userTitle: 'Media not found',
    userMessage: 'The media builder with this creation id does not exist or has expired.',
    remedy: 'same-step',
  }),
  row(25, 2207050, 'rejected', 'The Instagram account is restricted.', {
    userTitle: 'Account restricted',
    userMessage: 'The Instagram account is restricted or inactive. Open the Instagram app and follow what it asks.',
    scope: 'page',
  }),
  row(9007, 2207027, 'try-later', 'Media ID is not available', {
    userTitle: 'Cannot publish',
    userMessage: 'The media is not ready for publishing, please wait for a moment.',
    remedy: 'keep-polling',
  }),
];

export const INSTAGRAM_ERROR_CODES: readonly ErrorEntry[] = [...CONTAINER, ...CONTENT, ...PUBLISHING];

/** Causes that a container's `status` names once its video was fetched and judged. */
export const CONTAINER_FAILURES: Readonly<Record<number, string>> = {
  2207026: 'Unsupported video format',
  2207053: 'Unknown upload error',
  2207076: 'The video could not be processed',
  2207077: 'The video is too large',
  2207082: 'The video could not be downloaded',
};

export function failureText(subcode: number): string {
  const cause = CONTAINER_FAILURES[subcode];
  return `Error: Media upload has failed with error code ${subcode}${cause ? `: ${cause}` : ''}`;
}
