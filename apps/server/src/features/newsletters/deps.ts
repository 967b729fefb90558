import type { BulkMail, MailTransport } from '../../connectors/mail/port.ts';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Deps } from '../../platform/deps.ts';

/** What the operator of the installation pastes at its name servers. */
export interface OwnRecords {
  readonly domain: string;
  readonly selector: string;
  readonly publicKey: string;
  readonly bounceHost: string;
}

export interface NewsletterDeps extends Deps {
  readonly storage: Storage;
  /** Tests to oneself go out with the mails of the program. */
  readonly mail: MailTransport;
  /** How newsletters leave; null: they cannot be sent here. */
  readonly bulkMail: BulkMail | null;
  /** In sandbox mode the sandbox has the records of the installation's own domain; elsewhere nothing is done: its operator pastes them. */
  pasteOwnRecords(records: OwnRecords): Promise<void>;
}
