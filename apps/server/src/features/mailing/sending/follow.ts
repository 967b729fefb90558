import { int8, list } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { countSoftBounce, forgiveSoftBounces, markUndeliverable } from '../../contacts/index.ts';
import type { Ended } from './ledger.ts';

/** What is said about one contact touches her row and her list's: all contacts are held first, so that two workers cannot wait for one another. */
const hold = statement(
  'hold-contacts-of-deliveries',
  { takes: { deliveries: list(int8) }, gives: { id: int8 } },
  ($) => `
  SELECT c.id FROM contacts c
  WHERE c.id IN (
    SELECT o.id FROM deliveries d JOIN mailing_runs r ON r.id = d.run_id
      JOIN contacts o ON o.key_hash = d.key_hash AND o.list_id = r.list_id
    WHERE d.id = ANY (${$.deliveries})
  ) ORDER BY c.id FOR NO KEY UPDATE`,
);

/** What a try says about the contact: that her mailbox does not exist, that it took nothing this time, or that it takes mails again. */
export async function followContacts(tx: Sql, ended: readonly Ended[]): Promise<void> {
  await tx.rows(hold({ deliveries: ended.map(({ id }) => id) }));
  for (const { about, whom, code, status } of ended) {
    const note = [code, status].filter((part) => part !== null).join(' ') || null;
    if (about === 'address') await markUndeliverable(tx, { ...whom, note });
    else if (about === 'well') await forgiveSoftBounces(tx, whom);
    else if (about !== null) await countSoftBounce(tx, { ...whom, note, weight: about === 'refusal' ? 2 : 1 });
  }
}
