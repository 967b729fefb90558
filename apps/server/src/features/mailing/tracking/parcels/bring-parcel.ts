import { int4, text, uuid } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Parcel } from './parcel.ts';

const bring = statement(
  'bring-mailing-visits',
  { takes: { id: uuid, visits: int4, packed: text() }, gives: {} },
  ($) =>
    `INSERT INTO mailing_visits (id, visits, packed) VALUES (${$.id}, ${$.visits}, ${$.packed}) ON CONFLICT DO NOTHING`,
);

/** May be done again, by whoever does not know whether it was. */
export async function bringParcel(db: Sql, { id, visits, packed }: Parcel): Promise<void> {
  await db.run(bring({ id, visits, packed }));
}
