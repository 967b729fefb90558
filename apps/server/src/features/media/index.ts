export { mediaJobs } from './jobs.ts';
export { readLinkPreview } from './link-preview.ts';
export { mediaByIds, mediaStillThere } from './media-by-ids.ts';
export { startMediaMaker } from './media-maker.ts';
export { type FileState, fileStates, orderMedia, type Prepared, preparedMedia } from './prepare-media.ts';
export { mediaUrl } from './present.ts';
export type { FileFacts } from './recipes.ts';
export { registerMediaRoutes } from './routes.ts';
export { VARIANTS_OF_M, type VariantRow } from './variant-store.ts';
