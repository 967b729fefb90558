import type { MailTransport } from '../../connectors/mail/port.ts';
import type { Deps } from '../../platform/deps.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';

export interface OutboxDeps extends Deps {
  readonly mail: MailTransport;
  /** The mails of all features, put together where the program is composed. */
  readonly mailKinds: readonly MailKind[];
}
