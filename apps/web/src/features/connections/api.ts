import { skipToken, useQuery } from '@tanstack/react-query';
import {
  getConnectionStatus,
  getConnectUrl,
  listPages,
  patchConnectionSettings,
  removalPreview,
  removeConnection,
  selectPage,
} from '@waypost/contract/connections';
import type { SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useRedirect } from '../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';

/** Sends the browser to the network for consent; the answer comes back to the connections page. */
export function useConnect(app: SocialApp) {
  const { pk } = useProfile();
  const redirect = useRedirect();
  return useAction<{ readonly reconnect: boolean }, { readonly url: string }>({
    run: ({ reconnect }) =>
      call(getConnectUrl, { params: { profile: pk, app }, query: reconnect ? { reconnect } : {} }),
    success: false,
    onSuccess: ({ url }) => redirect(url),
  });
}

/** Asked of the network, through the server, where its posts are listed; while the browser is offline it waits. */
const CHECKED_MS = 5 * 60_000;

/** Whether the connection could be checked, and works (ALERT-016, SCHED-013); null while nothing is known. */
export function useConnectionCheck(app: SocialApp | null): 'works' | 'lost' | 'unchecked' | null {
  const { pk } = useProfile();
  const status = useQuery({
    queryKey: ['connections', pk, app, 'status'],
    queryFn:
      app === null
        ? skipToken
        : ({ signal }) => call(getConnectionStatus, { params: { profile: pk, app } }, { signal }),
    networkMode: 'online',
    staleTime: CHECKED_MS,
    retry: 1,
    meta: { kind: 'silent' },
  });
  if (status.isError) return 'unchecked';
  return status.data ? (status.data.connected ? 'works' : 'lost') : null;
}

const pagesKey = (profile: number, app: SocialApp) => ['connections', profile, app, 'pages'] as const;

export function usePages(app: SocialApp) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: pagesKey(pk, app),
    queryFn: ({ signal }) => call(listPages, { params: { profile: pk, app } }, { signal }),
    staleTime: 0,
    meta: { kind: 'silent' },
  });
}

export function useSelectPage(app: SocialApp, onDone: () => void) {
  const { pk } = useProfile();
  const t = useTranslations('ui.feedback');
  return useAction<string>({
    run: (id) => call(selectPage, { params: { profile: pk, app }, query: { id }, body: { id } }),
    success: t('changesSaved'),
    invalidate: [['connections', pk], ['posts']],
    onSuccess: async () => {
      await refreshSession();
      onDone();
    },
  });
}

export function useRemovalPreview(app: SocialApp) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: ['connections', pk, app, 'removal'],
    queryFn: ({ signal }) => call(removalPreview, { params: { profile: pk, app } }, { signal }),
    staleTime: 0,
    meta: { kind: 'silent' },
  });
}

export function useRemoveConnection(app: SocialApp, done: string, onDone: () => void) {
  const { pk } = useProfile();
  return useAction({
    run: () => call(removeConnection, { params: { profile: pk, app } }),
    success: done,
    invalidate: [['connections', pk], ['posts']],
    onSuccess: async () => {
      await refreshSession();
      onDone();
    },
  });
}

export interface ConnectionSettings {
  readonly paused?: boolean;
  readonly late_after_minutes?: number;
}

export function useSaveSettings(app: SocialApp) {
  const { pk } = useProfile();
  const t = useTranslations('ui.feedback');
  return useAction<ConnectionSettings>({
    run: (body) => call(patchConnectionSettings, { params: { profile: pk, app }, body }),
    success: t('changesSaved'),
    onSuccess: () => refreshSession(),
  });
}
