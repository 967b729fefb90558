import { CHANNELS, type Registration, SOCIAL_APPS } from '@waypost/contract/networks';
import { linkedin } from './linkedin/registration.ts';
import { meta } from './meta-graph/registration.ts';
import type { Registered } from './registration.ts';

/** What the server has to be told of each registration with networks; one that is missing here does not compile. */
export const REGISTRATIONS = { meta, linkedin } satisfies { [R in Registration]: unknown };
export const REGISTRATION_ENV = { ...meta.env, ...linkedin.env };

/** The settings of each registration, under its name. */
export type RegistrationSettings = { [R in Registration]: ReturnType<(typeof REGISTRATIONS)[R]['settings']> };

export interface ApiVersion {
  readonly network: string;
  readonly version: string;
  /** YYYY-MM-DD, or null while the network has not announced it. */
  readonly sunset: string | null;
}

const NAMES = Object.keys(REGISTRATIONS) as Registration[];

/** The registrations whose settings are given, each with the first of its networks and the names of its credentials. */
export const registered = (settings: Partial<RegistrationSettings>) =>
  NAMES.flatMap((name) => {
    const { with: bind, credentials } = REGISTRATIONS[name];
    const app = SOCIAL_APPS.find((each) => CHANNELS[each].registration === name);
    const own = settings[name];
    if (own === undefined || app === undefined) return [];
    return [{ name, app, credentials, ...(bind as (of: typeof own) => Registered)(own) }];
  });

/** API versions that we speak, network by network, and the day after which each is answered no more. */
export const apiVersions: readonly ApiVersion[] = SOCIAL_APPS.map((network) => ({
  network,
  ...REGISTRATIONS[CHANNELS[network].registration].api,
}));
