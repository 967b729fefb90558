export const POST_TYPES = ['post', 'video', 'reel', 'link', 'image', 'feedpost'] as const;
export type PostType = (typeof POST_TYPES)[number];

export const RESCHEDULE_MIN_MINUTES = 10;
/** Whether a time is nearer than that, with one minute of grace for filling in the form (POST-046). */
export const isTooSoon = (fireAt: number, now: number): boolean => fireAt < now + (RESCHEDULE_MIN_MINUTES - 1) * 60_000;

export const DESCRIPTION_SHOWN_CHARS = 80;
/** Identical text on one connection inside this window is a preflight error (decision 004). */
export const SAME_TEXT_WINDOW_MINUTES = 15;
/** How late a post may still leave by itself, page by page; a CHECK of the table holds the ends too. */
export const LATE_AFTER_MINUTES = { min: 15, max: 2 * 24 * 60 } as const;
export const LATE_AFTER_DEFAULT_MINUTES = 120;

export const POST_ORDERINGS = ['fire_at', '-fire_at', 'created', '-created'] as const;

/** For how long a caller may ask that what makes posts go out can be taken back. */
export const UNDO_SECONDS_MAX = 30;
/** What our own screens ask for. */
export const UNDO_SECONDS = 10;

/** In as many further profiles one creation may be published. */
export const PROFILES_AT_ONCE = 20;

/** As many posts as one call may name. */
export const POSTS_AT_ONCE = 100;
