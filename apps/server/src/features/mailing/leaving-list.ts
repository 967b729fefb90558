import { randomUUID } from 'node:crypto';
import type { ConsentSource } from '@waypost/contract/contacts';
import type { Locale } from '@waypost/contract/wire';
import { bool, int8, orNull, sure, text } from '../../platform/db/column.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { optOut, takeBackOptOut } from '../contacts/index.ts';
import type { FoundDelivery } from './find-delivery.ts';
import { recountDeliveries } from './tracking/recounting/recount.ts';
import { isKnown, writeEvent } from './write-event.ts';

/** For so long she takes it back on the same page; afterwards she asks the sender. */
const UNDO_MINUTES = 60;

/** Until the end of the transaction. */
export const holdDelivery = statement(
  'hold-delivery-of-leaving',
  { takes: { delivery: int8 }, gives: { state: text(), bounce: orNull(text()), named: sure(bool) } },
  ($) => `SELECT state, bounce, email <> '' AS named FROM deliveries WHERE id = ${$.delivery} FOR NO KEY UPDATE`,
);

const leftLately = statement(
  'left-lately',
  { takes: { delivery: int8 }, gives: { kind: sure(orNull(text())), lately: sure(bool) } },
  ($) => `
  SELECT kind, at > app_now() - interval '${UNDO_MINUTES} minutes' AS lately FROM mailing_events
  WHERE delivery_id = ${$.delivery} AND kind IN ('unsubscribe', 'resubscribe') ORDER BY at DESC, id DESC LIMIT 1`,
);

/** Whether she may take it back here: it was this mail by which she left, a moment ago. */
export async function mayTakeBack(db: Sql, delivery: number): Promise<boolean> {
  const last = await db.row(leftLately({ delivery }));
  return last !== null && last.kind === 'unsubscribe' && last.lately;
}

export interface By {
  readonly source: Extract<ConsentSource, 'one_click' | 'unsubscribe_link' | 'mailto'>;
  readonly network?: string | null;
  readonly locale?: Locale | null;
  /** Names a report that may come again, also after she has taken it back; who acts here acts each time. */
  readonly once?: string;
}

/** She wants nothing more of this sender; counts from the commit on, also for what is being sent at this moment. May come again. */
export const unsubscribe = (db: Database, delivery: FoundDelivery, by: By): Promise<boolean> =>
  db.transaction((tx) => unsubscribeIn(tx, delivery, by));

export async function unsubscribeIn(
  tx: Sql,
  { id, run, listId, keyHash }: FoundDelivery,
  { source, network = null, locale = null, once = randomUUID() }: By,
): Promise<boolean> {
  // Deliveries before contacts, as the ledger holds them.
  await tx.row(holdDelivery({ delivery: id }));
  if (await isKnown(tx, { once, delivery: id })) return false;
  const said = { source, ipPrefix: network, locale };
  if (!(await optOut(tx, { listId, keyHash, reason: 'unsubscribed', ...said }))) return false;
  await writeEvent(tx, { once, delivery: id, run, kind: 'unsubscribe', source, network });
  await recountDeliveries(tx, [id]);
  return true;
}

/** A moment later she takes it back. Answers whether she is written to again. */
export const subscribeAgain = (db: Database, delivery: FoundDelivery, by: Omit<By, 'source'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id, run, listId, profileId, keyHash } = delivery;
    await tx.row(holdDelivery({ delivery: id }));
    if (!(await mayTakeBack(tx, id))) return false;
    const said = { source: 'unsubscribe_link', ipPrefix: by.network ?? null, locale: by.locale ?? null } as const;
    if (!(await takeBackOptOut(tx, { listId, profileId, keyHash, ...said }))) return false;
    await writeEvent(tx, {
      once: randomUUID(),
      delivery: id,
      run,
      kind: 'resubscribe',
      source: 'here',
      network: by.network ?? null,
    });
    await recountDeliveries(tx, [id]);
    return true;
  });
