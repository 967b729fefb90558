import { DAY_MS } from '@waypost/contract/wire';
import writeExcel from 'write-excel-file/universal';
import { type Cell, clockTime, type Table, torontoMinute } from './table.ts';

/** How Excel shows them; it puts in the names of months and the separators of its own language. */
export type Formats = Readonly<Record<'time' | 'day', string>>;
const NUMBERS = { count: '#,##0', amount: '#,##0.00', percent: '0.00%', ms: '[h]:mm:ss' } as const;

/** Widest column, in characters, and what a cell of Excel holds. */
const [WIDEST, LONGEST] = [60, 32_767];
/** XML has no place for these, and Excel refuses the whole file. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** A sheet for each table. Texts are cells of text, so that none is computed, whatever it begins with. */
export function xlsxOf(tables: readonly Table[], formats: Formats): Promise<Blob> {
  const sheets = tables.map(({ name, heads, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: heads.map((head, column) => ({
      width: 2 + Math.min(WIDEST, Math.max(head.length, ...rows.map((row) => widthOf(row[column] ?? null)))),
    })),
    data: [
      heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell) => cellOf(cell, formats))),
    ],
  }));
  return writeExcel(sheets).toBlob();
}

function cellOf(cell: Cell, formats: Formats) {
  if (cell === null) return null;
  if (cell.kind === 'text') return { value: cell.value.replace(UNWRITABLE, '').slice(0, LONGEST), type: String };
  if (cell.kind === 'time') {
    // Excel knows no zones: the clock of Toronto, said as if it were UTC.
    const value = new Date(`${torontoMinute(cell.value).replace(' ', 'T')}:00Z`);
    return { value, type: Date, format: formats.time };
  }
  if (cell.kind === 'day') return { value: new Date(`${cell.value}T00:00:00Z`), type: Date, format: formats.day };
  // Less than nothing is no time of day, and Excel would show hashes.
  if (cell.kind === 'ms' && cell.value < 0) return { value: clockTime(cell.value), type: String };
  const part = { count: 1, amount: 1, percent: 100, ms: DAY_MS }[cell.kind];
  return { value: cell.value / part, type: Number, format: NUMBERS[cell.kind] };
}

const widthOf = (cell: Cell): number => {
  if (cell?.kind === 'text') return Math.min(WIDEST, cell.value.length);
  return cell?.kind === 'time' ? 20 : 12;
};
