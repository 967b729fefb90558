import type { Job, Tick } from '../../platform/jobs/jobs.ts';
import { stepComments } from './comments/step-comments.ts';
import { forgetKeys } from './creating/create-once.ts';
import { linkPreviewHandler } from './creating/link-preview.ts';
import type { PostDeps } from './deps.ts';
import { postFailed } from './emails/post-failed.ts';
import { postsMissed } from './emails/posts-missed.ts';
import { preflightTrouble } from './emails/preflight-trouble.ts';
import { runPreflights } from './preflight/run-preflights.ts';
import { fetchPermalinks, type PublishingDeps, sweepPosts } from './publishing/index.ts';
import { discardLeftovers } from './publishing/stage/discard-leftovers.ts';
import { collectStats } from './stats/collect-stats.ts';

export const postMails = [postFailed, postsMissed, preflightTrouble];

export const postJobs = (deps: PostDeps): Job<{ posts: number[] }>[] => [linkPreviewHandler(deps)];

/** What is due by the business clock, beside the publisher itself. */
export const postSweeps = (deps: PublishingDeps): { id: string; run: () => Promise<unknown> }[] => [
  { id: 'posts.interrupted', run: () => sweepPosts(deps) },
  { id: 'posts.permalinks', run: () => fetchPermalinks(deps) },
  { id: 'posts.comments', run: () => stepComments(deps) },
  { id: 'posts.preflights', run: () => runPreflights(deps) },
  { id: 'posts.stats', run: () => collectStats(deps) },
  { id: 'posts.leftovers', run: () => discardLeftovers(deps) },
];

export const postTicks = (deps: Pick<PostDeps, 'db'>): Tick[] => [
  { id: 'posts.idempotency-keys', schedule: '23 * * * *', run: () => forgetKeys(deps) },
];
