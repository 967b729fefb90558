import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { confirmRefusals } from './confirm-refusals.ts';
import type { SocialAdapter, SocialConnectors } from './port.ts';
import type { Tools } from './registration.ts';
import { type RegistrationSettings, registered } from './registrations.ts';

/** Builds the connectors. Null means "not set up": no credentials. */
export async function createSocialConnectors(
  settings: RegistrationSettings,
  log: Tools['log'],
  clock: { now(): Date },
): Promise<SocialConnectors> {
  const tools = { log, now: () => clock.now() };
  const parts = await Promise.all(registered(settings).map(({ connect }) => connect(tools)));
  const made: Partial<Record<SocialApp, SocialAdapter>> = Object.assign({}, ...parts);
  const entries = SOCIAL_APPS.map((app) => [app, made[app]?.configured ? confirmRefusals(made[app]) : null]);
  return Object.fromEntries(entries) as SocialConnectors;
}
