export { sendTable } from './send-table.ts';
export { WORKBOOK_MIME, writeWorkbookFile } from './write-workbook.ts';
