import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type App, isSocialApp, SOCIAL_APPS } from '@waypost/contract/networks';
import { listNewsletters, type Newsletter } from '@waypost/contract/newsletters';
import { type CalendarPosting, listPosts } from '@waypost/contract/posts';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { fetchPages } from '../../platform/query/pages.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { beside, lastOf } from '../../ui/calendar/range.ts';
import { hasNewsletters } from '../connections/index.ts';
import { nextRefresh } from '../posts/index.ts';
import type { Range } from './view.ts';

/** Who turns the pages to and fro reads none of them twice in a minute; what somebody does here reads all of them again. */
const FRESH_MS = 60_000;

interface Wanted {
  readonly profile: number;
  readonly range: Range;
  readonly apps: readonly App[];
}

const calendarKey = (profile: number) => ['posts', profile, 'calendar'] as const;

/** All posts of the days, however many: the first answer says how many there are, and the rest is asked for at once (CAL-025). */
async function fetchRange({ profile, range, apps }: Wanted, signal: AbortSignal): Promise<readonly CalendarPosting[]> {
  const asked = apps.filter(isSocialApp);
  if (asked.length === 0) return [];
  const read = (page: number) =>
    call(
      listPosts,
      {
        query: {
          profile,
          ...(asked.length < SOCIAL_APPS.length && { apps: asked }),
          fire_at_from: range.first,
          fire_at_to: lastOf(range),
          deleted: false,
          ordering: 'fire_at',
          fields: 'calendar',
          page_size: PAGE_SIZES.max,
          page,
        },
      },
      { signal },
    );
  const first = await read(1);
  const pages = Math.ceil(first.count / PAGE_SIZES.max);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  const posts = [first, ...rest].flatMap(({ results }) => results as CalendarPosting[]);
  // What moved while the pages were read stands in two of them.
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

const rangeQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...calendarKey(wanted.profile), wanted.range.first, wanted.range.days, wanted.apps.join()],
    queryFn: ({ signal }) => fetchRange(wanted, signal),
    staleTime: FRESH_MS,
    meta: { kind: 'silent' },
  });

/** One request for what is seen; when it is there, what lies beside it is fetched too. */
export function useRange(range: Range, apps: readonly App[]) {
  const { pk: profile } = useProfile();
  const queryClient = useQueryClient();
  const wanted = rangeQuery({ profile, range, apps });
  const read = useQuery({
    ...wanted,
    refetchInterval: ({ state }) => nextRefresh(state.data ?? []),
    placeholderData: keepPreviousData,
  });
  const settled = read.isSuccess && !read.isPlaceholderData;
  useEffect(() => {
    if (!settled) return;
    return whenIdle(() => {
      for (const steps of [1, -1])
        void queryClient.prefetchQuery(rangeQuery({ profile, range: beside(range, steps), apps }));
    });
  }, [settled, range, apps, profile, queryClient]);
  return read;
}

/** Puts a post as it is now into every range that was read; the answers that come later confirm it. */
export function patchRanges(
  queryClient: QueryClient,
  profile: number,
  { id, ...change }: Pick<CalendarPosting, 'id'> & Partial<CalendarPosting>,
): void {
  queryClient.setQueriesData<readonly CalendarPosting[]>({ queryKey: calendarKey(profile) }, (posts) =>
    posts?.map((post) => (post.id === id ? { ...post, ...change } : post)),
  );
}

const newslettersKey = (profile: number) => ['newsletters', profile, 'calendar'] as const;

const newslettersQuery = (profile: number, range: Range) =>
  queryOptions({
    queryKey: [...newslettersKey(profile), range.first, range.days],
    queryFn: async ({ signal }) => {
      const query = { profile, fire_at_from: range.first, fire_at_to: lastOf(range), page_size: PAGE_SIZES.max };
      const { results } = await fetchPages(
        (page) => call(listNewsletters, { query: { ...query, page } }, { signal }),
        Number.POSITIVE_INFINITY,
      );
      return results;
    },
    staleTime: FRESH_MS,
    meta: { kind: 'list' },
  });

/** The newsletters of these days (CAL-026), of whoever has newsletters and looks at them. */
export function useNewslettersOf(range: Range, apps: readonly App[]): readonly Newsletter[] | undefined {
  const profile = useProfile();
  const wanted = hasNewsletters(profile) && apps.includes('emarketing');
  return useQuery({
    ...newslettersQuery(profile.pk, range),
    enabled: wanted,
    placeholderData: keepPreviousData,
  }).data;
}

/** As `patchRanges`. */
export function patchNewsletters(
  queryClient: QueryClient,
  profile: number,
  { id, ...change }: Pick<Newsletter, 'id'> & Partial<Newsletter>,
): void {
  queryClient.setQueriesData<readonly Newsletter[]>({ queryKey: newslettersKey(profile) }, (newsletters) =>
    newsletters?.map((newsletter) => (newsletter.id === id ? { ...newsletter, ...change } : newsletter)),
  );
}
