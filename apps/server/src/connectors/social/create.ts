import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { confirmRefusals } from './confirm-refusals.ts';
import { lateConnector } from './late-connector.ts';
import type { SocialAdapter, SocialConnector, SocialConnectors } from './port.ts';
import type { Tools } from './registration.ts';
import { type RegistrationSettings, registered } from './registrations.ts';

/**
 * Builds the connectors. Null means "not set up": no credentials. `atOnce`: who publishes loads them with everything else, because
 * nothing may go wrong between a gate and its release; an API does when it first asks a network.
 */
export async function createSocialConnectors(
  settings: RegistrationSettings,
  log: Tools['log'],
  clock: { now(): Date },
  { atOnce }: { atOnce: boolean },
): Promise<SocialConnectors> {
  const tools = { log, now: () => clock.now() };
  const ready = new Map(
    registered(settings).flatMap(({ name, ready, connect }) => (ready ? [[name, once(() => connect(tools))]] : [])),
  );
  const loads = SOCIAL_APPS.map((app): [SocialApp, (() => Promise<SocialConnector>) | null] => {
    const connect = ready.get(CHANNELS[app].registration);
    return [app, connect === undefined ? null : once(async () => confirmRefusals(made(await connect(), app)))];
  });
  if (atOnce) await Promise.all(loads.map(([, load]) => load?.()));
  return Object.fromEntries(loads.map(([app, load]) => [app, load && lateConnector(load)])) as SocialConnectors;
}

function made(adapters: Readonly<Partial<Record<SocialApp, SocialAdapter>>>, app: SocialApp): SocialAdapter {
  const adapter = adapters[app];
  if (adapter === undefined) throw new Error(`no adapter for ${app}`);
  return adapter;
}

/** The same for all; what failed is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
