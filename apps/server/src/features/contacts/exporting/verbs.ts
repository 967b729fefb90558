export { presentList } from '../present.ts';
export { askForExport } from './ask-for-export.ts';
export { keyOf, readyExport } from './export-store.ts';
export { makeExport } from './make-export.ts';
