import type { PostAction, ScheduledPosting } from '@waypost/contract/posts';
import { torontoDay } from '../../../../platform/formats/dates.ts';

/** What was created together and goes out together: one post for a person, a row for each network. */
export interface PostGroup {
  readonly key: string;
  readonly first: ScheduledPosting;
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
    const [first] = siblings;
    return first === undefined ? [] : { key, first, posts: siblings };
  });
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

/** Those of the group that offer an action. */
export const offering = ({ posts }: PostGroup, ...actions: readonly PostAction[]): readonly ScheduledPosting[] =>
  posts.filter((post) => actions.some((action) => post.actions.includes(action)));
