import type { AppOf, Registration, SocialApp } from '@waypost/contract/networks';
import type { ConnectionLimit } from '@waypost/contract/profiles';
import type { Logger } from 'pino';
import type { z } from '#zod';
import type { SocialAdapter } from './port.ts';

export interface Tools {
  readonly log: Pick<Logger, 'warn'>;
  /** Business time. */
  readonly now: () => Date;
}

/** The permissions that our app has. */
export interface Scopes {
  readonly asked: readonly string[];
  /** What cannot be done on a network without the others; null: nothing can be published there. */
  cannot(app: SocialApp): readonly ConnectionLimit[] | null;
}

/**
 * Our app as it is registered with the networks that share one: the variables that set it up, and how its connectors are
 * made. It stands beside them, and the configuration reads it, so it loads none of them.
 */
export interface RegistrationParts<R extends Registration, Env extends z.ZodRawShape, Settings> {
  readonly env: Env;
  /** The variables that belong together; without both nothing is set up. */
  readonly credentials: readonly [id: string, secret: string];
  /** What the variables mean. `sandbox`: where the fake networks stand in for the real ones. */
  settings(env: z.infer<z.ZodObject<Env>>, sandbox: string | undefined): Settings;
  /** Id and secret; empty where they are not set. */
  keys(settings: Settings): readonly [id: string, secret: string];
  /** Any address of the network that answers. */
  address(settings: Settings): string;
  /** The version that we speak, and the day (YYYY-MM-DD) after which it is answered no more; null while that is open. */
  readonly api: { readonly version: string; readonly sunset: string | null };
  /** Where apps get permissions one by one. */
  scopes?(settings: Settings): Scopes;
  connect(settings: Settings, tools: Tools): Promise<Readonly<Record<AppOf<R>, SocialAdapter>>>;
}

/** A registration with its settings. */
export interface Registered {
  readonly keys: readonly [id: string, secret: string];
  readonly ready: boolean;
  readonly address: string;
  readonly scopes: Scopes | null;
  connect(tools: Tools): Promise<Readonly<Partial<Record<SocialApp, SocialAdapter>>>>;
}

/** Ties the types of the parts together, and the parts to settings. */
export const registration =
  <R extends Registration>() =>
  <Env extends z.ZodRawShape, Settings>(parts: RegistrationParts<R, Env, Settings>) => ({
    ...parts,
    with: (settings: Settings): Registered => ({
      keys: parts.keys(settings),
      ready: parts.keys(settings).every((key) => key !== ''),
      address: parts.address(settings),
      scopes: parts.scopes?.(settings) ?? null,
      connect: (tools) => parts.connect(settings, tools),
    }),
  });
