import { useLocation, useMatches, useParams, useRouter } from '@tanstack/react-router';
import { type Href, type Search, stringifySearch } from '@waypost/contract/wire';
import { useCallback, useMemo } from 'react';
import { parseSearch } from './search.ts';

/** Goes to an address of the program (with its query, if it has one). */
export function useGo() {
  const router = useRouter();
  return useCallback(
    (href: Href, options: { readonly replace?: boolean } = {}) => {
      if (options.replace) router.history.replace(href);
      else router.history.push(href);
    },
    [router],
  );
}

/** Parameters of the path, e.g. `slug`, `id`, `app`. */
export function usePathParams(): Readonly<Record<string, string | undefined>> {
  return useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
}

/** Which page is shown: its address as it was declared, and what fills it. */
export function usePage(): { readonly path: string; readonly params: Readonly<Record<string, string | undefined>> } {
  const path: string = useMatches().at(-1)?.fullPath ?? '/';
  return { path, params: usePathParams() };
}

/** What the query of a page says, as plain text, and a setter that keeps what it is not told about. What Back should undo is pushed. */
export function useSearch<Name extends string>({ search: names }: { readonly search: readonly Name[] }) {
  const router = useRouter();
  const { searchStr, pathname } = useLocation();
  const search = useMemo<Search<Name>>(() => {
    const all = parseSearch(searchStr);
    return Object.fromEntries(names.map((name) => [name, all[name]])) as Search<Name>;
  }, [searchStr, names]);
  const setSearch = useCallback(
    (change: Search<Name>, options: { readonly push?: boolean } = {}) => {
      const href = pathname + stringifySearch({ ...parseSearch(searchStr), ...change });
      if (options.push) router.history.push(href);
      else router.history.replace(href);
    },
    [router, pathname, searchStr],
  );
  return [search, setSearch] as const;
}

/**
 * Follows a redirect that the server told: inside the program by the router, elsewhere by the browser. One without an address
 * is a fault of ours: it is written to the console and nobody is sent anywhere (SHELL-061).
 */
export function useRedirect() {
  const go = useGo();
  return useCallback(
    (url: string | null | undefined) => {
      if (!url) {
        reportError(new Error('A redirect was asked for without an address.'));
        return;
      }
      const target = new URL(url, window.location.origin);
      if (target.origin === window.location.origin) go((target.pathname + target.search + target.hash) as Href);
      else window.location.assign(target.href);
    },
    [go],
  );
}
