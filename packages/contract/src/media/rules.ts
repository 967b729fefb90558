export const UPLOAD_DONE_MS = 1_500;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export const ALT_TEXT_MAX = 1_000;

export const MEDIA_STATES = ['waiting', 'ready', 'failed'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];
