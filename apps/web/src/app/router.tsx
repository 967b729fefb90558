import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { stringifySearch } from '@waypost/contract/wire';
import { broughtPage } from '../platform/boot.ts';
import { withWords } from '../platform/i18n/locale-store.ts';
import { loadCode } from '../platform/navigation/load-code.ts';
import type { NavKey, Screen } from '../platform/navigation/screen.ts';
import { parseSearch } from '../platform/navigation/search.ts';
import { allScreens } from './features.ts';
import { Home } from './home.tsx';
import { ProfileScope } from './shell/profile-scope.tsx';
import { Shell } from './shell/shell.tsx';
import { MarketingScope, StaffScope } from './shell/staff-scope.tsx';
import { ErrorScreen } from './states/error-screen.tsx';
import { NotFoundScreen } from './states/not-found-screen.tsx';
import { PagePending } from './states/page-pending.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly under?: NavKey;
  }
}

function LostScreen() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}

const root = createRootRoute({ component: Outlet, notFoundComponent: LostScreen });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const publicLayout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyRouteComponent(() => loadCode(() => withWords(['legal'], () => import('./public/public-layout.tsx')))),
});
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const staff = createRoute({ getParentRoute: () => shell, id: 'staff', component: StaffScope });
const marketing = createRoute({ getParentRoute: () => shell, id: 'marketing', component: MarketingScope });
const profile = createRoute({
  getParentRoute: () => shell,
  path: '$slug',
  component: ProfileScope,
  notFoundComponent: NotFoundScreen,
});

const PARENTS: Readonly<Record<Screen['scope'], AnyRoute>> = {
  public: publicLayout,
  account: shell,
  profile,
  staff,
  marketing,
};

/** The host page names the file of its own page: the entry knows those of none (build/pages.ts). */
function pageOf({ at, load }: Screen): ReturnType<Screen['load']> {
  const file = broughtPage(at.path);
  return file === undefined ? load() : import(/* @vite-ignore */ file);
}

function routesOf(scope: Screen['scope']): AnyRoute[] {
  return allScreens
    .filter((screen) => screen.scope === scope)
    .map((screen) =>
      createRoute({
        getParentRoute: () => PARENTS[scope],
        path: screen.at.path.replace('/$slug', ''),
        staticData: { under: screen.under },
        // A page that throws notFound() is asked for its own; the default is for addresses that match none.
        notFoundComponent: NotFoundScreen,
        component: lazyRouteComponent(() => loadCode(() => withWords(screen.words ?? [], () => pageOf(screen)))),
      }),
    );
}

const tree = root.addChildren([
  home,
  publicLayout.addChildren(routesOf('public')),
  shell.addChildren([
    ...routesOf('account'),
    staff.addChildren(routesOf('staff')),
    marketing.addChildren(routesOf('marketing')),
    profile.addChildren(routesOf('profile')),
  ]),
]);

/**
 * What is read stays in sight: on the first page, whose picture may have been scrolled before the program came, and where only the
 * query changes, as when a post opens over its list.
 */
function restoresScroll() {
  let before: ParsedLocation | null = null;
  return ({ location }: { readonly location: ParsedLocation }): boolean => {
    const from = before;
    before = location;
    if (from === null) return window.scrollY === 0;
    return from.pathname !== location.pathname || from.href === location.href;
  };
}

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: tree,
    history,
    parseSearch,
    stringifySearch,
    trailingSlash: 'always',
    defaultPreload: 'intent',
    // Its scripts would be inline where a page is drawn without a browser.
    scrollRestoration: history === undefined && restoresScroll(),
    defaultPendingMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
}
