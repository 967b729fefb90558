import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type DashboardPeriod,
  firstListName,
  getPost,
  listAttempts,
  listPosts,
  type ScheduledPosting,
  type ShortList,
  shortListQuery,
} from '@waypost/contract/posts';
import { type CallInput, call } from '../../platform/api/call.ts';
import { PAGE_LOADED, takeFirstRead } from '../../platform/boot.ts';
import { torontoDay } from '../../platform/formats/dates.ts';
import type { Page } from '../../platform/query/pages.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import type { ConnectedApp } from '../connections/index.ts';
import { nextRefresh } from './refresh.ts';

type Query = NonNullable<CallInput<typeof listPosts>['query']>;

/** Without `fields=calendar` every row is a whole post. */
export async function fetchPosts(query: Query, signal?: AbortSignal): Promise<Page<ScheduledPosting>> {
  const page = (await call(listPosts, { query }, { signal })) as Page<ScheduledPosting>;
  hearOfLostConnections(page.results);
  return page;
}

/** The page holds the connections as they were when it was loaded; a list that knows more has them read again. */
function hearOfLostConnections(posts: readonly ScheduledPosting[]): void {
  const known = sessionStore.get()?.profile?.applications;
  if (posts.some(({ label, app }) => label === 'reconnect' && known?.[app].connected)) void refreshSession();
}

export const clockNow = () => {
  const now = new Date().toISOString();
  return { now, today: torontoDay(now) };
};

/** A short list for the dashboard: what goes out next, or what did best. The host page may have brought it along. */
export function useShortList({ app, pageId }: ConnectedApp, list: ShortList, period: DashboardPeriod) {
  const { pk } = useProfile();
  const read = useQuery({
    queryKey: ['posts', pk, app, pageId, 'short', list, period],
    queryFn: ({ signal }) =>
      fetchPosts(shortListQuery(list, { app, pageId }, { profile: pk, period }, clockNow()), signal),
    initialData: () =>
      takeFirstRead<Page<ScheduledPosting>>(firstListName(list, { app, pageId }, { profile: pk, period })),
    initialDataUpdatedAt: PAGE_LOADED,
    refetchInterval: ({ state }) => nextRefresh(state.data?.results ?? []),
    placeholderData: keepPreviousData,
    meta: { kind: 'list' },
  });
  return {
    items: read.data?.results ?? [],
    loading: read.isPending,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
  };
}

export const postKey = (id: number) => ['posts', 'one', id] as const;

export function usePost(id: number) {
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => call(getPost, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => nextRefresh(state.data ? [state.data] : []),
    meta: { kind: 'silent' },
  });
}

/** Read again whenever the machine has moved the post on; that alone does not change its version. */
export function useAttempts({ id, version, phase, status, first_comment }: ScheduledPosting) {
  return useQuery({
    queryKey: [...postKey(id), 'attempts', version, phase, status, first_comment?.state],
    queryFn: ({ signal }) => call(listAttempts, { params: { id }, query: { page_size: 50 } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}
