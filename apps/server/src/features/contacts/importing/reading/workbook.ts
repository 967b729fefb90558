import { BadFile } from './file-fault.ts';
import type { Row } from './row.ts';
import { attribute, type Heard, heardParts, hearXml } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

/** What a cell may hold in Excel; longer ones are cut. */
const LONGEST_CELL = 2_000;

/**
 * The rows of the first sheet that is shown, each with the number that the spreadsheet gives it. Cells are read as the texts that they
 * show; a formula is the result that was saved with it, or its own text. What is merged has its text in its first cell.
 */
export async function* workbookRows(bytes: Buffer, unpacked: number): AsyncGenerator<Row> {
  const zip = openZip(bytes, unpacked);
  const sheet = await firstSheet(zip);
  const shared = await sharedStrings(zip);
  const rows: Row[] = [];
  for await (const _ of heardParts(sheet, sheetHeard(shared, rows))) {
    yield* rows;
    rows.length = 0;
  }
}

const WORKBOOK = 'xl/workbook.xml';

async function firstSheet(zip: Zip): Promise<AsyncIterable<Buffer>> {
  const workbook = zip.open(WORKBOOK);
  // A zip of something else.
  if (workbook === null) throw new BadFile('unknown_type');
  let wanted: string | null = null;
  await hearXml(workbook, {
    open(name, attributes) {
      if (name === 'sheet' && wanted === null && !/hidden/i.test(attribute(attributes, 'state') ?? ''))
        wanted = attribute(attributes, 'id');
    },
    close() {},
    text() {},
  });
  let target: string | null = null;
  const relations = zip.open('xl/_rels/workbook.xml.rels');
  if (relations !== null)
    await hearXml(relations, {
      open(name, attributes) {
        if (name === 'Relationship' && attribute(attributes, 'Id') === wanted) target = attribute(attributes, 'Target');
      },
      close() {},
      text() {},
    });
  const path = pathOf(target ?? 'worksheets/sheet1.xml');
  const sheet = zip.open(path);
  if (sheet === null) throw new BadFile('unreadable');
  return sheet;
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Texts that cells refer to by their number. Readings of characters (`rPh`) are no part of them. */
async function sharedStrings(zip: Zip): Promise<readonly string[]> {
  const file = zip.open('xl/sharedStrings.xml');
  const strings: string[] = [];
  if (file === null) return strings;
  let [said, inText, reading] = ['', false, false];
  await hearXml(file, {
    open(name) {
      if (name === 'si') said = '';
      else if (name === 't') inText = !reading;
      else if (name === 'rPh') reading = true;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') reading = false;
      else if (name === 'si') strings.push(said);
    },
    text(text) {
      if (inText && said.length < LONGEST_CELL) said += text.slice(0, LONGEST_CELL - said.length);
    },
  });
  return strings;
}

/** Puts each row into `rows` when it is whole. */
function sheetHeard(shared: readonly string[], rows: Row[]): Heard {
  let number = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  const said = { v: '', f: '', t: '' };
  let into: keyof typeof said | null = null;
  return {
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attribute(attributes, 'r') ?? number + 1) || number + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute(attributes, 'r')) ?? column + 1;
        type = attribute(attributes, 't') ?? 'n';
        said.v = said.f = said.t = '';
      } else if (name === 'v' || name === 'f' || name === 't') into = name;
      else if (name === 'rPh') into = null;
    },
    close(name) {
      if (name === 'row') rows.push({ number, cells });
      else if (name === 'c') {
        const text = textOf(type, said, shared);
        if (text !== '') cells[column] = text;
      } else into = null;
    },
    text(text) {
      if (into !== null && said[into].length < LONGEST_CELL) said[into] += text.slice(0, LONGEST_CELL);
    },
  };
}

function textOf(type: string, { v, f, t }: { v: string; f: string; t: string }, shared: readonly string[]): string {
  if (type === 's') return v === '' ? '' : (shared[Number(v)] ?? '');
  if (type === 'inlineStr') return t;
  if (type === 'e') return '';
  if (type === 'b') return v === '1' ? 'TRUE' : v === '0' ? 'FALSE' : '';
  return v === '' && f !== '' ? `=${f}` : v;
}

/** 'C7' is the third column. */
function columnOf(reference: string | null): number | null {
  if (reference === null) return null;
  let column = 0;
  for (const char of reference) {
    const code = char.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  // Excel's last column.
  return column > 0 && column <= 16_384 ? column - 1 : null;
}
