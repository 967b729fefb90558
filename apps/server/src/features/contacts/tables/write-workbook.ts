import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { escapeHtml } from '../../../platform/html/escape.ts';

/** What Excel has of rows (Microsoft, 'Excel specifications and limits'); what is more goes into a further sheet. */
const SHEET_ROWS = 1_048_576;
/** XML has no place for these, and Excel refuses the whole file. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
/** What makes a spreadsheet compute a text once it is typed or saved as another kind of file. */
const COMPUTED = /^\s*[=+\-@\t\r\n＝＋－＠]/;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const WORKBOOK_MIME = `${TYPES}.sheet`;

export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  /** In characters. */
  readonly widths: readonly number[];
  /** Some at a time. */
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

/**
 * A workbook of texts (ECMA-376), written while its rows are read, so that memory stays flat. Each cell is a text, which none computes
 * whatever it begins with; what would be computed elsewhere wears the apostrophe of spreadsheets (`quotePrefix`).
 */
export function writeWorkbook(to: Writable, sheet: Sheet): Promise<void> {
  const zip = new ZipFile();
  const broken = new Promise<never>((_, reject) => zip.once('error', reject));
  const put = pipeline(zip.outputStream, to);
  const filled = fill(zip, sheet);
  return Promise.race([Promise.all([put, filled]).then(() => {}), broken]).catch(async (error: unknown) => {
    to.destroy();
    await Promise.allSettled([put, filled]);
    throw error;
  });
}

export const writeWorkbookFile = (file: string, sheet: Sheet): Promise<void> =>
  writeWorkbook(createWriteStream(file), sheet);

async function fill(zip: ZipFile, { name, heads, widths, rows }: Sheet): Promise<void> {
  const left = rows[Symbol.asyncIterator]();
  let waiting: readonly (readonly string[])[] = [];
  let sheets = 0;
  for (let more = true; more; ) {
    sheets += 1;
    const texts = async function* () {
      yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
        .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
        .join('')}</cols><sheetData>${rowOf(heads, 1)}`;
      let place = SHEET_ROWS - 1;
      while (place > 0) {
        if (waiting.length === 0) {
          const next = await left.next();
          if (next.done === true) {
            more = false;
            break;
          }
          waiting = next.value;
        }
        const some = waiting.slice(0, place);
        waiting = waiting.slice(place);
        place -= some.length;
        yield some.map((cells) => rowOf(cells)).join('');
      }
      yield '</sheetData></worksheet>';
    };
    const stream = Readable.from(texts(), { objectMode: false });
    zip.addReadStream(stream, `xl/worksheets/sheet${sheets}.xml`);
    await new Promise<void>((done, failed) => stream.once('close', done).once('error', failed));
  }
  addParts(zip, name, sheets);
  zip.end();
}

function addParts(zip: ZipFile, name: string, sheets: number): void {
  const each = (text: (n: number) => string) => Array.from({ length: sheets }, (_, at) => text(at + 1)).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n) => `<sheet name="${escaped(n === 1 ? name : `${name} ${n}`)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`,
  };
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(HEAD + xml), path);
}

function rowOf(cells: readonly string[], style?: number): string {
  let row = '<row>';
  for (const cell of cells) row += cellOf(cell, style);
  return `${row}</row>`;
}

function cellOf(text: string, style: number | undefined): string {
  if (text === '') return '<c/>';
  const styled = style ?? (COMPUTED.test(text) ? 2 : 0);
  return `<c${styled === 0 ? '' : ` s="${styled}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const escaped = (text: string): string => (/[^\w@. -]/.test(text) ? escapeHtml(text.replace(UNWRITABLE, '')) : text);
