import type { Newsletter } from '../newsletters/newsletter-schemas.ts';
import type { CalendarPosting } from '../posts/schemas.ts';
import { POST_STATUS } from '../posts/state.ts';

/** Narrower than this a calendar shows one day, else a week (CAL-004, LIMITS-016). In CSS pixels. */
export const CALENDAR_NARROW_PX = 600;
/** How long an item looks on the grid: an hour and a half (CAL-023). */
export const ITEM_MINUTES = 90;

type Standing = Pick<CalendarPosting, 'status' | 'fire_at'>;

/** Calendars show what is out, and what is ahead (CAL-020): neither what is late, nor what was refused or deleted. */
export const IN_CALENDAR = { always: POST_STATUS.posted, ahead: POST_STATUS.pending } as const;

/** Ahead and still to go out by itself: what may be moved (CAL-022). `now` in milliseconds. */
export const isAhead = ({ status, fire_at }: Standing, now: number): boolean =>
  status === IN_CALENDAR.ahead && Date.parse(fire_at) > now;

export const isInCalendar = (post: Standing & { readonly deleted: boolean }, now: number): boolean =>
  !post.deleted && (post.status === IN_CALENDAR.always || isAhead(post, now));

type StandingNewsletter = Pick<Newsletter, 'status' | 'deleted' | 'fire_at' | 'edit_by' | 'editable' | 'read_only'>;

/** Of newsletters too what is out, and what is ahead (CAL-020, CAL-021). `now` in milliseconds. */
export const isNewsletterInCalendar = (of: StandingNewsletter, now: number): boolean =>
  !of.deleted && (of.status === 'published' || Date.parse(of.fire_at) > now);

/** Ahead, and its advisor, who is looking, may still change it (CAL-022): it was editable when it was read, and its time for that has not passed since. */
export const isNewsletterAhead = (of: StandingNewsletter, now: number): boolean =>
  of.editable && !of.read_only && Math.min(Date.parse(of.edit_by ?? of.fire_at), Date.parse(of.fire_at)) > now;
