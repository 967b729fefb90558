import { PRIMARY_LIST } from '@waypost/contract/contacts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';

interface Opening {
  readonly profileId: number;
  readonly senderName: string;
  readonly replyTo: string;
  /** Absent: as it was. */
  readonly postalAddress?: string;
}

/** Gives a profile its newsletter account with its contact list, or takes up the one that it had. Answers the account's id. Repeatable. */
export async function openAccount(
  tx: Sql,
  { profileId, senderName, replyTo, postalAddress }: Opening,
): Promise<number> {
  const named = {
    sender_name: senderName,
    reply_to: replyTo,
    ...(postalAddress !== undefined && { postal_address: postalAddress }),
  };
  const account = await tx.row(
    query
      .insertInto('newsletter_accounts')
      .values({ ...named, profile_id: profileId })
      .onConflict((conflict) =>
        conflict.column('profile_id').doUpdateSet((e) => ({
          ...named,
          is_enabled: true,
          version: e('newsletter_accounts.version', '+', 1),
          updated_at: appNow,
        })),
      )
      .returning('id'),
  );
  if (account === null) throw new Error('the newsletter account was not stored');
  await tx.run(
    query
      .insertInto('contact_lists')
      .values({ account_id: account.id, slug: PRIMARY_LIST })
      .onConflict((conflict) => conflict.columns(['account_id', 'slug']).doNothing()),
  );
  return account.id;
}
