export { keyOf, readyFile } from './export-store.ts';
export { recipientSheet } from './recipient-sheet.ts';
