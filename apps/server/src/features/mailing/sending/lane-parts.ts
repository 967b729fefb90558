import type { MailingDeps } from '../deps.ts';
import type { Domains } from '../pace/domains.ts';
import type { Tap } from '../pace/tap.ts';
import type { Intake } from './intake.ts';
import type { Ledger } from './ledger.ts';
import type { MailerParts } from './parts.ts';

/** What one connection works with. */
export interface Lane {
  readonly deps: MailingDeps;
  readonly parts: MailerParts;
  readonly ledger: Ledger;
  readonly tap: Tap;
  readonly domains: Domains;
  readonly intake: Intake;
  readonly signal: AbortSignal;
}
