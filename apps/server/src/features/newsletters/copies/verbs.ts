export { sendPreview } from '../body/preview-document.ts';
export { changeCopy, deleteCopy, restoreCopy } from './change-copy.ts';
export { readCopy } from './copy-store.ts';
export { htmlOfCopy } from './html-of-copy.ts';
export { listCopies } from './list-copies.ts';
export { presentCopy, presentWholeCopy } from './present-copy.ts';
export { steerCopy } from './steer-copy.ts';
export { queueCopyTest } from './test-copy.ts';
