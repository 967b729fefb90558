import { accountMails } from '../features/accounts/index.ts';
import { connectionMails } from '../features/connections/index.ts';
import { postMails } from '../features/posts/index.ts';
import type { MailKind } from '../platform/mail/mail-kind.ts';

/** Every mail that Waypost itself writes. */
export const mailKinds: readonly MailKind[] = [...accountMails, ...connectionMails, ...postMails];
