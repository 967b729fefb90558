export { useFilm } from './api.ts';
export { FileDrop } from './file-drop.tsx';
export { FilePreview } from './file-preview.tsx';
export { filmLength } from './film-length.ts';
export type { FileKind, LibraryFile } from './library-file.ts';
export { MediaPicker } from './media-picker.tsx';
export { kindOfFile, type Upload } from './upload.ts';
export { UploadState } from './upload-tab.tsx';
export { type Uploads, useUploads } from './use-uploads.ts';
