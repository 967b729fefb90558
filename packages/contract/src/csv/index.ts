/** What makes a spreadsheet compute the cell; also by the wide forms of the signs (OWASP, CSV injection). */
const COMPUTED = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell of a table for spreadsheets: none computes it, and it stays one cell whatever parts them. */
export const csvText = (text: string): string => csvCell(COMPUTED.test(text) ? `'${text}` : text);

/** The same for what we wrote ourselves. */
export const csvCell = (cell: string): string =>
  /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
