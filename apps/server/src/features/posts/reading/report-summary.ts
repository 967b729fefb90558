import { type Provider, providerOf } from '@waypost/contract/networks';
import type { PostType, reportSummary } from '@waypost/contract/posts';
import { type Metric, statsDefinition } from '@waypost/contract/stats';
import type { QueryOf } from '@waypost/contract/wire';
import { float8, int8, orNull } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { shapes } from '../../../platform/db/prepared.ts';
import { query, sql, typed } from '../../../platform/db/query.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import type { PageScope } from '../scope.ts';
import { type Narrowing, narrowed, narrowingOf } from './filter-posts.ts';
import { type Posts, posts } from './post-row.ts';

type Query = QueryOf<typeof reportSummary>;
export type Summary = { num_posts: number } & Record<string, number | null>;

/** Sums, averages and newest values of the figures of posted posts (STATS-015, STATS-016). */
export async function summarise(db: Sql, scope: PageScope, asked: Query): Promise<Summary> {
  const { metrics, narrowing } = reportOf(scope, asked);
  const key = `${metrics.map((metric) => metric.key).join()} ${narrowing.shape}`;
  return (await db.row(summaries(key, { narrowing, metrics })(narrowing.bounds))) ?? { num_posts: 0 };
}

export interface Report {
  readonly metrics: readonly Metric[];
  readonly narrowing: Narrowing;
}

/** Which posts a report is about, and which figures they have. */
export function reportOf(scope: PageScope, asked: Query): Report {
  const named = [asked.provider, asked.application && providerOf(asked.application)].filter((one) => one !== undefined);
  const provider = named[0] ?? scope.providers[0];
  // A page is of one network, and is asked about as that.
  if (named.some((one) => one !== provider || !scope.providers.includes(one)))
    throw invalid({ [asked.provider === undefined ? 'application' : 'provider']: [text('errors.field.choice')] });
  const metrics = provider === undefined ? [] : metricsOf(provider, asked.type);
  const narrowing = narrowingOf(scope, {
    provider,
    type: asked.type,
    posted: true,
    deleted: false,
    fire_at_from: asked.fire_at_from ?? asked.from,
    fire_at_to: asked.fire_at_to ?? asked.until,
  });
  return { metrics, narrowing };
}

const summaries = shapes(
  'summary',
  ({ narrowing, metrics }: Report) =>
    (p: Narrowing['bounds']) =>
      query
        .selectFrom(figureRows(narrowed(posts, narrowing, p), metrics).as('s'))
        .select(typed(int8)`count(*)`.as('num_posts'))
        .select(metrics.map(columnOf))
        .$castTo<Summary>(),
);

const metricsOf = (provider: Provider, type: PostType): readonly Metric[] =>
  statsDefinition(provider, type)?.metrics ?? [];

/** Keeps PostgreSQL from computing again, for each use, what a subquery has computed. */
const ONCE = sql.lit(0);

/**
 * A row for each post with its time, the age of its figures, and each figure as a number. The figures of a post are unpacked
 * once (what is concatenated is no longer packed) and each is read once, which halves what ten thousand posts cost.
 */
export function figureRows(found: Posts, metrics: readonly Metric[]) {
  const unpacked = found
    .clearSelect()
    .select(['s.fire_at', 's.stats_fetched_at', sql<unknown>`s.stats || '{}'`.as('stats')])
    .offset(ONCE);
  return query
    .selectFrom(unpacked.as('s'))
    .select(['s.fire_at', 's.stats_fetched_at'])
    .select(metrics.map(({ key }) => typed(orNull(float8))`s.stats ->> ${sql.lit(key)}`.as(key)))
    .offset(ONCE);
}

/** A post without the figure is left out, not counted as nought. The keys are constants of the contract. */
export function columnOf({ key, aggregate }: Metric) {
  const figure = sql.ref(`s.${key}`);
  if (aggregate !== 'last') return typed(orNull(float8))`${sql.raw(aggregate)}(${figure})`.as(key);
  return typed(orNull(float8))`(array_agg(${figure} ORDER BY s.stats_fetched_at DESC)
    FILTER (WHERE ${figure} IS NOT NULL))[1]`.as(key);
}
