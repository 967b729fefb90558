import { SOCIAL_APPS } from '@waypost/contract/networks';
import { DAY_MS } from '@waypost/contract/wire';
import { type AnyRefusal, SocialError, type StatsResult } from '../../../connectors/social/port.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { notePermitted, noteRefusal } from '../../connections/index.ts';
import type { PostDeps } from '../deps.ts';
import { type Reach, reachPage } from '../page-access.ts';
import { statsRank } from './rank.ts';
import { type ClaimedStats, claimStats, planStats, postponeStats, type StatsRow, saveStats } from './stats-store.ts';
import { nextStats } from './timetable.ts';

/** Above this share of the rate limit figures wait, so that publishing never does. */
const USAGE_LIMIT = 90;
const POSTPONED_MS = 60 * 60_000;
const RETRY_MS = 30 * 60_000;
/** A page that cannot be reached is asked about again once a day, until the last step's time has passed. */
const UNREACHABLE_MS = DAY_MS;
const LAST_TRY_MS = 35 * DAY_MS;

/** Fetches the figures that are due; something came of a post that got some. */
export const statsSweep = (deps: PostDeps): Sweep =>
  sweep({
    id: 'posts.stats',
    everyMs: 5_000,
    lanes: 4,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => claimStats(deps.db, app, atMost),
    async work(row) {
      const outcome = await collect(deps, row);
      if ((outcome?.usagePercent ?? 0) >= USAGE_LIMIT) await postpone(deps, row);
      return outcome !== null;
    },
  });

async function collect(deps: PostDeps, row: ClaimedStats): Promise<StatsResult | null> {
  const reach = await reachPage(deps, row);
  if (reach === null) {
    await tryAgain(deps, row, UNREACHABLE_MS);
    return null;
  }
  try {
    const result = await fetchFor(deps, row, reach);
    await planStats(deps.db, row, nextStats(row.posted_at, row.stats_step, deps.clock.now()));
    return result;
  } catch (error) {
    if (!(error instanceof SocialError)) {
      deps.log.error({ err: error, post: row.id }, 'figures could not be fetched');
      return null;
    }
    await noteRefusal(deps, aside(row, reach), error.refusal);
    await afterRefusal(deps, row, error.refusal);
    return null;
  }
}

export const aside = (row: Pick<StatsRow, 'connection_id'>, page: Reach) =>
  ({ connectionId: row.connection_id, page, call: 'figures' }) as const;

/** One fetch, kept on the row and in the history. Throws {@link SocialError}. */
export async function fetchFor(deps: PostDeps, row: StatsRow, reach: Reach): Promise<StatsResult> {
  const result = await reach.connector.fetchStats(reach.access, { remoteId: row.remote_id, type: row.type });
  const rank = statsRank(row.provider, row.type, result.metrics);
  const fetchedAt = deps.clock.now();
  await deps.db.transaction((tx) => saveStats(tx, row, result, { rank, fetchedAt }));
  await notePermitted(deps, aside(row, reach));
  return result;
}

async function afterRefusal(deps: PostDeps, row: ClaimedStats, refusal: AnyRefusal): Promise<void> {
  // Nothing will ever come of these: the post is gone, or its kind has no figures here.
  if (refusal.kind === 'gone' || refusal.kind === 'rejected') return planStats(deps.db, row, null);
  if (refusal.kind === 'wait' || refusal.kind === 'blocked')
    return tryAgain(deps, row, Math.max((refusal.seconds ?? 0) * 1000, RETRY_MS));
  // One question a day for the whole page, and not one for each of its posts.
  if (refusal.kind === 'forbidden')
    await postponeStats(deps.db, row.connection_id, new Date(deps.clock.now().getTime() + UNREACHABLE_MS));
  if (refusal.kind === 'ours') deps.log.error({ post: row.id, code: refusal.code }, 'a network refuses us figures');
  const unreachable = refusal.kind === 'reconnect' || refusal.kind === 'forbidden';
  return tryAgain(deps, row, unreachable ? UNREACHABLE_MS : RETRY_MS);
}

async function tryAgain(deps: PostDeps, row: ClaimedStats, ms: number): Promise<void> {
  const now = deps.clock.now().getTime();
  const over = now > row.posted_at.getTime() + LAST_TRY_MS;
  await planStats(deps.db, row, over ? null : { step: row.stats_step, at: new Date(now + ms) });
}

const postpone = (deps: PostDeps, row: ClaimedStats): Promise<void> =>
  postponeStats(deps.db, row.connection_id, new Date(deps.clock.now().getTime() + POSTPONED_MS));
