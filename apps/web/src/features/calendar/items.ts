import { isAhead, isInCalendar, isNewsletterAhead, isNewsletterInCalendar } from '@waypost/contract/calendar';
import { type App, networkOf } from '@waypost/contract/networks';
import type { Newsletter } from '@waypost/contract/newsletters';
import { type CalendarPosting, POST_STATUS } from '@waypost/contract/posts';
import type { FullDay, GridItem } from '../../ui/calendar/items.ts';

/** A post as it stands on the grid. */
export interface PostItem extends GridItem {
  readonly kind: 'post';
  readonly post: CalendarPosting;
}
export interface NewsletterItem extends GridItem {
  readonly kind: 'newsletter';
  readonly newsletter: Newsletter;
}
export type Item = PostItem | NewsletterItem;

/** Where posts could stand: of a network that is not connected, or in a slot that somebody chose. */
export interface Suggestion {
  readonly kind: 'suggestion';
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly connected: boolean;
}

export type Shown = Item | FullDay<Item> | Suggestion;

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
    named: id,
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
        named: null,
        out: status === 'published',
        movable: isNewsletterAhead(newsletter, now),
      });
    });
}
