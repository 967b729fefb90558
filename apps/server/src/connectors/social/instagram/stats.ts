import { metricsOf, statsTypeOf } from '@waypost/contract/stats';
import { metricsFrom, namesOf, readInsights, statsResult } from '../meta-graph/insights.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { type PageAccess, type SocialConnector, SocialError, type StatsResult } from '../port.ts';
import { asking, igErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';

export function fetchStats(
  graph: MetaGraph,
  page: PageAccess,
  post: Parameters<SocialConnector['fetchStats']>[1],
): Promise<StatsResult> {
  const type = statsTypeOf(post.type);
  return asking(async () => {
    if (type === 'feedpost') throw new SocialError({ kind: 'rejected', code: 'type_unsupported', detail: null });
    // A single video is always a reel here (Content publishing, "Reels").
    const figures = metricsOf('instagram', type === 'post' ? 'post' : 'reel');
    const reading = await readInsights(graph, igErrors, page, `${objectId(post.remoteId)}/insights`, namesOf(figures));
    return statsResult(metricsFrom(figures, reading.values), reading);
  });
}
