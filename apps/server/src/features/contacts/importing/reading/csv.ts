import { BadFile } from './file-fault.ts';
import type { Row } from './row.ts';

const LONGEST_CELL = 2_000;
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The rows of a table as spreadsheets save it (RFC 4180, and what they do instead of it), each with its number in the spreadsheet. */
export function* csvRows(bytes: Buffer): Generator<Row> {
  const text = decoded(bytes);
  // Excel's own way to name the separator.
  const named = text.match(/^sep=(.)\r?\n/i);
  const separator = named?.[1] ?? separatorOf(text);
  let number = named === null ? 0 : 1;
  for (const cells of records(text, named?.[0].length ?? 0, separator)) yield { number: ++number, cells };
}

/** UTF-8 or UTF-16 where the file says so, UTF-8 where it is that, and otherwise what Excel writes on Windows. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new BadFile('unknown_type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that the first rows have most. */
function separatorOf(text: string): string {
  const head = text.slice(0, 16 * 1024).replaceAll(/"(?:[^"]|"")*"/g, '');
  const lines = head.split(/\r\n|\n|\r/, 20);
  const counts = SEPARATORS.map((separator) => lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0));
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function* records(text: string, from: number, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let at = from;
  const length = text.length;
  while (at < length) {
    let cell = '';
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    // What stands behind a closing quote belongs to the cell, too.
    const start = at;
    while (at < length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push((cell + text.slice(start, at)).slice(0, LONGEST_CELL));
    if (text[at] === separator) {
      at += 1;
      if (at === length) cells.push('');
      else continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    yield cells;
    cells = [];
  }
}

/** The place of the closing quote; two in a row are one that is meant. The end of the text where it is missing. */
function endOfQuoted(text: string, from: number): number {
  for (let at = from + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}
