import { languages } from 'virtual:words';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ScreenCatalogue } from '@waypost/i18n/catalogues';
import type { Locale } from '@waypost/i18n/locale';
import { act, type FunctionComponent, type ReactNode } from 'react';
import { LocaleProvider } from '../platform/i18n/locale-provider.tsx';
import { loadWords, showLocale } from '../platform/i18n/locale-store.ts';
import { createQueryClient } from '../platform/query/query-client.ts';
import { theme } from '../ui/theme/theme.ts';

/** A component inside the providers of the program, without transitions, with the words of every room. */
export async function renderInApp(children: ReactNode, locale: Locale = 'en') {
  await act(async () => {
    await loadWords(Object.keys((await languages[locale]()).later) as ScreenCatalogue[]);
    await showLocale(locale);
  });
  return render(
    <MantineProvider theme={theme} env="test">
      <LocaleProvider>
        <Notifications limit={3} />
        <QueryClientProvider client={createQueryClient(() => {})}>{children}</QueryClientProvider>
      </LocaleProvider>
    </MantineProvider>,
  );
}

/** A page of its own, for what draws links or reads the address; `path` names what of that it reads. */
export async function renderOnPage(component: FunctionComponent, address = '/', path?: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute(path === undefined ? { component } : {});
  const routeTree =
    path === undefined ? root : root.addChildren([createRoute({ getParentRoute: () => root, path, component })]);
  const router = createRouter({ routeTree, history, trailingSlash: 'always' });
  return { history, ...(await renderInApp(<RouterProvider router={router} />)) };
}
