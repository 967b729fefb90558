export { findImages } from './api.ts';
export { FileDrop } from './file-drop.tsx';
export { MediaPicker } from './media-picker.tsx';
export type { Upload } from './upload.ts';
export { type Uploads, useUploads } from './use-uploads.ts';
