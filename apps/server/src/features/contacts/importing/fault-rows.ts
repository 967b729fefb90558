import type { Locale } from '@waypost/contract/wire';
import { translator } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import type { Sheet } from '../tables/write-workbook.ts';
import { sentenceOf } from './present-import.ts';

const PAGE = 1_000;

/** The rows that an import did not take, as they stood in the file, each with why: mended, it can be imported itself. */
export function faultSheet(db: Sql, id: number, locale: Locale): Sheet {
  const t = translator(locale);
  return {
    name: t('contacts.faults.heading'),
    heads: [
      t('contacts.column.email'),
      t('contacts.column.first_name'),
      t('contacts.column.last_name'),
      t('contacts.faults.row'),
      t('contacts.faults.heading'),
    ],
    widths: [36, 20, 20, 8, 48],
    rows: faults(db, id, locale),
  };
}

async function* faults(db: Sql, id: number, locale: Locale): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const rows = await db.rows(
      query
        .selectFrom('contact_import_faults')
        .selectAll()
        .where('import_id', '=', id)
        .where('row', '>', after)
        .orderBy('row')
        .limit(PAGE),
    );
    yield rows.map((row) => [row.email, row.first_name, row.last_name, String(row.row), sentenceOf(row, locale)]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.row;
  }
}
