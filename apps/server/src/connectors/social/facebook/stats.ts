import { statsTypeOf } from '@waypost/contract/stats';
import { numberAt } from '../json.ts';
import { type Fields, metricsFrom, namesOf, readInsights, statsResult } from '../meta-graph/insights.ts';
import { GraphFailure, type MetaGraph } from '../meta-graph/meta-graph.ts';
import { type PageAccess, type SocialConnector, SocialError, type StatsResult } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';

/** Field of the contract to Facebook's metric (Graph API, "Post Insights"; the names of 2026). */
const POST_METRICS: Fields = [
  ['post_views', 'post_media_view'],
  ['post_reach', 'post_total_media_view_unique'],
  ['post_reactions', 'post_reactions_by_type_total'],
  ['post_clicks', 'post_clicks'],
];
/** Graph API, "Video Insights". Reels and videos share no name; asking one for a name of the other is refused. */
const REEL_METRICS: Fields = [
  ['reel_views', 'fb_reels_total_plays', 'blue_reels_play_count'],
  ['reel_watch_time', 'post_video_view_time'],
  ['reel_average_watch_time', 'post_video_avg_time_watched'],
  ['reel_reactions', 'post_video_likes_by_reaction_type'],
  ['reel_social_interactions', 'post_video_social_actions'],
];
const VIDEO_METRICS: Fields = [
  ['video_views', 'total_video_views'],
  ['video_watch_time', 'total_video_view_total_time'],
  ['video_average_watch_time', 'total_video_avg_time_watched'],
  ['video_reactions', 'total_video_reactions_by_type_total'],
];

export function fetchStats(
  graph: MetaGraph,
  page: PageAccess,
  post: Parameters<SocialConnector['fetchStats']>[1],
): Promise<StatsResult> {
  const type = statsTypeOf(post.type);
  return asking(async () => {
    if (type === 'post') return fetchPostStats(graph, page, objectId(post.remoteId));
    if (type === 'feedpost') throw new SocialError({ kind: 'rejected', code: 'type_unsupported', detail: null });
    const fields = type === 'reel' ? REEL_METRICS : VIDEO_METRICS;
    const path = `${objectId(post.remoteId)}/video_insights`;
    const reading = await readInsights(graph, fbErrors, page, path, namesOf(fields));
    return statsResult(metricsFrom(fields, reading.values), reading);
  });
}

async function fetchPostStats(graph: MetaGraph, page: PageAccess, id: string): Promise<StatsResult> {
  const reading = await readInsights(graph, fbErrors, page, `${id}/insights`, namesOf(POST_METRICS));
  const metrics = metricsFrom(POST_METRICS, reading.values);
  if (metrics.post_reactions === null) metrics.post_reactions = await optional(() => countReactions(graph, page, id));
  metrics.followers = await optional(() => countFollowers(graph, page));
  return statsResult(metrics, reading);
}

async function countReactions(graph: MetaGraph, page: PageAccess, id: string): Promise<number | null> {
  const { body } = await graph.get(id, { fields: 'reactions.summary(true).limit(0)' }, page.token);
  return numberAt(body, 'reactions', 'summary', 'total_count');
}

/** The page's field first; where it is missing, the metric that replaced `page_fans`. */
export async function countFollowers(graph: MetaGraph, page: PageAccess): Promise<number | null> {
  const { body } = await graph.get(page.pageId, { fields: 'followers_count' }, page.token);
  const count = numberAt(body, 'followers_count');
  if (count !== null) return count;
  const { values } = await readInsights(graph, fbErrors, page, `${page.pageId}/insights`, ['page_follows']);
  return values.get('page_follows') ?? null;
}

/** A side figure that is refused for lack of a permission does not spoil the others. */
async function optional(read: () => Promise<number | null>): Promise<number | null> {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof GraphFailure ? error.envelope?.code : undefined;
    if (code === 10 || code === 100 || (code !== undefined && code >= 200 && code < 300)) return null;
    throw error;
  }
}
