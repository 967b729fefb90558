import { isAhead, isInCalendar, isNewsletterAhead, isNewsletterInCalendar } from '@waypost/contract/calendar';
import { type App, networkOf } from '@waypost/contract/networks';
import type { Newsletter } from '@waypost/contract/newsletters';
import { type CalendarPosting, POST_STATUS } from '@waypost/contract/posts';

interface OnGrid {
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly image: string | null;
  /** It has gone out. */
  readonly out: boolean;
  readonly movable: boolean;
}
/** A post as it stands on the grid. */
export interface PostItem extends OnGrid {
  readonly kind: 'post';
  readonly post: CalendarPosting;
}
export interface NewsletterItem extends OnGrid {
  readonly kind: 'newsletter';
  readonly newsletter: Newsletter;
}
export type Item = PostItem | NewsletterItem;

/** Whether it is one of these posts; newsletters have ids of their own (CAL-006). */
export const isOneOf = (item: Item, ids: ReadonlySet<number>): boolean => item.kind === 'post' && ids.has(item.post.id);

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

const known = new WeakMap<CalendarPosting | Newsletter, Item>();
/** The same object for as long as nothing of it changes: a card is drawn once, however often the clock is looked at. */
function kept(of: CalendarPosting | Newsletter, item: Item): Item {
  const before = known.get(of);
  if (before?.movable === item.movable) return before;
  known.set(of, item);
  return item;
}
function itemOf(post: CalendarPosting, app: App, movable: boolean): Item {
  const { id, fire_at: at, image, status } = post;
  return kept(post, {
    kind: 'post',
    key: `post-${id}`,
    at,
    app,
    image,
    out: status === POST_STATUS.posted,
    post,
    movable,
  });
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

/** The same of newsletters; one that can no longer be changed stands where it stands (CAL-022). */
export function newsletterItemsOf(
  newsletters: readonly Newsletter[],
  { apps, now }: { apps: readonly App[]; now: number },
): readonly Item[] {
  if (!apps.includes('emarketing')) return [];
  return newsletters
    .filter((newsletter) => isNewsletterInCalendar(newsletter, now))
    .map((newsletter) => {
      const { id, fire_at: at, image_thumbnail: image, status } = newsletter;
      return kept(newsletter, {
        ...{ kind: 'newsletter', key: `newsletter-${id}`, at, app: 'emarketing', image, newsletter },
        out: status === 'published',
        movable: isNewsletterAhead(newsletter, now),
      });
    });
}
