import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
import { byPerson } from '../store.ts';
import { type Said, writeConsent } from './ledger.ts';
import { suppress } from './suppressions.ts';

// What becomes of a contact by what she does, or what her mail server says; in the caller's transaction. Each holds whether the contact
// is still in the list or was deleted: the hash of the address is enough. Each may come again, and late.

/** Who, as a delivery remembers her. */
export interface Whom {
  readonly listId: number;
  readonly keyHash: Buffer;
}

const contactOf = ({ listId, keyHash }: Whom) =>
  query.selectFrom('contacts').where('list_id', '=', listId).where('key_hash', '=', keyHash);

const changed = ({ listId, keyHash }: Whom) =>
  query.updateTable('contacts').where('list_id', '=', listId).where('key_hash', '=', keyHash);

/** `complaint` holds for everybody who uses the installation, and `unsubscribed` for the list. */
export interface OptOut extends Whom, Said {
  readonly reason: 'unsubscribed' | 'complaint';
}

type OptOutBy = Omit<OptOut, 'reason'>;

/** Nothing is sent to her any more; answers whether that was new. Whatever is on its way is stopped by the suppression. */
export async function optOut(tx: Sql, { reason, ...by }: OptOut): Promise<boolean> {
  const { listId, keyHash } = by;
  const row = await tx.row(
    changed(by)
      .set({ optout_status: 'T', optout_date: appNow, ...byPerson })
      .where('optout_status', '<>', 'T')
      .returning('id'),
  );
  const contact = row ?? (await tx.row(contactOf(by).select('id')));
  let fresh = await suppress(tx, { scope: 'list', ownerId: listId, keyHash, reason });
  if (reason === 'complaint') {
    fresh = (await suppress(tx, { scope: 'platform', ownerId: null, keyHash, reason })) || fresh;
    await optOutElsewhere(tx, by);
  }
  if (row === null && !fresh) return false;
  const kind = reason === 'complaint' ? 'complaint' : 'withdrawn';
  await writeConsent(tx, { ...by, contactId: contact?.id ?? null, kind });
  return true;
}

/**
 * The other lists that have the address show what holds for all of them, and their ledgers say why. Which list it was that she
 * complained of is nobody's there: neither who did it nor a note comes along.
 */
async function optOutElsewhere(tx: Sql, { keyHash, source }: OptOutBy): Promise<void> {
  const theirs = query
    .selectFrom('contacts')
    .select('id')
    .where('key_hash', '=', keyHash)
    .where('optout_status', '<>', 'T')
    .orderBy('id')
    .forNoKeyUpdate();
  const rows = await tx.rows(
    query
      .updateTable('contacts')
      .set({ optout_status: 'T', optout_date: appNow, ...byPerson })
      .where('id', 'in', theirs)
      .returning(['id', 'list_id']),
  );
  for (const { id, list_id: listId } of rows)
    await writeConsent(tx, { listId, contactId: id, keyHash, kind: 'complaint', source });
}

interface Bounced extends Whom {
  /** What the mail server said, in short. */
  readonly note?: string | null;
}

/** Her mailbox does not exist; answers whether that was new. Who has opted out stays so. */
export async function markUndeliverable(tx: Sql, { note = null, ...whom }: Bounced): Promise<boolean> {
  const row = await tx.row(
    changed(whom)
      .set({ optout_status: 'U', optout_date: appNow, updated_at: appNow })
      .where('optout_status', '=', 'F')
      .returning('id'),
  );
  const { listId, keyHash } = whom;
  const fresh = await suppress(tx, { scope: 'list', ownerId: listId, keyHash, reason: 'hard_bounce' });
  if (row === null && !fresh) return false;
  const contact = row ?? (await tx.row(contactOf(whom).select('id')));
  await writeConsent(tx, { ...whom, contactId: contact?.id ?? null, kind: 'undeliverable', source: 'bounce', note });
  return true;
}

/** As many soft bounces, none of them forgiven, make a mailbox undeliverable. */
const SOFT_BOUNCES = 3;

/** A mailbox took nothing this time. Answers whether it counts as undeliverable now. `weight` is 2 for what is nearly a hard bounce. */
export async function countSoftBounce(tx: Sql, { weight = 1, ...by }: Bounced & { weight?: number }): Promise<boolean> {
  const row = await tx.row(
    changed(by)
      .set({ soft_bounces: sql<number>`soft_bounces + ${weight}` })
      .returning('soft_bounces'),
  );
  return row !== null && row.soft_bounces >= SOFT_BOUNCES ? markUndeliverable(tx, by) : false;
}

/** A mailbox took something again. */
export const forgiveSoftBounces = (tx: Sql, whom: Whom): Promise<number> =>
  tx.run(changed(whom).set({ soft_bounces: 0 }).where('soft_bounces', '>', 0));
