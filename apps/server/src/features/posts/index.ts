import { feature } from '../../platform/feature/feature.ts';
import { lateProData } from '../../platform/feature/pro-data.ts';
import { commentSweep } from './comments/step-comments.ts';
import { forgetKeys } from './creating/create-once.ts';
import { linkPreviewHandler } from './creating/link-preview.ts';
import { postFailed } from './emails/post-failed.ts';
import { postsMissed } from './emails/posts-missed.ts';
import { preflightTrouble } from './emails/preflight-trouble.ts';
import { preflightSweep } from './preflight/run-preflights.ts';
import { lookSweep } from './publishing/look/look-sweep.ts';
import { permalinkSweep } from './publishing/settle/fetch-permalinks.ts';
import { interruptedSweep } from './publishing/settle/sweep-posts.ts';
import { leftoverSweep } from './publishing/stage/discard-leftovers.ts';
import type { PublisherDeps } from './publishing/start-publishing.ts';
import { registerPostRoutes } from './routes.ts';
import { statsSweep } from './stats/collect-stats.ts';

export { createPosts, refusedIn } from './creating/create-posts.ts';
export { takeBackPosts } from './creating/take-back-posts.ts';
export { pendingPosts } from './following/index.ts';
export * from './publishing/index.ts';
export { contentOfOwn, mediaTypeOf } from './reading/content.ts';
export { STATS_AGES_MS } from './stats/timetable.ts';

export const posts = feature<PublisherDeps>({
  routes: registerPostRoutes,
  jobs: (deps) => [linkPreviewHandler(deps)],
  ticks: ({ db }) => [{ id: 'posts.idempotency-keys', schedule: '23 * * * *', run: () => forgetKeys({ db }) }],
  sweeps: (deps) => [
    interruptedSweep(deps),
    lookSweep(deps),
    permalinkSweep(deps),
    commentSweep(deps),
    preflightSweep(deps),
    statsSweep(deps),
    leftoverSweep(deps),
  ],
  // Nothing of it is needed by the API, which loads this file too.
  worker: async (deps) => (await import('./publishing/start-publishing.ts')).startPublishing(deps),
  mails: [postFailed, postsMissed, preflightTrouble],
  leaving: () => ({ erase: async (tx, id) => (await import('./erase-posts.ts')).erasePosts(tx, id) }),
  proData: () => [lateProData('reels', async () => (await import('./pro-reels.ts')).proReels)],
  archive: async (deps, userId) => (await import('./archive-posts.ts')).archivePosts(deps, userId),
});

/** Loaded when the demo world is told. */
export const history = () => import('./history/write-history.ts');
