import type { ConsentSource } from '@waypost/contract/contacts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { byPerson } from '../store.ts';
import { type Said, writeConsent } from './ledger.ts';
import type { Whom } from './opt-out.ts';
import { suppressedAmong, unsuppress } from './suppressions.ts';

const contactOf = ({ listId, keyHash }: Whom) =>
  query.selectFrom('contacts').where('list_id', '=', listId).where('key_hash', '=', keyHash);

/** Whether she has opted out of a list, or anything else keeps it from writing to her. */
export async function isOptedOut(
  db: Sql,
  { profileId, ...whom }: Whom & { readonly profileId: number },
): Promise<boolean> {
  const contact = await db.row(contactOf(whom).select('optout_status'));
  if (contact !== null && contact.optout_status !== 'F') return true;
  return (await suppressedAmong(db, { listId: whom.listId, profileId }, [whom.keyHash])).size > 0;
}

/**
 * She unsubscribed a moment ago, and takes it back herself: a new consent. What she complained of stays, and who is not in the list any
 * more does not come back into it. Answers whether she is written to again.
 */
export async function takeBackOptOut(tx: Sql, by: Whom & Said & { readonly profileId: number }): Promise<boolean> {
  const { listId, keyHash, profileId } = by;
  const contact = await tx.row(contactOf(by).select(['id', 'optout_status']).forNoKeyUpdate());
  if (contact === null || contact.optout_status !== 'T') return false;
  const before = await suppressedAmong(tx, { listId, profileId }, [keyHash]);
  if ([...before.values()].some((reason) => reason !== 'unsubscribed')) return false;
  await unsuppress(tx, listId, keyHash);
  if ((await suppressedAmong(tx, { listId, profileId }, [keyHash])).size > 0) return false;
  await tx.run(
    query
      .updateTable('contacts')
      .set({ optout_status: 'F', optout_date: null, soft_bounces: 0, ...byPerson })
      .where('id', '=', contact.id),
  );
  await writeConsent(tx, { ...by, contactId: contact.id, kind: 'express' });
  return true;
}

const AGREED = ['express', 'import-attested', 'double-opt-in', 'implied-ebr', 'implied-inquiry'] as const;

/** By what consent a list writes to her: the last that was written down. */
export const consentOf = (
  db: Sql,
  { listId, keyHash }: Whom,
): Promise<{ readonly source: ConsentSource; readonly at: Date } | null> =>
  db.row(
    query
      .selectFrom('consent_events')
      .select(['source', 'at'])
      .where('list_id', '=', listId)
      .where('key_hash', '=', keyHash)
      .where('kind', 'in', AGREED)
      .orderBy('id', 'desc')
      .limit(1),
  );
