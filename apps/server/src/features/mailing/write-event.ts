import { createHash } from 'node:crypto';
import type { Sql } from '../../platform/db/database.ts';
import { appNow, query, type TableRow } from '../../platform/db/query.ts';

type Row = TableRow<'mailing_events'>;

/** Something that was told of a delivery, once. */
export interface Told {
  /** The same text is the same event, whenever and however often it comes. */
  readonly once: string;
  readonly delivery: number;
  readonly run: number;
  readonly kind: Row['kind'];
  readonly source: string;
  /** When it came in; now where it is not told. */
  readonly at?: Date;
  readonly network?: string | null;
  readonly bounce?: Row['bounce'];
  readonly status?: string | null;
  readonly note?: string | null;
}

/** A UUID (RFC 9562, version 8) that a text always gives. */
function idOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether it was told before. */
export async function isKnown(tx: Sql, { once, delivery }: Pick<Told, 'once' | 'delivery'>): Promise<boolean> {
  const known = query.selectFrom('mailing_events').select('id').where('delivery_id', '=', delivery);
  return (await tx.row(known.where('id', '=', idOf(once)).limit(1))) !== null;
}

/** In the transaction of what follows from it, under the caller's hold of the delivery. Answers whether it was new. */
export async function writeEvent(tx: Sql, told: Told): Promise<boolean> {
  if (await isKnown(tx, told)) return false;
  const written = await tx.run(
    query
      .insertInto('mailing_events')
      .values({
        id: idOf(told.once),
        delivery_id: told.delivery,
        run_id: told.run,
        kind: told.kind,
        at: told.at ?? appNow,
        ip_prefix: told.network ?? null,
        bounce: told.bounce ?? null,
        status: told.status ?? null,
        note: told.note ?? null,
        source: told.source,
      })
      .onConflict((before) => before.doNothing()),
  );
  return written > 0;
}
