import type { createContact } from '@waypost/contract/contacts';
import type { BodyOf, Locale } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { addressKey, hashOf } from '../address.ts';
import { writeConsent } from '../consent/ledger.ts';
import { statusOf, suppressedAmong } from '../consent/suppressions.ts';
import type { ContactDeps } from '../deps.ts';
import { pepperOf } from '../pepper.ts';
import type { ContactRow } from '../present.ts';
import { type ListScope, refuseSwitchedOff } from '../scope.ts';
import { SHOWN_COLUMNS } from '../store.ts';

/**
 * Adds somebody with the consent that the agent vouches for. Whoever had opted out of this list, or has no mailbox, is added as that:
 * what the agent knows of a consent since then is told of the contact itself.
 */
export async function addContact(
  deps: ContactDeps,
  scope: ListScope,
  { email, first_name, last_name }: Pick<BodyOf<typeof createContact>, 'email' | 'first_name' | 'last_name'>,
  locale: Locale,
): Promise<ContactRow> {
  refuseSwitchedOff(scope);
  const { listId, profile } = scope;
  const key = addressKey(email);
  const keyHash = hashOf(await pepperOf(deps), key);
  return deps.db.transaction(async (tx) => {
    const { profileId, actor } = profile;
    const reason = (await suppressedAmong(tx, { listId, profileId }, [keyHash])).get(keyHash.toString('hex'));
    // As an import does.
    if (reason === 'erased') throw invalid({ email: [text('contacts.faults.erased')] });
    const status = statusOf(reason);
    const row = await tx.row(
      query
        .insertInto('contacts')
        .values({
          ...{ list_id: listId, email, email_key: key, key_hash: keyHash, first_name, last_name },
          optout_status: status,
          optout_date: status === 'F' ? null : appNow,
        })
        .onConflict((conflict) => conflict.columns(['list_id', 'email_key']).doNothing())
        .returning(SHOWN_COLUMNS),
    );
    if (row === null) throw invalid({ email: [text('contacts.errors.duplicate')] });
    await writeConsent(tx, { listId, contactId: row.id, keyHash, kind: 'express', source: 'form', actor, locale });
    await audit(tx, actor, {
      action: 'contact.added',
      objectType: 'contact',
      objectId: row.id,
      data: { list: listId },
    });
    return row;
  });
}
