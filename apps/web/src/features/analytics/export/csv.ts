import { csvCell, csvText } from '@waypost/contract/csv';
import { intlTags, type Locale } from '@waypost/i18n/locale';
import { type Cell, clockTime, type Table, torontoMinute } from '../../../platform/files/table.ts';

/** Without it Excel takes the letters of UTF-8 for those of its own alphabet. */
const UTF8_MARK = '\uFEFF';
/** One table for spreadsheets in the reader's language: where numbers have a decimal comma, semicolons part the cells. */
export function csvOf({ heads, rows }: Table, locale: Locale): string {
  const decimal = new Intl.NumberFormat(intlTags[locale]).formatToParts(0.5).find(({ type }) => type === 'decimal');
  const point = decimal?.value ?? '.';
  const separator = point === ',' ? ';' : ',';
  const lines = [heads.map(csvCell), ...rows.map((row) => row.map((cell) => written(cell, point)))];
  return `${UTF8_MARK}${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;
}

function written(cell: Cell, point: string): string {
  if (cell === null) return '';
  if (cell.kind === 'text') return csvText(cell.value);
  if (cell.kind === 'time') return torontoMinute(cell.value);
  if (cell.kind === 'day') return cell.value;
  if (cell.kind === 'ms') return clockTime(cell.value);
  const number = String(Math.round(cell.value * 100) / 100).replace('.', point);
  return cell.kind === 'percent' ? `${number}%` : number;
}
