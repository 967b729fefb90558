import { isAhead, isInCalendar } from '@waypost/contract/calendar';
import { type App, networkOf } from '@waypost/contract/networks';
import { type CalendarPosting, fillPlaceholders, type PlaceholderValues } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { slotMoments, slotsOf } from '@waypost/contract/slots';
import { addDays } from '@waypost/contract/stats';
import { torontoClock } from '../../platform/time/toronto.ts';
import type { Range } from './view.ts';

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
  /** Posts whose new time is on its way. */
  readonly busy: ReadonlySet<number>;
}

/** Where posts of a network that is not connected could stand. */
export interface Suggestion {
  readonly kind: 'suggestion';
  readonly key: string;
  readonly at: string;
  readonly app: App;
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

/** The slots of the networks that are chosen and not connected (CAL-014): their own, else the suggested ones. */
export function suggestionsOf(
  apps: readonly App[],
  { applications }: Pick<Profile, 'applications'>,
  range: Range,
): Suggestion[] {
  const days = Array.from({ length: range.days }, (_, index) => addDays(range.first, index));
  return apps
    .filter((app) => !applications[app].installed)
    .flatMap((app) =>
      slotMoments(slotsOf(app, null), days, torontoClock).map((moment): Suggestion => {
        const at = new Date(moment).toISOString();
        return { kind: 'suggestion', key: `suggestion-${app}-${at}`, at, app };
      }),
    );
}
