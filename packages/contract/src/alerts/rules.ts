import { APPS, CHANNELS, SOCIAL_APPS, type SocialApp } from '../networks/networks.ts';
import type { Profile } from '../profiles/schemas.ts';
import { connectionTrouble } from './trouble.ts';

/** What an alert asks for, and where that is done. */
type Step = 'verify' | 'connect' | 'reconnect' | 'upgrade' | 'refresh';

interface Known {
  readonly slug: string;
  /** 1 comes first (ALERT-007 to 012). */
  readonly priority: number;
  readonly step: Step;
}
/** An alert as a rule finds it; the words are in the catalogue `alerts`. */
export type AlertFound = Known &
  (
    | { readonly kind: 'email' | 'no_apps' }
    | { readonly kind: 'not_connected' | 'lost'; readonly app: SocialApp }
    | { readonly kind: 'expiring'; readonly app: SocialApp; readonly days: number }
  );

const CONNECTING = 3;

/**
 * What a profile still lacks, the most urgent first (ALERT-007 to 013). `pro`: whether its person has what PRO brings. Only of
 * what can be done here: a network that the installation does not offer is not asked for (decision 066). A lost connection
 * stands where its network would if it had never been connected.
 */
export function alertsOf({ email_verification, applications }: Profile, pro: boolean): readonly AlertFound[] {
  const offered = SOCIAL_APPS.filter((app) => applications[app].state !== 'not_set_up');
  const none = APPS.every((app) => !applications[app].installed && !applications[app].active);
  return [
    ...(email_verification
      ? []
      : [{ slug: 'email_not_verified', priority: 1, kind: 'email', step: 'verify' } as const]),
    ...(none
      ? offered
          .slice(0, 1)
          .map(() => ({ slug: 'no_apps_connected', priority: 2, kind: 'no_apps', step: 'connect' }) as const)
      : offered.flatMap((app) => {
          const priority = CONNECTING + SOCIAL_APPS.indexOf(app);
          if (connectionTrouble(app, applications[app])?.kind === 'broken')
            return { slug: `${app}_lost`, priority, kind: 'lost' as const, app, step: 'reconnect' as const };
          if (applications[app].installed) return [];
          const step = CHANNELS[app].proOnly && !pro ? ('upgrade' as const) : ('connect' as const);
          return { slug: `${app}_not_connected`, priority, kind: 'not_connected' as const, app, step };
        })),
    ...SOCIAL_APPS.flatMap((app) => {
      const trouble = connectionTrouble(app, applications[app]);
      if (trouble?.kind !== 'expiring') return [];
      const priority = CONNECTING + SOCIAL_APPS.length;
      return {
        slug: `${app}_expiring`,
        priority,
        kind: 'expiring' as const,
        app,
        days: trouble.days,
        step: 'refresh' as const,
      };
    }),
  ];
}
