import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS, IMPORT_MAX_UNPACKED } from '@waypost/contract/contacts/import-rules';
import { isContactEmail } from '@waypost/contract/contacts/rules';
import { cleanEmail, cleanText } from './clean.ts';
import { csvRows } from './csv.ts';
import { BadFile } from './file-fault.ts';
import type { Row } from './row.ts';
import { workbookRows } from './workbook.ts';

/** A table with its headings: names of the columns, each once, and the rows under them. */
export interface Table {
  readonly columns: readonly string[];
  /** Whether the file has headings; where it begins with an address the columns are called by their letters. */
  readonly headings: boolean;
  /** Those that are not empty, at most as many as a file may have. Throws {@link BadFile}. */
  readonly rows: AsyncIterable<Row>;
}

const OLD_OR_LOCKED = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ZIP = Buffer.from('PK\x03\x04');
const EMPTY_ZIP = Buffer.from('PK\x05\x06');

/** What kind of file it is its bytes say, whatever its name. */
function rowsOf(bytes: Buffer, unpacked: number): AsyncIterable<Row> | Iterable<Row> {
  const begins = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (begins(OLD_OR_LOCKED)) throw new BadFile('old_excel');
  if (begins(ZIP) || begins(EMPTY_ZIP)) return workbookRows(bytes, unpacked);
  if (
    begins(Buffer.from('%PDF')) ||
    begins(Buffer.from('{\\rtf')) ||
    /^\s*<(!doctype|html|\?xml)/i.test(bytes.toString('latin1', 0, 100))
  )
    throw new BadFile('unknown_type');
  return csvRows(bytes);
}

const isEmpty = ({ cells }: Row): boolean => cells.every((cell) => cell === undefined || cell.trim() === '');

/** Throws {@link BadFile}. */
export async function openTable(bytes: Buffer, unpacked = IMPORT_MAX_UNPACKED): Promise<Table> {
  const rows = filled(rowsOf(bytes, unpacked));
  const { value: first, done } = await rows.next();
  if (done === true) throw new BadFile('no_rows');
  const headings = !first.cells.some((cell) => cell !== undefined && isContactEmail(cleanEmail(cell)));
  return {
    headings,
    columns: namesOf(first, headings),
    rows: limited(headings ? rows : before(first, rows)),
  };
}

async function* filled(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (isEmpty(row)) continue;
    if (row.cells.length > IMPORT_MAX_COLUMNS && row.cells.findLastIndex((cell) => cell?.trim()) >= IMPORT_MAX_COLUMNS)
      throw new BadFile('too_many_columns');
    yield row;
  }
}

async function* before(first: Row, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  yield first;
  yield* rows;
}

async function* limited(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > IMPORT_MAX_ROWS) throw new BadFile('too_many_rows');
    yield row;
  }
}

/** Unnamed columns are called by their letter, and of two that are called alike the second has its number. */
function namesOf({ cells }: Row, headings: boolean): string[] {
  const taken = new Set<string>();
  return Array.from(cells, (cell, at) => {
    const own = headings ? cleanText(cell ?? '').slice(0, 200) : '';
    // A mapping is an object by these names.
    const plain = own === '' || own === '__proto__' ? letterOf(at) : own;
    let name = plain;
    for (let n = 2; taken.has(name); n++) name = `${plain} (${n})`;
    taken.add(name);
    return name;
  });
}

const letterOf = (at: number): string =>
  (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26));
