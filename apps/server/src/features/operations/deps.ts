import type { BillingDeps } from '../billing/index.ts';
import type { MailingDeps } from '../mailing/index.ts';

export interface OperationsDeps extends BillingDeps, MailingDeps {
  /** What of the queue this version knows: by its jobs, and by its clock. */
  queued(): { readonly jobs: ReadonlySet<string>; readonly ticks: ReadonlySet<string> };
}
