import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { App } from '@waypost/contract/networks';
import type { CalendarPosting } from '@waypost/contract/posts';
import { useMemo } from 'react';
import { useProfile } from '../../platform/session/use-session.ts';
import type { Suggestion } from './items.ts';
import type { Range } from './view.ts';

const NONE: readonly Suggestion[] = [];

/** Where posts could stand beside those that are there. It comes after them, with code of its own. */
export function useSuggestions(
  apps: readonly App[],
  range: Range,
  posts: readonly CalendarPosting[] | undefined,
  now: number,
): readonly Suggestion[] {
  const { pk, applications } = useProfile();
  const { data } = useQuery({
    queryKey: ['suggestions', pk, range, apps, applications],
    queryFn: async ({ signal }) => ({
      free: await (await import('./suggestions.ts')).suggestionsOf({ pk, apps, applications, range }, signal),
    }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
  return useMemo(() => data?.free(posts ?? [], now) ?? NONE, [data, posts, now]);
}
