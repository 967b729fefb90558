import type { StatsDefinition } from '../stats/metrics.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';
import type { Network, Permission, SideCall } from './network.ts';

/** The networks in the order in which tabs list them (SHELL-009, SHELL-038). A new one is a descriptor and a name here. */
const NETWORKS = [facebook, instagram, linkedin] as const;
type Known = (typeof NETWORKS)[number];

export type SocialApp = Known['app'];
export type Provider = Known['provider'];
export type ReasonPrefix = Known['reasonPrefix'];
/** Our app as it is registered with a network, or with the house that several networks belong to. */
export type Registration = Known['registration'];
/** The networks of a registration. */
export type AppOf<R extends Registration> = Extract<Known, { registration: R }>['app'];
type OnProfile = Extract<Known, { readonly besideOnProfile: unknown }>['besideOnProfile'];
export type PermissionName =
  | Known['permissions'][number]['name']
  | NonNullable<(Known['beside'] | OnProfile)[SideCall]>;
type SidePermissions = Readonly<Record<SideCall, PermissionName | null>>;
export type MetricKey = Known['figures'][number]['metrics'][number]['key'];
export interface NetworkFacts extends Network {
  readonly app: SocialApp;
  readonly provider: Provider;
  readonly reasonPrefix: ReasonPrefix;
  readonly registration: Registration;
  readonly permissions: readonly (Permission & { readonly name: PermissionName })[];
  readonly beside: SidePermissions;
  readonly besideOnProfile?: SidePermissions;
  readonly figures: readonly StatsDefinition<MetricKey>[];
}

export const SOCIAL_APPS: readonly SocialApp[] = NETWORKS.map(({ app }) => app);
export const PROVIDERS: readonly Provider[] = NETWORKS.map(({ provider }) => provider);

/** The newsletter is a channel beside the networks. */
const NEWSLETTER = { app: 'emarketing', name: 'Newsletter', suggested: { at: '13:00', weekdays: [4] } } as const;
export type App = SocialApp | typeof NEWSLETTER.app;
export const APPS: readonly App[] = [...SOCIAL_APPS, NEWSLETTER.app];

/** What `key` names, per network; every network has its own. */
const byKey = <K extends string>(key: (network: Known) => K) =>
  Object.fromEntries(NETWORKS.map((network) => [key(network), network])) as unknown as Readonly<
    Record<K, NetworkFacts>
  >;

export const CHANNELS = { ...byKey(({ app }) => app), emarketing: NEWSLETTER };
const BY_PROVIDER = byKey(({ provider }) => provider);
export const networkOf = (provider: Provider): NetworkFacts => BY_PROVIDER[provider];
/** The networks that people consent to together with this one, itself among them. */
export const networksSharing = (app: SocialApp): SocialApp[] =>
  SOCIAL_APPS.filter((other) => CHANNELS[other].registration === CHANNELS[app].registration);
export const providerOf = (app: SocialApp): Provider => CHANNELS[app].provider;

/** What a network makes of an address, and its window for sharing it; null where it shows no links. */
export function sharingOf(app: SocialApp, url: string): { readonly debug: string; readonly share: string } | null {
  const { sharing } = CHANNELS[app];
  if (sharing === null) return null;
  const filled = (template: string) => template.replace('{url}', encodeURIComponent(url));
  return { debug: filled(sharing.debug), share: filled(sharing.share) };
}

export const isSocialApp = (text: string | undefined): text is SocialApp => SOCIAL_APPS.some((app) => app === text);

/** The network whose adapter named this cause; null for a cause of our own. */
export const networkOfReason = (code: string): NetworkFacts | null =>
  Object.values(BY_PROVIDER).find(({ reasonPrefix }) => code.startsWith(`${reasonPrefix}_`)) ?? null;

/** The permission that a call beside publishing needs, null where there is none; `ofPerson`: on a person's own profile. */
export function permissionFor(app: SocialApp, call: SideCall, ofPerson: boolean): PermissionName | null {
  const { beside, besideOnProfile = beside } = CHANNELS[app];
  return (ofPerson ? besideOnProfile : beside)[call];
}

/** All that a network may be asked for, also what our app may not have. */
export function permissionNames(app: SocialApp): PermissionName[] {
  const { permissions, beside, besideOnProfile = beside } = CHANNELS[app];
  const besides = [...Object.values(beside), ...Object.values(besideOnProfile)];
  return [...permissions.map(({ name }) => name), ...besides.filter((name) => name !== null)];
}
