import type { Sweep } from '../../../platform/sweeps/sweep.ts';
import { commentSweep } from '../comments/step-comments.ts';
import { removalSweep } from '../copies/remove-copies.ts';
import { preflightSweep } from '../preflight/run-preflights.ts';
import { statsSweep } from '../stats/collect-stats.ts';
import { lookSweep } from './look/look-sweep.ts';
import { permalinkSweep } from './settle/fetch-permalinks.ts';
import { interruptedSweep } from './settle/sweep-posts.ts';
import { leftoverSweep } from './stage/discard-leftovers.ts';
import type { PublisherDeps } from './start-publishing.ts';

/** What becomes due of a post before and after its release, which the publisher sees to. */
export const sweepsOfPosts = (deps: PublisherDeps): readonly Sweep[] => [
  interruptedSweep(deps),
  lookSweep(deps),
  permalinkSweep(deps),
  commentSweep(deps),
  preflightSweep(deps),
  statsSweep(deps),
  leftoverSweep(deps),
  removalSweep(deps),
];
