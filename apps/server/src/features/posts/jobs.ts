import type { Job, Tick } from '../../platform/jobs/jobs.ts';
import { collectStats } from './collect-stats.ts';
import { forgetKeys } from './create-once.ts';
import type { PostDeps } from './deps.ts';
import { discardLeftovers } from './discard-leftovers.ts';
import { linkPreviewHandler } from './link-preview.ts';
import { fetchPermalinks, type PublishingDeps, sweepPosts } from './publishing/index.ts';
import { runPreflights } from './run-preflights.ts';
import { stepComments } from './step-comments.ts';

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
