import type { BulkMail } from '../../connectors/mail/port.ts';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DkimKey } from './building/dkim.ts';

/** What mailing asks of other rooms; handed over in `app/compose.ts`. */
export interface MailingDeps extends Deps {
  /** Where the links of runs lead is kept beside the media. */
  readonly storage: Storage;
  /** How newsletters leave; null: they cannot be sent here. */
  readonly bulkMail: BulkMail | null;
  /** The key that signs what leaves from a domain; null where a relay signs, or nobody. Throws `RunUnsendable` where nothing may leave from it. */
  dkimKeyOf(domain: string): Promise<DkimKey | null>;
}
