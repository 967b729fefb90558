import type { Payments } from '../../connectors/payments/port.ts';
import type { Deps } from '../../platform/deps.ts';

export interface BillingDeps extends Deps {
  /** Null where nothing is configured: then plans are given by hand. */
  readonly payments: Payments | null;
}
