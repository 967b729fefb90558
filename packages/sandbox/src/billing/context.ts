import type { SandboxClock } from '../platform/clock.ts';
import type { WireCall } from '../platform/wire.ts';
import type { BillingSettings } from './settings.ts';
import type { BillingState } from './state.ts';
import type { Webhooks } from './webhooks.ts';
import type { Quota } from './wire/quota.ts';
import type { Tokens } from './wire/tokens.ts';

/** The parts of the fake Outseta that every handler may need. */
export type Billing = {
  key: { apiKey: string; secretKey: string; webhookKey: string };
  state: BillingState;
  settings: BillingSettings;
  clock: SandboxClock;
  quota: Quota;
  tokens: Tokens;
  webhooks: Webhooks;
  /** Address under which people open the sandbox's pages. */
  publicUrl: () => string;
};

/** Who asks: our server by its key, or a person by her token. */
export type Caller = { kind: 'server' } | { kind: 'person'; personUid: string; accountUid: string };

export type BillingContext = Billing & {
  call: WireCall;
  /** Path after `/api/v1`, decoded. */
  segments: string[];
  caller: Caller;
};
