import { limitsBefore } from '@waypost/contract/analytics';
import { OVERVIEW_DAYS, OVERVIEW_DAYS_AHEAD, OVERVIEW_STEPS, type Overview } from '@waypost/contract/posts';
import { periodLimits } from '@waypost/contract/stats';
import { TIME_ZONE } from '@waypost/contract/wire';
import { float8, int4, int8, orNull, timestamptz } from '../../../platform/db/column.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { appNow, countAll, query, sql, typed } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { PENDING } from '../conditions.ts';
import { lowerBound, upperBound } from './day-bounds.ts';
import { interactions, reach } from './figure-columns.ts';

const days = (count: number) => sql`make_interval(days => ${sql.lit(count)})`;
interface Window {
  readonly from: Date;
  readonly now: Date;
  readonly beforeFrom: Date;
  readonly beforeTo: Date;
}
/** The days that lists and analytics mean by the same words, and what analytics compares them with. */
function windowAt(at: Date): Window {
  const now = at.toISOString();
  const today = at.toTemporalInstant().toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString();
  const { fire_at_from: from = now } = periodLimits(OVERVIEW_DAYS, 'back', today, now);
  const before = limitsBefore(OVERVIEW_DAYS, today, now) ?? { fire_at_from: from, fire_at_to: from };
  return {
    from: lowerBound(from).at,
    now: at,
    beforeFrom: lowerBound(before.fire_at_from).at,
    beforeTo: upperBound(before.fire_at_to).at,
  };
}

const instant = (at: Date) => sql<Date>`${at}::timestamptz`;
/** The steps are counted back from now: those of the days are 0 to 6, and what is before them comes after those. */
const back = ({ from, now }: Window) =>
  typed(int4)`CASE WHEN s.fire_at < ${instant(from)} THEN ${sql.lit(OVERVIEW_STEPS)}
    ELSE least(${sql.lit(OVERVIEW_STEPS - 1)}, floor(extract(epoch FROM ${instant(now)} - s.fire_at)
      / extract(epoch FROM ${instant(now)} - ${instant(from)}) * ${sql.lit(OVERVIEW_STEPS)})) END`;

const connected = (profileId: number) =>
  query
    .selectFrom('connections as c')
    .where('c.profile_id', '=', profileId)
    .where('c.installed', '=', sql.lit(true))
    .where('c.page_id', 'is not', null);

/** One walk of each page's index of what is out, no further than twice the days. A post without a figure adds nothing to it. */
const figuresByStep = prepared('posts_overview_figures', (p: Window & { profileId: number }) =>
  connected(p.profileId)
    .innerJoin('scheduled_postings as s', (join) =>
      join.on(sql<boolean>`(s.provider, s.pgid) = (c.provider, c.page_id)`),
    )
    .where('s.profile_id', '=', p.profileId)
    .where(sql<boolean>`s.status = 10 AND NOT s.deleted`)
    .where('s.fire_at', '>=', instant(p.beforeFrom))
    .where('s.fire_at', '<=', instant(p.now))
    .where((e) => e.or([e('s.fire_at', '>=', instant(p.from)), e('s.fire_at', '<=', instant(p.beforeTo))]))
    .select(back(p).as('back'))
    .select(typed(int8)`count(*)`.as('posted'))
    .select(typed(orNull(float8))`sum(${reach})`.as('reach'))
    .select(typed(orNull(timestamptz))`max(s.stats_fetched_at) FILTER (WHERE ${reach} IS NOT NULL)`.as('reach_at'))
    .select(typed(orNull(float8))`sum(${interactions})`.as('interactions'))
    .select(
      typed(orNull(timestamptz))`max(s.stats_fetched_at) FILTER (WHERE ${interactions} IS NOT NULL)`.as(
        'interactions_at',
      ),
    )
    .groupBy(sql`1`),
);
type Step = RowOf<typeof figuresByStep>;

const ahead = query
  .selectFrom('scheduled_postings as s')
  .where(sql<boolean>`s.connection_id = c.id`)
  .where(sql<boolean>`s.status IN (${sql.raw(PENDING)}) AND NOT s.deleted AND c.connected AND NOT c.paused`)
  .where('s.fire_at', '>', appNow)
  .where('s.fire_at', '<=', sql<Date>`${appNow} + ${days(OVERVIEW_DAYS_AHEAD)}`)
  .select(countAll);

const pages = prepared('posts_overview_pages', (p: { profileId: number }) =>
  connected(p.profileId)
    .innerJoinLateral(ahead.as('ahead'), (join) => join.onTrue())
    .select(['c.followers', 'c.followers_at', 'ahead.count as ahead']),
);

/** What went out of the profile's connected pages lately and in the time before, what came of it, and what goes out next. */
export async function readFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { profileId }: ProfileScope,
): Promise<Omit<Overview, 'troubles'>> {
  const [rows, connections] = await Promise.all([
    db.rows(figuresByStep({ profileId, ...windowAt(clock.now()) })),
    db.rows(pages({ profileId })),
  ]);
  const lately = rows.filter((step) => step.back < OVERVIEW_STEPS);
  const now = together(lately);
  return {
    days: OVERVIEW_DAYS,
    posted: now.posted,
    reach: { value: now.reach, at: newest(lately.map((step) => step.reach_at)) },
    interactions: { value: now.interactions, at: newest(lately.map((step) => step.interactions_at)) },
    followers: {
      value: sumOf(connections.map((page) => page.followers)),
      at: newest(connections.map((page) => page.followers_at)),
    },
    before: together(rows.filter((step) => step.back >= OVERVIEW_STEPS)),
    steps: Array.from({ length: OVERVIEW_STEPS }, (_, nth) =>
      together(lately.filter((step) => step.back === OVERVIEW_STEPS - 1 - nth)),
    ),
    ahead: { days: OVERVIEW_DAYS_AHEAD, posts: sumOf(connections.map((page) => page.ahead)) ?? 0 },
  };
}

const together = (steps: readonly Step[]): Overview['before'] => ({
  posted: sumOf(steps.map((step) => step.posted)) ?? 0,
  reach: sumOf(steps.map((step) => step.reach)),
  interactions: sumOf(steps.map((step) => step.interactions)),
});

/** Null where nothing is known, which is not nought. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

const newest = (dates: readonly (Date | null)[]): string | null =>
  dates
    .filter((at) => at !== null)
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
    ?.toISOString() ?? null;
