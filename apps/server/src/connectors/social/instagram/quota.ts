import { listAt, numberAt, textAt } from '../json.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { pagesOf } from '../meta-graph/pages.ts';
import { dateOf } from '../meta-graph/text.ts';
import type { PageAccess, Refusal } from '../port.ts';
import type { InstagramOptions } from './options.ts';
import type { IgReason } from './reasons.ts';

const DAY_S = 86_400;
const SHORTEST_S = 300;

/**
 * Instagram takes a number of posts in any 24 hours and says how many (Content publishing, "Rate limit"; its documents
 * name several numbers). Null: there is room.
 */
export async function quotaRefusal(options: InstagramOptions, page: PageAccess): Promise<Refusal | null> {
  const { graph } = options;
  const path = `${page.pageId}/content_publishing_limit`;
  const { body } = await graph.get(path, { fields: 'quota_usage,config' }, page.token);
  const usage = numberAt(body, 'data', 0, 'quota_usage');
  const total = numberAt(body, 'data', 0, 'config', 'quota_total');
  if (usage === null || total === null || usage < total) return null;
  const seconds = numberAt(body, 'data', 0, 'config', 'quota_duration') ?? DAY_S;
  return {
    kind: 'wait',
    scope: 'page',
    seconds: await untilRoom(graph, page, options.now().getTime(), seconds),
    code: 'ig_quota' satisfies IgReason,
    detail: null,
  };
}

/** The window opens when its oldest post leaves it. */
async function untilRoom(graph: MetaGraph, page: PageAccess, now: number, windowS: number): Promise<number> {
  let oldest = now;
  for await (const { body } of pagesOf(
    graph,
    `${page.pageId}/media`,
    { fields: 'timestamp', limit: 100 },
    page.token,
  )) {
    const times = listAt(body, 'data').flatMap((item) => dateOf(textAt(item, 'timestamp'))?.getTime() ?? []);
    const inside = times.filter((time) => time > now - windowS * 1000);
    oldest = Math.min(oldest, ...inside);
    if (inside.length < times.length) break;
  }
  // Instagram tells whole seconds, so that a post may be almost one younger than it says.
  const seconds = Math.ceil((oldest + windowS * 1000 - now) / 1000) + 1;
  return Math.min(Math.max(seconds, SHORTEST_S), windowS);
}
