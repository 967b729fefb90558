import { STATS_FETCHES } from '@waypost/contract/posts';
import { STATS_REFRESH_PAUSE_MINUTES } from '@waypost/contract/stats';
import { SocialError } from '../../../connectors/social/port.ts';
import { AppError, conflict, text, tooMany } from '../../../platform/errors/index.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { noteRefusal } from '../../connections/index.ts';
import type { PostDeps } from '../deps.ts';
import { reachPage } from '../page-access.ts';
import type { PostRow } from '../reading/post-row.ts';
import { reasonText } from '../reason-text.ts';
import { aside, fetchFor } from './collect-stats.ts';
import { statsRow } from './stats-store.ts';

/** Fetches the figures of a loaded post now (STATS-012, STATS-013). */
export async function fetchStats(deps: PostDeps, post: PostRow): Promise<void> {
  if (post.stats_fetched_at === null) throw conflict('posts.conflict.no_stats_yet');
  const age = deps.clock.now().getTime() - post.stats_fetched_at.getTime();
  const wait = STATS_REFRESH_PAUSE_MINUTES * 60_000 - age;
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
  await throttle(deps.db, STATS_FETCHES.post, String(post.id));
  const row = await statsRow(deps.db, post.id);
  if (row === null) throw conflict('posts.conflict.not_offered');
  const reach = await reachPage(deps, row);
  if (reach === null) throw new AppError(400, { text: text('posts.conflict.stats_unreachable'), code: 'reconnect' });
  try {
    await fetchFor(deps, row, reach);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    await noteRefusal(deps, aside(row, reach), error.refusal);
    const { kind, code, detail } = error.refusal;
    throw new AppError(400, {
      text: reasonText(code, { detail }),
      code: kind === 'reconnect' ? 'reconnect' : undefined,
      cause: error,
    });
  }
}
