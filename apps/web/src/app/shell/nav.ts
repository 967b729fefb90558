import { useRouterState } from '@tanstack/react-router';
import { fillAddress, type Href } from '@waypost/contract/wire';
import type { NavEntry } from '../../platform/navigation/screen.ts';
import { isTeam, useHasPro, useSession } from '../../platform/session/use-session.ts';
import { allScreens } from '../features.ts';

export interface MenuEntry extends Omit<NavEntry, 'troubled'> {
  readonly to: Href;
  readonly troubled: boolean;
  readonly locked: boolean;
}

/** The menu of a person: what the screens declare, of which they see what they may open. */
export function useMenu(): readonly MenuEntry[] {
  const { user, profile, profiles, permissions, impersonator } = useSession();
  const pro = useHasPro();
  const has = (need: NonNullable<NavEntry['needs']>) => {
    if (need === 'staff') return user !== null && isTeam(user);
    return need === 'superuser' ? user?.is_superuser : permissions.includes(need);
  };
  // An address of nobody's profile selects none; the menu then leads into the first one.
  const slug = profile?.slug ?? profiles[0]?.slug;
  return allScreens.flatMap(({ nav, scope, at }) => {
    if (!nav || (scope === 'profile' && slug === undefined)) return [];
    // Whoever acts as somebody else sees what that person sees.
    if (scope === 'staff' && impersonator) return [];
    if (nav.needs && !has(nav.needs)) return [];
    const troubled = profile !== null && (nav.troubled?.(profile) ?? false);
    // Of no profile no plan is known; the screen says what it takes.
    const locked = nav.pro === true && profile !== null && !pro;
    // An advisor who manages suppliers is not of the staff.
    const group = scope === 'marketing' && !(user && isTeam(user)) ? 'marketing' : nav.group;
    return [{ ...nav, group, troubled, locked, to: fillAddress(at.path, { slug, ...nav.params }) }];
  });
}

/** The groups in the order in which their first entry comes. */
export const byGroup = (entries: readonly MenuEntry[]) => [...Map.groupBy(entries, ({ group }) => group)];

/** The entry under which the page that is shown stands, if that is the entry of another page. */
export const useOpenEntry = () => useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.under });
