import { metricsOf, statsTypeOf } from '@waypost/contract/stats';
import { numberAt } from '../json.ts';
import { metricsFrom, namesOf, readInsights, statsResult } from '../meta-graph/insights.ts';
import { GraphFailure, type MetaGraph } from '../meta-graph/meta-graph.ts';
import { type PageAccess, type SocialConnector, SocialError, type StatsResult } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';

export function fetchStats(
  graph: MetaGraph,
  page: PageAccess,
  post: Parameters<SocialConnector['fetchStats']>[1],
): Promise<StatsResult> {
  const type = statsTypeOf(post.type);
  return asking(async () => {
    if (type === 'post') return fetchPostStats(graph, page, objectId(post.remoteId));
    if (type === 'feedpost') throw new SocialError({ kind: 'rejected', code: 'type_unsupported', detail: null });
    const figures = metricsOf('facebook', type);
    const path = `${objectId(post.remoteId)}/video_insights`;
    const reading = await readInsights(graph, fbErrors, page, path, namesOf(figures));
    return statsResult(metricsFrom(figures, reading.values), reading);
  });
}

async function fetchPostStats(graph: MetaGraph, page: PageAccess, id: string): Promise<StatsResult> {
  const figures = metricsOf('facebook', 'post');
  const reading = await readInsights(graph, fbErrors, page, `${id}/insights`, namesOf(figures));
  const metrics = metricsFrom(figures, reading.values);
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
