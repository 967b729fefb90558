import { type Provider, providerOf } from '@waypost/contract/networks';
import { POST_TYPES, type PostType, type reportSummary } from '@waypost/contract/posts';
import { type Metric, statsDefinition, statsTypeOf } from '@waypost/contract/stats';
import type { QueryOf } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import type { PageScope } from '../scope.ts';
import { conditions, named } from './filter-posts.ts';

type Query = QueryOf<typeof reportSummary>;
export type Summary = { num_posts: number } & Record<string, number | null>;

/** Sums, averages and newest values of the figures of posted posts (STATS-015, STATS-016). */
export async function summarise(db: Sql, scope: PageScope, query: Query): Promise<Summary> {
  const provider = query.provider ?? (query.application ? providerOf(query.application) : scope.providers[0]);
  const metrics = provider === undefined ? [] : metricsOf(provider, query.type);
  const values: unknown[] = [];
  const where = conditions((value) => `$${values.push(value)}`, scope, {
    provider,
    types: POST_TYPES.filter((type) => statsTypeOf(type) === statsTypeOf(query.type)),
    posted: true,
    deleted: false,
    fire_at_from: query.fire_at_from ?? query.from,
    fire_at_to: query.fire_at_to ?? query.until,
  });
  const columns = ['count(*) AS num_posts', ...metrics.map(columnOf)].join(', ');
  const statement = named(`SELECT ${columns} FROM scheduled_postings s WHERE ${where.join(' AND ')}`, values);
  const row = await db.row<Summary>(statement.text, statement.values, statement.name);
  return row ?? { num_posts: 0 };
}

const metricsOf = (provider: Provider, type: PostType): readonly Metric[] =>
  statsDefinition(provider, type)?.metrics ?? [];

/** The keys are constants of the contract; a post without the figure is left out, not counted as nought. */
function columnOf({ key, aggregate }: Metric): string {
  const figure = `(s.stats ->> '${key}')::float8`;
  if (aggregate === 'last')
    return `(array_agg(${figure} ORDER BY s.stats_fetched_at DESC) FILTER (WHERE s.stats ->> '${key}' IS NOT NULL))[1] AS "${key}"`;
  return `${aggregate}(${figure}) AS "${key}"`;
}
