import type { ReportStep, ReportSteps, reportSteps } from '@waypost/contract/posts';
import type { QueryOf } from '@waypost/contract/wire';
import { TIME_ZONE } from '@waypost/contract/wire';
import type { RawBuilder } from 'kysely';
import { int8, orNull, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { shapes } from '../../../platform/db/prepared.ts';
import { query, sql, typed } from '../../../platform/db/query.ts';
import type { PageScope } from '../scope.ts';
import { type Narrowing, narrowed } from './filter-posts.ts';
import { posts } from './post-row.ts';
import { columnOf, figureRows, type Report, reportOf } from './report-summary.ts';

interface StepRow {
  readonly first: string;
  readonly num_posts: number;
  readonly oldest: Date | null;
  readonly newest: Date | null;
  readonly [figure: string]: number | string | Date | null;
}

const knownAs = (key: string) => `known_${key}`;

/** Figures of posted posts by Toronto's days, weeks or months; one walk of the page's index, however many steps. */
export async function readSteps(db: Sql, scope: PageScope, asked: QueryOf<typeof reportSteps>): Promise<ReportSteps> {
  const report = reportOf(scope, asked);
  const { metrics, narrowing } = report;
  const key = `${asked.step} ${metrics.map((metric) => metric.key).join()} ${narrowing.shape}`;
  const rows = await db.rows(stepsOf(key, { ...report, step: asked.step })(narrowing.bounds));
  const dates = (of: 'oldest' | 'newest') => rows.flatMap((row) => row[of]?.getTime() ?? []).toSorted((a, b) => a - b);
  const [oldest, newest] = [dates('oldest')[0], dates('newest').at(-1)];
  return {
    steps: rows.map((row) => ({
      first: row.first,
      num_posts: row.num_posts,
      figures: Object.fromEntries(metrics.map(({ key }) => [key, numberOf(row[key])])),
    })),
    known: Object.fromEntries(
      metrics.map(({ key }) => [key, rows.reduce((sum, row) => sum + (numberOf(row[knownAs(key)]) ?? 0), 0)]),
    ),
    fetched:
      oldest === undefined || newest === undefined
        ? null
        : { oldest: new Date(oldest).toISOString(), newest: new Date(newest).toISOString() },
  };
}

const numberOf = (cell: StepRow[string] | undefined): number | null => (typeof cell === 'number' ? cell : null);

const TORONTO = sql.lit(TIME_ZONE);

const stepsOf = shapes(
  'report_steps',
  ({ narrowing, metrics, step }: Report & { readonly step: ReportStep }) =>
    (p: Narrowing['bounds']) => {
      const found = narrowed(posts, narrowing, p);
      const dayOf = (at: RawBuilder<unknown>) => sql`date_trunc(${sql.lit(step)}, ${at} AT TIME ZONE ${TORONTO})`;
      const ends = found.clearSelect().select([sql`min(s.fire_at)`.as('first'), sql`max(s.fire_at)`.as('last')]);
      // Where the steps begin, once for all: Toronto's calendar, asked about each post, would cost more than reading it.
      const marks = sql`(SELECT array_agg(day AT TIME ZONE ${TORONTO} ORDER BY day)
        FROM ${ends} AS ends, generate_series(${dayOf(sql`ends.first`)}, ${dayOf(sql`ends.last`)},
          ${sql.lit(`1 ${step}`)}::interval) AS day)`;
      return query
        .selectFrom(figureRows(found, metrics).as('s'))
        .select(typed(text())`to_char(${dayOf(sql`min(s.fire_at)`)}, 'YYYY-MM-DD')`.as('first'))
        .select(typed(int8)`count(*)`.as('num_posts'))
        .select(typed(orNull(timestamptz))`min(s.stats_fetched_at)`.as('oldest'))
        .select(typed(orNull(timestamptz))`max(s.stats_fetched_at)`.as('newest'))
        .select(metrics.map(columnOf))
        .select(metrics.map(({ key }) => typed(int8)`count(${sql.ref(`s.${key}`)})`.as(knownAs(key))))
        .groupBy(sql`width_bucket(s.fire_at, ${marks})`)
        .orderBy('first')
        .$castTo<StepRow>();
    },
);
