import { isAhead, isInCalendar } from '@waypost/contract/calendar';
import { type App, networkOf } from '@waypost/contract/networks';
import type { CalendarPosting } from '@waypost/contract/posts';

/** A post as it stands on the grid. */
export interface Item {
  readonly kind: 'post';
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly post: CalendarPosting;
  readonly movable: boolean;
}

/** A day that has more posts than can be told one by one, by its hours. */
export interface FullDay {
  readonly kind: 'day';
  readonly key: string;
  readonly at: string;
  readonly until: string;
  readonly hours: readonly FullHour[];
}
export interface FullHour {
  readonly at: string;
  /** Where it stands on Toronto's clock, 0 to 23. */
  readonly row: number;
  readonly items: readonly Item[];
}

/** Where posts could stand: of a network that is not connected, or in a slot that somebody chose. */
export interface Suggestion {
  readonly kind: 'suggestion';
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly connected: boolean;
}

export type Shown = Item | FullDay | Suggestion;

/** What cards and free times lead to. Times are moments. */
export type Verbs = Readonly<{
  open: (item: Item) => void;
  move: (item: Item) => void;
  /** Answers false when the item has to go back at once. */
  drop: (item: Item, at: string) => boolean;
  free: (at: string) => void;
  connect: (app: App) => void;
  openHour: (at: string) => void;
}>;

const known = new WeakMap<CalendarPosting, Item>();
/** The same object for as long as nothing of it changes: a card is drawn once, however often the clock is looked at. */
function itemOf(post: CalendarPosting, app: App, movable: boolean): Item {
  const before = known.get(post);
  if (before?.movable === movable) return before;
  const item: Item = { kind: 'post', key: `post-${post.id}`, at: post.fire_at, app, post, movable };
  known.set(post, item);
  return item;
}

/** What of the posts of a range a calendar shows (CAL-020 to 022). */
export function itemsOf(
  posts: readonly CalendarPosting[],
  { apps, now }: { apps: readonly App[]; now: number },
): readonly Item[] {
  return posts.flatMap((post) => {
    const { app } = networkOf(post.provider);
    if (!apps.includes(app) || !isInCalendar(post, now)) return [];
    return [itemOf(post, app, isAhead(post, now) && post.actions.includes('reschedule'))];
  });
}
