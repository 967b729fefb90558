import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { putDownIn } from '../counting/put-down.ts';
import { type NewRun, startRun } from '../starting/start-run.ts';
import { recountDeliveries } from '../tracking/recounting/recount.ts';
import { writeVisits } from '../tracking/write-visits.ts';
import { writeEvent } from '../write-event.ts';

/** Somebody to whom a run of the past went. */
export interface PastRecipient {
  readonly contactId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly keyHash: Buffer;
  /** Her mailbox was gone. */
  readonly gone: boolean;
  /** What she did with it: a click has the place of its link. */
  readonly read: readonly { readonly at: Date; readonly ordinal: number | null; readonly userAgent: string }[];
  /** When she unsubscribed by it. */
  readonly left: Date | null;
}

const BATCH = 200;
/** Between one message and the next one. */
const PACE_MS = 50;
const NETWORK = '198.51.100.0/24';

const GONE = {
  state: 'rejected' as const,
  reason: 'no_mailbox',
  ...{ smtp_code: 550, smtp_status: '5.1.1', smtp_reply: '5.1.1 Nobody has this address' },
};
const TAKEN = { state: 'accepted' as const, smtp_code: 250, smtp_status: '2.0.0', smtp_reply: '2.0.0 Ok' };

/** Writes a run that is over, with what became of each recipient, as the machine leaves it; its figures are counted from what they did. Answers its id. */
export async function writeRun(tx: Sql, of: NewRun, recipients: readonly PastRecipient[]): Promise<number> {
  const run = await startRun(tx, of);
  const began = new Date(of.fireAt.getTime() + 2_000);
  const ended = new Date(began.getTime() + recipients.length * PACE_MS);
  await tx.run(
    query
      .updateTable('mailing_runs')
      .set({ state: 'sending', audience: recipients.length, created_at: of.fireAt, began_at: began, ended_at: ended })
      .set({ frozen_upto: Math.max(0, ...recipients.map(({ contactId }) => contactId)) })
      .where('id', '=', run),
  );
  for (let place = 0; place * BATCH < recipients.length; place += 1)
    await writeBatch(tx, { run, place, began }, recipients.slice(place * BATCH, (place + 1) * BATCH));
  return run;
}

async function writeBatch(
  tx: Sql,
  { run, place, began }: { readonly run: number; readonly place: number; readonly began: Date },
  recipients: readonly PastRecipient[],
): Promise<void> {
  const token = randomUUID();
  const batch = await tx.row(
    query
      .insertInto('mailing_batches')
      .values({ run_id: run, place, size: recipients.length, lease_token: token })
      .returning('id'),
  );
  if (batch === null) throw new Error('the batch was not written');
  const timeOf = (n: number) => new Date(began.getTime() + (place * BATCH + n) * PACE_MS);
  const rows = await tx.rows(
    query
      .insertInto('deliveries')
      .values(
        recipients.map(({ contactId, email, firstName, lastName, keyHash, gone }, n) => ({
          ...{ run_id: run, batch_id: batch.id, contact_id: contactId, key_hash: keyHash },
          ...{ email, first_name: firstName, last_name: lastName },
          ...{ attempts: 1, first_try_at: timeOf(n), at: timeOf(n) },
          ...(gone ? GONE : TAKEN),
        })),
      )
      .returning(['id', 'contact_id']),
  );
  const ids = new Map(rows.map(({ id, contact_id }) => [contact_id, id]));
  const visits = recipients.flatMap(({ contactId, read }) =>
    read.map(({ at, ordinal, userAgent }) => ({
      ...{ id: randomUUID(), delivery: ids.get(contactId) ?? 0, run, at: at.getTime(), ordinal, userAgent },
      ...{ kind: ordinal === null ? ('open' as const) : ('click' as const), network: NETWORK },
    })),
  );
  await writeVisits(tx, visits);
  for (const { contactId, left } of recipients) {
    const delivery = ids.get(contactId) ?? 0;
    const told = { once: `left ${delivery}`, delivery, run, kind: 'unsubscribe', source: 'here' } as const;
    if (left !== null) await writeEvent(tx, { ...told, at: left });
  }
  await recountDeliveries(
    tx,
    rows.map(({ id }) => id),
  );
  await putDownIn(tx, { id: batch.id, run, token });
}
