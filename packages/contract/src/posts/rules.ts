export const POST_TYPES = ['post', 'video', 'reel', 'link', 'image', 'feedpost'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** Where a post comes from. */
export type PostSource = 'generator' | 'api' | 'campaign' | 'library' | 'csv';

/** What a post made of text, files and an address shows of them; the rest is kept, and stays out. */
export const SHOWN = ['pictures', 'video', 'link'] as const;
export type Shown = (typeof SHOWN)[number];

/** The link that a post shows, or keeps beside files where nothing was chosen. */
export const linkShown = (shows: Shown | null | undefined, link: string | null): string | null =>
  !shows || shows === 'link' ? link : null;

/** Those of the files that a post shows; of a link the first picture, for its card and for networks without links. */
export function filesShown<F extends { readonly kind: 'image' | 'video' }>(
  shows: Shown | null | undefined,
  files: readonly F[],
): F[] {
  if (!shows) return [...files];
  const found = files.filter(({ kind }) => kind === (shows === 'video' ? 'video' : 'image'));
  return shows === 'link' ? found.slice(0, 1) : found;
}

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
