export { useFilm } from './api.ts';
export { FileDrop } from './file-drop.tsx';
export { FilePreview } from './file-preview.tsx';
export { filmLength } from './film-length.ts';
export { MediaPicker } from './lazy-picker.ts';
export type { FileKind, LibraryFile } from './library-file.ts';
export { kindOfFile, type Upload } from './upload.ts';
export { UploadState } from './upload-state.tsx';
export { type Uploads, useUploads } from './use-uploads.ts';
