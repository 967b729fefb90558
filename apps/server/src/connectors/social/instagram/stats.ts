import { statsTypeOf } from '@waypost/contract/stats';
import { type Fields, metricsFrom, namesOf, readInsights, statsResult } from '../meta-graph/insights.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { type PageAccess, type SocialConnector, SocialError, type StatsResult } from '../port.ts';
import { asking, igErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';

/** Instagram Platform, "Media insights": lifetime figures of one post. */
const POST_METRICS: Fields = [
  ['post_views', 'views'],
  ['post_reach', 'reach'],
  ['post_interactions', 'total_interactions'],
  ['post_saved', 'saved'],
  ['post_likes', 'likes'],
  ['post_comments', 'comments'],
  ['post_shares', 'shares'],
];
/** Times come in milliseconds, as we keep them. */
const REEL_METRICS: Fields = [
  ['reel_views', 'views'],
  ['reel_watch_time', 'ig_reels_video_view_total_time'],
  ['reel_average_watch_time', 'ig_reels_avg_watch_time'],
  ['reel_interactions', 'total_interactions'],
  ['reel_saved', 'saved'],
  ['reel_likes', 'likes'],
  ['reel_comments', 'comments'],
  ['reel_shares', 'shares'],
];

export function fetchStats(
  graph: MetaGraph,
  page: PageAccess,
  post: Parameters<SocialConnector['fetchStats']>[1],
): Promise<StatsResult> {
  const type = statsTypeOf(post.type);
  return asking(async () => {
    if (type === 'feedpost') throw new SocialError({ kind: 'rejected', code: 'type_unsupported', detail: null });
    // A single film is always a reel here (Content publishing, "Reels").
    const fields = type === 'post' ? POST_METRICS : REEL_METRICS;
    const reading = await readInsights(graph, igErrors, page, `${objectId(post.remoteId)}/insights`, namesOf(fields));
    return statsResult(metricsFrom(fields, reading.values), reading);
  });
}
