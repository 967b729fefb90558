export { mediaJobs } from './jobs.ts';
export { readLinkPreview } from './link-preview.ts';
export { mediaByIds, mediaStillThere } from './media-by-ids.ts';
export { mediaUrl } from './present.ts';
export { registerMediaRoutes } from './routes.ts';
