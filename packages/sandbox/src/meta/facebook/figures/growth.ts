import { grown } from '../../../platform/growth.ts';
import type { Facebook } from '../../graph/context.ts';
import type { Post } from '../state.ts';

/** Age at which a figure counts: the lag is how far Facebook's figures are behind. Below zero nothing is known yet. */
export function knownAge(fb: Facebook, createdAt: number): number {
  return fb.clock.now() - createdAt - fb.settings.insightsLagMs;
}

export function reactionsOf(
  fb: Facebook,
  post: Pick<Post, 'id' | 'pageId' | 'createdAt' | 'appeal'>,
): Record<string, number> {
  const age = Math.max(fb.clock.now() - post.createdAt, 0);
  const followers = (fb.state.pages.get(post.pageId)?.followers ?? 0) * (post.appeal ?? 1);
  const like = grown(`${post.id}:like`, followers * 0.08, age);
  const love = grown(`${post.id}:love`, followers * 0.02, age);
  const wow = Math.max(grown(`${post.id}:wow`, followers * 0.005, age) - 1, 0);
  return { like, love, ...(wow > 0 ? { wow } : {}) };
}
