import { accountsPaths } from '@waypost/contract/accounts';
import type { Config } from '../../../platform/config/config.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { queueMail } from '../../outbox/index.ts';
import { isPlaceholder } from '../../profiles/index.ts';
import { invitation } from '../emails/invitation.ts';
import type { UserRow } from '../store.ts';
import { issueLink, issueToken } from '../tokens.ts';

/** Mails the link of an invitation; where nobody knows the address it is answered instead, for whoever hands it over. */
export async function sendInvitation(
  tx: Sql,
  config: Config,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<string | null> {
  if (isPlaceholder(email)) {
    const token = await issueLink(tx, { kind: 'invitation', userId, email });
    return config.publicUrl + accountsPaths.invitation({ token });
  }
  const mailId = await queueMail(tx, invitation, { userId, params: {} });
  if (mailId !== null) await issueToken(tx, config, { kind: 'invitation', mailId, userId, email });
  return null;
}
