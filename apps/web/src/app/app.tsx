import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { COLOR_SCHEME_KEY, styleNonce } from '../platform/boot.ts';
import { LocaleProvider } from '../platform/i18n/locale-provider.tsx';
import { createQueryClient } from '../platform/query/query-client.ts';
import { BesidePage } from '../ui/beside-page.tsx';
import { describeFailure } from '../ui/feedback/describe-failure.ts';
import { MOST_TOASTS, toast } from '../ui/feedback/toasts.ts';
import { useFailureWords } from '../ui/feedback/use-failure-words.ts';
import { loadAgain } from '../ui/states/load-again.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import type { createAppRouter } from './router.tsx';
import { SessionExpired } from './states/session-expired.tsx';

const loadToasts = () => import('./toasts.tsx');
const Toasts = loadAgain(loadToasts);
// What is shown before it has come must keep to the same limit.
notificationsStore.updateState((state) => ({ ...state, limit: MOST_TOASTS }));

const toasts = () => notificationsStore.getState().notifications.length;

/** Toasts wait in their store. What draws them is fetched once the page stands, because it is needed most when offline. */
function ToastsOnceNeeded() {
  const waiting = useSyncExternalStore(notificationsStore.subscribe, toasts, toasts);
  const [needed, setNeeded] = useState(false);
  if (waiting > 0 && !needed) setNeeded(true);
  useEffect(() => {
    const load = () => void loadToasts().catch(() => {});
    // Not every browser says when it has nothing to do.
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
    const fetching = setTimeout(() => idle(load, { timeout: FETCH_TOASTS_MS }), FETCH_TOASTS_MS);
    return () => clearTimeout(fetching);
  }, []);
  return <BesidePage retryOn={waiting}>{needed && <Toasts />}</BesidePage>;
}
/** After the first picture, also on a slow phone: whoever loses the line then still reads what failed. */
const FETCH_TOASTS_MS = 2500;

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

type AppRouter = ReturnType<typeof createAppRouter>;

function Data({ router }: { readonly router: AppRouter }) {
  const t = useTranslations('ui.feedback');
  const words = useFailureWords();
  // The client outlives a change of language, so it reads the words through this holder.
  const [holder] = useState({ t, words });
  holder.t = t;
  holder.words = words;
  const [client] = useState(() =>
    createQueryClient((error, kind) => {
      if (kind === 'silent') return;
      const named = holder.t(kind === 'list' ? 'listFailed' : 'readFailed');
      const told = describeFailure(error, holder.words);
      // A list says one sentence only (SHELL-054), too many requests have their own (SHELL-052, 053).
      toast.error(told.title === holder.words.tooManyTitle ? told : { title: told.title, message: named });
    }),
  );
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <SessionExpired />
    </QueryClientProvider>
  );
}

export function App({ router }: { readonly router: AppRouter }) {
  // It has taken the place of its first picture.
  useEffect(() => {
    document.documentElement.dataset.program = 'drawn';
  }, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <LocaleProvider>
        <ToastsOnceNeeded />
        <Data router={router} />
      </LocaleProvider>
    </MantineProvider>
  );
}
