import { type Provider, providerOf } from '@waypost/contract/networks';
import type { PostType, reportSummary } from '@waypost/contract/posts';
import { type Metric, statsDefinition } from '@waypost/contract/stats';
import type { QueryOf } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { shapes } from '../../../platform/db/prepared.ts';
import { sql } from '../../../platform/db/query.ts';
import type { PageScope } from '../scope.ts';
import { type Narrowing, narrowed, narrowingOf } from './filter-posts.ts';
import { posts } from './post-row.ts';

type Query = QueryOf<typeof reportSummary>;
export type Summary = { num_posts: number } & Record<string, number | null>;

/** Sums, averages and newest values of the figures of posted posts (STATS-015, STATS-016). */
export async function summarise(db: Sql, scope: PageScope, query: Query): Promise<Summary> {
  const { metrics, narrowing } = reportOf(scope, query);
  const key = `${metrics.map((metric) => metric.key).join()} ${narrowing.shape}`;
  return (await db.row(summaries(key, { narrowing, metrics })(narrowing.bounds))) ?? { num_posts: 0 };
}

export interface Report {
  readonly metrics: readonly Metric[];
  readonly narrowing: Narrowing;
}

/** Which posts a report is about, and which figures they have. */
export function reportOf(scope: PageScope, query: Query): Report {
  const provider = query.provider ?? (query.application ? providerOf(query.application) : scope.providers[0]);
  const metrics = provider === undefined ? [] : metricsOf(provider, query.type);
  const narrowing = narrowingOf(scope, {
    provider,
    type: query.type,
    posted: true,
    deleted: false,
    fire_at_from: query.fire_at_from ?? query.from,
    fire_at_to: query.fire_at_to ?? query.until,
  });
  return { metrics, narrowing };
}

const summaries = shapes(
  'summary',
  ({ narrowing, metrics }: Report) =>
    (p: Narrowing['bounds']) =>
      narrowed(posts, narrowing, p)
        .clearSelect()
        .select(sql<number>`count(*)`.as('num_posts'))
        .select(metrics.map(columnOf))
        .$castTo<Summary>(),
);

const metricsOf = (provider: Provider, type: PostType): readonly Metric[] =>
  statsDefinition(provider, type)?.metrics ?? [];

/** The keys are constants of the contract. */
export const figureOf = (key: string) => sql<string | null>`(s.stats ->> ${sql.lit(key)})`;

/** A post without the figure is left out, not counted as nought. */
export function columnOf({ key, aggregate }: Metric) {
  const figure = figureOf(key);
  if (aggregate !== 'last') return sql<number | null>`${sql.raw(aggregate)}(${figure}::float8)`.as(key);
  return sql<number | null>`(array_agg(${figure}::float8 ORDER BY s.stats_fetched_at DESC)
    FILTER (WHERE ${figure} IS NOT NULL))[1]`.as(key);
}
