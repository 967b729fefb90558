import { SOCIAL_APPS } from '@waypost/contract/networks';
import type { PostAction, ScheduledPosting } from '@waypost/contract/posts';
import { torontoDay } from '../../../../platform/formats/dates.ts';

/** What was created together and goes out together: one post for a person, a row for each network. */
export interface PostGroup {
  readonly key: string;
  readonly first: ScheduledPosting;
  /** In the order of the networks, however the list is ordered. */
  readonly posts: readonly ScheduledPosting[];
}
export interface Day {
  readonly day: string;
  readonly groups: readonly PostGroup[];
}

/** Siblings of one moment become one group, where the first of them stands. */
export function groupsOf(posts: readonly ScheduledPosting[]): PostGroup[] {
  const groups = new Map<string, ScheduledPosting[]>();
  for (const post of posts) {
    const key = `${post.origin} ${post.fire_at}`;
    groups.set(key, [...(groups.get(key) ?? []), post]);
  }
  return [...groups].flatMap(([key, siblings]) => {
    const ordered = SOCIAL_APPS.flatMap((app) => siblings.filter((post) => post.app === app));
    const [first] = ordered;
    return first === undefined ? [] : { key, first, posts: ordered };
  });
}

/**
 * The groups that a list has come to as a whole: of the moment of its last post more may follow on the next page. A list that
 * is one moment from end to end is shown as it is.
 */
export function wholeGroups(posts: readonly ScheduledPosting[], hasMore: boolean): PostGroup[] {
  const last = posts.at(-1)?.fire_at;
  const whole = hasMore ? posts.filter(({ fire_at: at }) => at !== last) : posts;
  return groupsOf(whole.length > 0 ? whole : posts);
}

/** Days in Toronto, in the order of the list. */
export function daysOf(groups: readonly PostGroup[]): Day[] {
  const days = new Map<string, PostGroup[]>();
  for (const group of groups) {
    const day = torontoDay(group.first.fire_at);
    days.set(day, [...(days.get(day) ?? []), group]);
  }
  return [...days].map(([day, those]) => ({ day, groups: those }));
}

/** What a verb needs that a post offers, one of several. */
const NEEDS = {
  edit: ['edit'],
  reschedule: ['reschedule'],
  post_now: ['post_now'],
  delete: ['delete', 'dismiss'],
  restore: ['restore'],
} as const satisfies Readonly<Record<string, readonly PostAction[]>>;
export type GroupVerb = keyof typeof NEEDS;
/** Restoring stands in the row. */
const IN_MENU = ['edit', 'reschedule', 'post_now', 'delete'] as const satisfies readonly GroupVerb[];
export type MenuVerb = (typeof IN_MENU)[number] | 'duplicate';
/** Leads to where the page is connected again. */
export type MenuEntry = MenuVerb | 'reconnect';

/** Those of the group that a verb can be done to. */
export function offering({ posts }: Pick<PostGroup, 'posts'>, verb: GroupVerb): ScheduledPosting[] {
  const needs: readonly PostAction[] = NEEDS[verb];
  return posts.filter(({ actions }) => actions.some((action) => needs.includes(action)));
}

/** Whether it is out is asked first: a copy might be the second. */
export const mayCopy = ({ posts }: Pick<PostGroup, 'posts'>): boolean =>
  posts.every(({ actions }) => !actions.includes('resolve'));

/** What the menu of a group offers; only who may make new posts copies. */
export const menuOf = (group: PostGroup, composes: boolean): readonly MenuEntry[] => [
  ...(group.posts.some(({ actions }) => actions.includes('reconnect')) ? (['reconnect'] as const) : []),
  ...IN_MENU.filter((verb) => offering(group, verb).length > 0),
  ...(composes && mayCopy(group) ? (['duplicate'] as const) : []),
];

export const idsOf = (posts: readonly { readonly id: number }[]): number[] => posts.map(({ id }) => id);

/** Whether all of them were missed: such posts are dismissed, not deleted. */
export const onlyDismissed = (posts: readonly ScheduledPosting[]): boolean =>
  posts.every(({ actions }) => !actions.includes('delete'));
