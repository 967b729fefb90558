import { steadyFraction } from '../../platform/ids.ts';
import type { Facebook } from '../graph/context.ts';
import type { Post } from './state.ts';

const DAY = 86_400_000;

/** Invented but steady: rises with the age of the object, fast on the first day, and never falls. */
export function grown(key: string, ceiling: number, ageMs: number): number {
  const share = 0.4 + 0.6 * steadyFraction(key);
  const ripeness = 1 - Math.exp(-Math.max(ageMs, 0) / (2 * DAY));
  const opening = ageMs > 0 ? 1 : 0;
  return Math.floor(ceiling * share * ripeness) + opening;
}

/** Age at which a figure counts: the lag is how far Facebook's figures are behind. Below zero nothing is known yet. */
export function knownAge(fb: Facebook, createdAt: number): number {
  return fb.clock.now() - createdAt - fb.settings.insightsLagMs;
}

export function reactionsOf(fb: Facebook, post: Pick<Post, 'id' | 'pageId' | 'createdAt'>): Record<string, number> {
  const age = Math.max(fb.clock.now() - post.createdAt, 0);
  const followers = fb.state.pages.get(post.pageId)?.followers ?? 0;
  const like = grown(`${post.id}:like`, followers * 0.08, age);
  const love = grown(`${post.id}:love`, followers * 0.02, age);
  const wow = Math.max(grown(`${post.id}:wow`, followers * 0.005, age) - 1, 0);
  return { like, love, ...(wow > 0 ? { wow } : {}) };
}
