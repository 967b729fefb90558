import type { App } from '@waypost/contract/networks';
import type { CalendarPosting } from '@waypost/contract/posts';
import { useMemo } from 'react';
import { useProfile } from '../../platform/session/use-session.ts';
import { useSlots } from '../slots/index.ts';
import type { Suggestion } from './items.ts';
import { freeOf, suggestionsOf } from './suggestions.ts';
import type { Range } from './view.ts';

const NONE: readonly never[] = [];

/** Where posts could stand beside those that are there. What is chosen is the same in every week, and asked for once. */
export function useSuggestions(
  apps: readonly App[],
  range: Range,
  posts: readonly CalendarPosting[] | undefined,
  now: number,
): readonly Suggestion[] {
  const { applications } = useProfile();
  const { data: settings } = useSlots();
  const all = useMemo(
    () => (settings === undefined ? NONE : suggestionsOf({ apps, applications, range, settings })),
    [apps, applications, range, settings],
  );
  return useMemo(() => freeOf(all, posts ?? NONE, now), [all, posts, now]);
}
