import pg from 'pg';
import { parseTimestamp } from '../timestamps.ts';

export type Row = Record<string, unknown>;
/** A column as PostgreSQL describes it. */
export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** A value that is there, by its bytes; `row` is the whole row read as Latin-1. */
type Read = (bytes: Buffer, from: number, to: number, row: string, start: number) => unknown;

const { BOOL, INT2, INT4, INT8, TEXT, TIMESTAMPTZ, UUID, VARCHAR } = pg.types.builtins;
/** Longer ones are read faster by the system than looked at byte by byte. */
const SHORT = 40;
const MINUS = 0x2d;
const DIGIT_0 = 0x30;

const bool: Read = (bytes, from) => bytes[from] === 0x74;

/** A whole number as PostgreSQL writes it. */
export function integer(bytes: Buffer, from: number, to: number): number {
  const negative = bytes[from] === MINUS;
  let value = 0;
  for (let at = negative ? from + 1 : from; at < to; at += 1) value = value * 10 + ((bytes[at] ?? 0) - DIGIT_0);
  return negative ? -value : value;
}

/** What is written in ASCII whatever it holds. */
const ascii = (_: Buffer, from: number, to: number, row: string, start: number): string =>
  row.slice(from - start, to - start);

function text(bytes: Buffer, from: number, to: number, row: string, start: number): string {
  if (to - from > SHORT) return bytes.toString('utf8', from, to);
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) > 0x7f) return bytes.toString('utf8', from, to);
  return row.slice(from - start, to - start);
}

const READ = new Map<number, Read>([
  [BOOL, bool],
  [INT2, integer],
  [INT4, integer],
  [INT8, integer],
  [UUID, ascii],
  [TEXT, text],
  [VARCHAR, text],
  [TIMESTAMPTZ, (...value) => parseTimestamp(ascii(...value))],
]);

function readerOf({ dataTypeID }: Column): Read {
  const known = READ.get(dataTypeID);
  if (known !== undefined) return known;
  const parse: (value: string) => unknown = pg.types.getTypeParser(dataTypeID, 'text');
  return (...value) => parse(text(...value));
}

/** Makes a row of its values, which lie between two places; each says its length first, or that there is none. */
export type RowReader = (bytes: Buffer, from: number, to: number) => Row;

/**
 * Reads rows of these columns as they come over the wire. The driver makes a text of each value, a list of these and an object
 * of that; a list of posts has forty columns, mostly flags, numbers and nothing, which need no text at all.
 */
export function rowReader(columns: readonly Column[]): RowReader {
  const reading = columns.map((column) => ({ name: column.name, read: readerOf(column) }));
  // A copy has the shape of what it copies. Copied as a whole: `{ ...empty }` goes name by name once V8 has met several shapes here.
  const empty: Row = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return (bytes, start, end) => {
    const row = Object.assign({}, empty);
    const all = bytes.toString('latin1', start, end);
    let at = start;
    for (const { name, read } of reading) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) continue;
      row[name] = read(bytes, at, at + length, all, start);
      at += length;
    }
    return row;
  };
}
