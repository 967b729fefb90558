import type { MetricKey } from '@waypost/contract/networks';
import type { Metric } from '@waypost/contract/stats';
import { isObject, listAt, textAt } from '../json.ts';
import type { Metrics, PageAccess, StatsResult } from '../port.ts';
import type { MetaErrors } from './errors.ts';
import { GraphFailure, type MetaGraph } from './meta-graph.ts';

export type Values = Map<string, number>;
export interface Reading {
  readonly values: Values;
  /** Names that the network refused. */
  readonly refused: readonly string[];
  readonly usage: readonly (number | null)[];
}
type Classes = Pick<MetaErrors, 'classOf'>;

/**
 * Reads figures by name. One name that the network does not know fails the whole call: a refusal that says which one is
 * answered by asking for the rest; one that does not, by asking for each alone.
 */
export async function readInsights(
  graph: MetaGraph,
  errors: Classes,
  page: PageAccess,
  path: string,
  names: readonly string[],
): Promise<Reading> {
  if (names.length === 0) return { values: new Map(), refused: [], usage: [] };
  const ask = (some: readonly string[]) => readInsights(graph, errors, page, path, some);
  let named: string | undefined;
  try {
    const { body, usage } = await graph.get(path, { metric: names.join(',') }, page.token);
    return { values: valuesOf(body), refused: [], usage: [usage.percent] };
  } catch (error) {
    const message = metricRefusal(errors, error);
    if (message === null) throw error;
    if (names.length === 1) return { values: new Map(), refused: names, usage: [] };
    named = refusedName(message, names);
  }
  if (named !== undefined) {
    const rest = await ask(names.filter((name) => name !== named));
    return { ...rest, refused: [named, ...rest.refused] };
  }
  const readings: Reading[] = [];
  for (const name of names) readings.push(await ask([name]));
  return {
    values: new Map(readings.flatMap((reading) => [...reading.values])),
    refused: readings.flatMap((reading) => reading.refused),
    usage: readings.flatMap((reading) => reading.usage),
  };
}

function metricRefusal(errors: Classes, error: unknown): string | null {
  const envelope = error instanceof GraphFailure ? error.envelope : null;
  return envelope?.code === 100 && errors.classOf(envelope).kind === 'rejected' ? envelope.message : null;
}

/** Two of the three shapes that clients have seen name the metric, one by its name and one by its place. */
function refusedName(message: string, names: readonly string[]): string | undefined {
  const place = /metric\[(\d+)\] must be one of/.exec(message)?.[1];
  if (place !== undefined) return names[Number(place)];
  const word = /does not support the (\w+) metric/.exec(message)?.[1];
  return names.find((name) => name === word);
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

export const namesOf = (figures: readonly Metric[]): string[] => figures.flatMap(({ names }) => names);

/** The first of a figure's names that the network gives counts. */
export function metricsFrom(figures: readonly Metric<MetricKey>[], values: Values): Metrics {
  const metrics: Metrics = {};
  for (const { key, names } of figures)
    metrics[key] = names.map((name) => values.get(name)).find((value) => value !== undefined) ?? null;
  return metrics;
}

export function statsResult(metrics: Metrics, { refused, usage }: Reading): StatsResult {
  const shares = usage.flatMap((share) => share ?? []);
  return { metrics, refused, usagePercent: shares.length === 0 ? null : Math.max(...shares) };
}
