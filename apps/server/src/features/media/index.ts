import type { Sql } from '../../platform/db/database.ts';
import { feature } from '../../platform/feature/feature.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { takeBrandImages as TakeImages } from './brand/take-brand-images.ts';
import type { MediaDeps } from './deps.ts';
import { purgeImage, purgeImageJob, removeFiles, removeFilesJob } from './pictures/delete-image.ts';
import { registerMediaRoutes } from './routes.ts';

export { brandCopies, brandedPending, brandingChanged } from './branding/brand-store.ts';
export { endCardOf } from './branding/branded-recipes.ts';
export { archivedName, playableKey, shownKey } from './files.ts';
export { mediaByIds, mediaStillThere, refuseGoneMedia } from './media-by-ids.ts';
export { mediaUrl, presentChosen } from './present.ts';
export { rangeAsked, send as sendStored } from './serving/serve-media.ts';
export { type Medium, mediaOfDraft, mediaOfPostings, mediaOfPosts, mediaToCheck, selectOfLink } from './store.ts';
export {
  type FileState,
  fileStates,
  orderMedia,
  type Prepared,
  preparedMedia,
  videoState,
} from './variants/prepare-media.ts';
export type { FileFacts } from './variants/recipes.ts';
export { filesOfPost, type VariantRow, variantsOfM } from './variants/variant-store.ts';

export const media = feature<MediaDeps>({
  routes: registerMediaRoutes,
  jobs: (deps) => [
    { ...purgeImageJob, handle: ({ image }: { image: number }) => purgeImage(deps, image) },
    { ...removeFilesJob, handle: ({ keys }: { keys: string[] }) => removeFiles(deps, keys) },
  ],
  ticks: (deps) => [
    {
      id: 'media.look-at-brandings',
      schedule: '11 3 * * *',
      run: async () => (await import('./branding/brand-store.ts')).lookAtBrandings(deps.db),
    },
    {
      id: 'media.tidy-branded',
      schedule: '41 * * * *',
      run: async () => (await import('./branding/tidy-branded.ts')).tidyBranded(deps),
    },
  ],
  sweeps: async (deps) => {
    const [variants, branding] = await Promise.all([
      import('./variants/make-variant.ts'),
      import('./branding/apply-branding.ts'),
    ]);
    return [variants.variantSweep(deps), branding.brandingSweep(deps)];
  },
  leaving: () => ({
    erase: async (tx, id) => (await import('./pictures/erase-library.ts')).eraseLibrary(tx, id),
  }),
  archive: async (deps, userId) => (await import('./archive-media.ts')).archiveMedia(deps, userId),
});

/** Photo and logo of a profile, for its PATCH; loaded by who brings one. */
export const takeBrandImages = async (...given: Parameters<typeof TakeImages>): Promise<void> =>
  (await import('./brand/take-brand-images.ts')).takeBrandImages(...given);

/** Files that nothing names any more: they are removed once the transaction has ended well. */
export const forgetFiles = (tx: Sql, keys: readonly string[]): Promise<void> =>
  addJob(tx, removeFilesJob, { keys: [...keys] }, { queue: 'files' });

/** Loaded by those processes alone that somebody asks for one. */
export const linkPreviews = () => import('./links/preview-link.ts');

/** Files of the installation's own; loaded likewise. */
export const ownFiles = () => import('./own-files.ts');

/** How files are made, for who measures it; loaded likewise. */
export async function makers() {
  const [{ addEndCard }, { drawBranded }, { probeVideo }, { transcodeVideo }] = await Promise.all([
    import('./branding/add-end-card.ts'),
    import('./pictures/draw-photo.ts'),
    import('./videos/probe-video.ts'),
    import('./videos/transcode-video.ts'),
  ]);
  return { addEndCard, drawBranded, probeVideo, transcodeVideo };
}
