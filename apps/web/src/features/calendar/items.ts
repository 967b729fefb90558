import { isAhead, isInCalendar } from '@waypost/contract/calendar';
import { type App, networkOf } from '@waypost/contract/networks';
import { type CalendarPosting, fillPlaceholders, type PlaceholderValues } from '@waypost/contract/posts';

/** A post as it stands on the grid. */
export interface Item {
  readonly kind: 'post';
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly post: CalendarPosting;
  /** In one line, filled in. */
  readonly text: string;
  readonly movable: boolean;
}
/** What a card does. */
export interface ItemVerbs {
  readonly open: (item: Item) => void;
  readonly move: (item: Item) => void;
  /** A free slot was chosen; a moment. */
  readonly free: (at: string) => void;
  /** Posts whose new time is on its way. */
  readonly busy: ReadonlySet<number>;
}

/** Where posts could stand: of a network that is not connected, or in a slot that somebody chose. */
export interface Suggestion {
  readonly kind: 'suggestion';
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly connected: boolean;
}

/** What of the posts of a range a calendar shows (CAL-020 to 022). */
export function itemsOf(
  posts: readonly CalendarPosting[],
  { apps, now, values }: { apps: readonly App[]; now: number; values: PlaceholderValues | undefined },
): Item[] {
  return posts.flatMap((post) => {
    const { app } = networkOf(post.provider);
    if (!apps.includes(app) || !isInCalendar(post, now)) return [];
    const text = fillPlaceholders(post.message, values).trim().replace(/\s+/gu, ' ');
    const movable = isAhead(post, now) && post.actions.includes('reschedule');
    return [{ kind: 'post', key: `post-${post.id}`, at: post.fire_at, app, post, text, movable }];
  });
}
