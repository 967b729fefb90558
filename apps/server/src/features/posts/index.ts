import { feature } from '../../platform/feature/feature.ts';
import { lateProData } from '../../platform/feature/pro-data.ts';
import { forgetKeys } from './creating/create-once.ts';
import { linkPreviewHandler } from './creating/link-preview.ts';
import { postFailed } from './emails/post-failed.ts';
import { postsMissed } from './emails/posts-missed.ts';
import { postsPlanned } from './emails/posts-planned.ts';
import { preflightTrouble } from './emails/preflight-trouble.ts';
import { staffText } from './emails/staff-text.ts';
import type { PublisherDeps } from './publishing/start-publishing.ts';
import { registerPostRoutes } from './routes.ts';
import { type PlannedMails, plannedMailsJob } from './telling/planned-job.ts';

export { mayPublish } from './conditions.ts';
export { keyOf, oncePerKey } from './creating/create-once.ts';
export { createPosts, refusedIn } from './creating/create-posts.ts';
export { keepPermission, keepPro } from './creating/keep-plan.ts';
export { takeBackPosts } from './creating/take-back-posts.ts';
export { pendingPosts } from './following/index.ts';
export { typeOf } from './post.ts';
export { mediaFacts, preflightText } from './preflight/preflight-posts.ts';
export { keepConnections } from './preflight/preflight-world.ts';
export * from './publishing/index.ts';
export { contentOfOwn, mediaTypeOf } from './reading/content.ts';
export { lowerBound, upperBound } from './reading/day-bounds.ts';
export * as figureColumns from './reading/figure-columns.ts';
export { reasonSentence } from './reason-text.ts';
export { STATS_AGES_MS } from './stats/timetable.ts';

const planned = () => import('./telling/mail-planned.ts');

export const posts = feature<PublisherDeps>({
  routes: registerPostRoutes,
  jobs: (deps) => [
    linkPreviewHandler(deps),
    { ...plannedMailsJob, handle: async (given: PlannedMails) => (await planned()).mailPlanned(deps, given) },
  ],
  ticks: (deps) => [
    { id: 'posts.idempotency-keys', schedule: '23 * * * *', run: () => forgetKeys(deps) },
    { id: 'posts.planned', schedule: '7 13-22 * * 1', run: async () => (await planned()).beginPlanned(deps) },
  ],
  // Nothing of it is needed by the API, which loads this file too.
  sweeps: async (deps) => (await import('./publishing/sweeps.ts')).sweepsOfPosts(deps),
  worker: async (deps) => (await import('./publishing/start-publishing.ts')).startPublishing(deps),
  mails: [postFailed, postsMissed, postsPlanned, preflightTrouble, staffText],
  leaving: () => ({ erase: async (tx, id) => (await import('./erase-posts.ts')).erasePosts(tx, id) }),
  proData: () => [
    lateProData('reels', async () => (await import('./pro-posts.ts')).proReels),
    lateProData('instagram_posts', async () => (await import('./pro-posts.ts')).proNetworkPosts),
    lateProData('texts', async () => (await import('./preflight/pro-texts.ts')).proTexts, { stays: true }),
  ],
  archive: async (deps, userId) => (await import('./archive-posts.ts')).archivePosts(deps, userId),
});

/** How staff's postings become posts of agents; loaded by who makes them. */
export const copies = () => import('./copies/index.ts');
export { CONNECTIONS, ELIGIBLE, getsCopies, HAS_PRO } from './copies/copy-sql.ts';
/** Of staff, in the name of whose post it is. */
export const retryInName = async (
  ...of: Parameters<typeof import('./changing/by-staff/retry-in-name.ts').retryInName>
) => (await import('./changing/by-staff/retry-in-name.ts')).retryInName(...of);

/** Loaded when the demo world is told. */
export const history = () => import('./history/write-history.ts');
