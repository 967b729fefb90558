import { statsTypeOf } from '@waypost/contract';
import { isObject, listAt, numberAt, textAt } from '../json.ts';
import { GraphFailure, type MetaGraph } from '../meta-graph.ts';
import { type PageAccess, type SocialConnector, SocialError, type StatsResult } from '../port.ts';
import { asking, classOf } from './error-classes.ts';
import { objectId } from './object-id.ts';

/** Field of the contract to Facebook's metric (Graph API, "Post Insights"; the names of 2026). */
const POST_METRICS = [
  ['post_views', 'post_media_view'],
  ['post_reach', 'post_total_media_view_unique'],
  ['post_reactions', 'post_reactions_by_type_total'],
  ['post_clicks', 'post_clicks'],
] as const;

type Values = Map<string, number>;
interface Reading {
  readonly values: Values;
  readonly refused: readonly string[];
  readonly usage: readonly (number | null)[];
}

export function fetchStats(
  graph: MetaGraph,
  page: PageAccess,
  post: Parameters<SocialConnector['fetchStats']>[1],
): Promise<StatsResult> {
  if (statsTypeOf(post.type) !== 'post')
    throw new SocialError({ kind: 'rejected', code: 'type_unsupported', detail: null });
  return asking(async () => {
    const remoteId = objectId(post.remoteId);
    const names = POST_METRICS.map(([, metric]) => metric);
    const { values, refused, usage } = await readInsights(graph, page, remoteId, names);
    const metrics: Record<string, number | null> = {};
    for (const [field, metric] of POST_METRICS) metrics[field] = values.get(metric) ?? null;
    if (metrics.post_reactions === null)
      metrics.post_reactions = await optional(() => countReactions(graph, page, remoteId));
    metrics.followers = await optional(() => countFollowers(graph, page));
    const shares = usage.flatMap((share) => share ?? []);
    return { metrics, refused, usagePercent: shares.length === 0 ? null : Math.max(...shares) };
  });
}

/** One name that Facebook does not know fails the whole call, so the names are then asked one by one. */
async function readInsights(
  graph: MetaGraph,
  page: PageAccess,
  id: string,
  names: readonly string[],
): Promise<Reading> {
  try {
    const { body, usage } = await graph.get(`${id}/insights`, { metric: names.join(',') }, page.token);
    return { values: valuesOf(body), refused: [], usage: [usage.percent] };
  } catch (error) {
    if (!isMetricRefusal(error)) throw error;
    if (names.length === 1) return { values: new Map(), refused: names, usage: [] };
  }
  const readings: Reading[] = [];
  for (const name of names) readings.push(await readInsights(graph, page, id, [name]));
  return {
    values: new Map(readings.flatMap((reading) => [...reading.values])),
    refused: readings.flatMap((reading) => reading.refused),
    usage: readings.flatMap((reading) => reading.usage),
  };
}

function isMetricRefusal(error: unknown): boolean {
  return error instanceof GraphFailure && error.envelope?.code === 100 && classOf(error.envelope).kind === 'rejected';
}

/** The same metric may come for two periods; the lifetime one counts. Absent stays absent, it is not zero. */
function valuesOf(body: unknown): Values {
  const found: Values = new Map();
  const lifetime = new Set<string>();
  for (const item of listAt(body, 'data')) {
    const name = textAt(item, 'name');
    const value = valueIn(item);
    if (name === null || value === null || lifetime.has(name)) continue;
    if (textAt(item, 'period') === 'lifetime') lifetime.add(name);
    found.set(name, value);
  }
  return found;
}

/** Newer metrics answer `total_value`, older ones `values`; reactions are an object of counts. */
function valueIn(item: unknown): number | null {
  const values = listAt(item, 'values');
  const last = values.at(-1);
  const raw: unknown = isObject(last)
    ? last.value
    : isObject(item) && isObject(item.total_value)
      ? item.total_value.value
      : null;
  if (typeof raw === 'number') return raw;
  if (!isObject(raw)) return null;
  return Object.values(raw).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
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
  const { values } = await readInsights(graph, page, page.pageId, ['page_follows']);
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
