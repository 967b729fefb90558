export { presentList } from '../present.ts';
export { sendTable } from '../tables/send-table.ts';
export { checkImport, deleteImport, startImport, undoImport } from './begin-import.ts';
export { faultSheet } from './fault-rows.ts';
export { lastImports, presentImport, readImport } from './present-import.ts';
export { receiveFile } from './receive-file.ts';
export { runImport } from './run-import.ts';
export { uploadImport } from './upload-import.ts';
