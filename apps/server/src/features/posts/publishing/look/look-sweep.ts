import { SOCIAL_APPS } from '@waypost/contract/networks';
import { type Sweep, sweep } from '../../../../platform/sweeps/sweep.ts';
import type { PublishingDeps } from '../deps.ts';
import { claimPages } from './look-store.ts';

/** One page is read for all its posts; a page with many takes its time. */
const LEASE_S = 180;

/** Looks for posts that may be on the network without our knowing; until then nothing of them is sent. */
export const lookSweep = (deps: PublishingDeps): Sweep =>
  sweep({
    id: 'posts.looks',
    everyMs: 2_000,
    lanes: 8,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => claimPages(deps.db, app, atMost, LEASE_S),
    // Loaded when a page is due, which it is in a worker alone, and seldom.
    work: async (page) => (await import('./look-at-page.ts')).lookAtPage(deps, page),
  });
