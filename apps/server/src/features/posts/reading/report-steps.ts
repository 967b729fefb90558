import type { ReportStep, ReportSteps, reportSteps } from '@waypost/contract/posts';
import type { QueryOf } from '@waypost/contract/wire';
import { TIME_ZONE } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { shapes } from '../../../platform/db/prepared.ts';
import { sql } from '../../../platform/db/query.ts';
import type { PageScope } from '../scope.ts';
import { type Narrowing, narrowed } from './filter-posts.ts';
import { posts } from './post-row.ts';
import { columnOf, figureOf, type Report, reportOf } from './report-summary.ts';

interface StepRow {
  readonly first: string;
  readonly num_posts: number;
  readonly oldest: Date | null;
  readonly newest: Date | null;
  readonly [figure: string]: number | string | Date | null;
}

const knownAs = (key: string) => `known_${key}`;

/** Figures of posted posts by Toronto's days, weeks or months; one walk of the page's index, however many steps. */
export async function readSteps(db: Sql, scope: PageScope, query: QueryOf<typeof reportSteps>): Promise<ReportSteps> {
  const report = reportOf(scope, query);
  const { metrics, narrowing } = report;
  const key = `${query.step} ${metrics.map((metric) => metric.key).join()} ${narrowing.shape}`;
  const rows = await db.rows(stepsOf(key, { ...report, step: query.step })(narrowing.bounds));
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

const stepsOf = shapes(
  'report_steps',
  ({ narrowing, metrics, step }: Report & { readonly step: ReportStep }) =>
    (p: Narrowing['bounds']) =>
      narrowed(posts, narrowing, p)
        .clearSelect()
        .select(
          sql<string>`to_char(date_trunc(${sql.lit(step)}, s.fire_at AT TIME ZONE ${sql.lit(TIME_ZONE)}), 'YYYY-MM-DD')`.as(
            'first',
          ),
        )
        .select(sql<number>`count(*)`.as('num_posts'))
        .select(sql<Date | null>`min(s.stats_fetched_at)`.as('oldest'))
        .select(sql<Date | null>`max(s.stats_fetched_at)`.as('newest'))
        .select(metrics.map(columnOf))
        .select(metrics.map(({ key }) => sql<number>`count(${figureOf(key)})`.as(knownAs(key))))
        .groupBy(sql`1`)
        .orderBy(sql`1`)
        .$castTo<StepRow>(),
);
