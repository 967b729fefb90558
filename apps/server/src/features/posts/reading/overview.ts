import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { OVERVIEW_DAYS, type Overview, REACH_KEYS, TROUBLES } from '@waypost/contract/posts';
import type { Database } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { appNow, countAll, query, sql } from '../../../platform/db/query.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { PENDING } from '../conditions.ts';
import { everyPage } from './pages-of-profile.ts';

const since = sql<Date>`${appNow} - make_interval(days => ${sql.lit(OVERVIEW_DAYS)})`;
/** Posts of a profile on the page that the query around it stands at, in the words of the index of each question. */
const onPage = (profileId: number) =>
  query
    .selectFrom('scheduled_postings as s')
    .where(sql<boolean>`(s.provider, s.pgid) = (page.provider, page.pgid)`)
    .where('s.profile_id', '=', profileId)
    .where(sql<boolean>`NOT s.deleted`);

/** Of a page that is connected. */
const posted = (profileId: number) =>
  onPage(profileId)
    .where(sql<boolean>`c.id IS NOT NULL`)
    .where(sql<boolean>`s.status = 10`)
    .where('s.fire_at', '>=', since)
    .where('s.fire_at', '<=', appNow)
    .select(sql<number>`count(*)`.as('posted'))
    .select(sql<Date | null>`max(s.stats_fetched_at)`.as('reach_at'))
    // A post that its network has no such figure of adds nothing; where no post has one, the sum is unknown.
    .select(
      sql<
        number | null
      >`sum(coalesce(${sql.join(REACH_KEYS.map((key) => sql`s.stats ->> ${sql.lit(key)}`))})::float8)`.as('reach'),
    );

const missed = (profileId: number) => onPage(profileId).where(sql<boolean>`s.phase = 'missed'`).select(countAll);
const unconfirmed = (profileId: number) =>
  onPage(profileId)
    .where(sql<boolean>`s.connection_id = page.connection_id AND s.phase = 'unconfirmed' AND s.ask_user`)
    .select(countAll);
/** Given up, or between two tries. */
const refused = (profileId: number) =>
  onPage(profileId)
    .where('s.fire_at', '>=', since)
    .where(
      sql<boolean>`(s.status = 20 AND s.phase = 'rejected' OR s.status IN (${sql.raw(PENDING)}) AND s.status <> 0)`,
    )
    .select(countAll);

/**
 * A row for each page that the lists show, also of a connection that was removed or changed; every question walks an index of
 * the page no further than its window.
 */
const overview = prepared('posts_overview', (p: { profileId: number; apps: readonly SocialApp[] }) =>
  query
    .selectFrom(everyPage(p).as('page'))
    .leftJoin('connections as c', (join) =>
      join
        .onRef('c.id', '=', 'page.connection_id')
        .onRef('c.page_id', '=', 'page.pgid')
        .on('c.installed', '=', sql.lit(true)),
    )
    .innerJoinLateral(posted(p.profileId).as('out'), (join) => join.onTrue())
    .innerJoinLateral(missed(p.profileId).as('missed'), (join) => join.onTrue())
    .innerJoinLateral(unconfirmed(p.profileId).as('unconfirmed'), (join) => join.onTrue())
    .innerJoinLateral(refused(p.profileId).as('refused'), (join) => join.onTrue())
    .select(['page.app', 'c.followers', 'c.followers_at', 'out.posted', 'out.reach', 'out.reach_at'])
    .select(['missed.count as missed', 'unconfirmed.count as unconfirmed', 'refused.count as refused']),
);
type PageRow = RowOf<typeof overview>;

/** What went out of the profile's connected pages lately, how far it reached, and what waits for a person on any. */
export async function readOverview(db: Database, { profileId }: ProfileScope): Promise<Overview> {
  const pages = await db.rows(overview({ profileId, apps: SOCIAL_APPS }));
  const sumOf = (value: (page: PageRow) => number | null) => {
    const known = pages.map(value).filter((one) => one !== null);
    return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
  };
  const newest = (at: (page: PageRow) => Date | null) =>
    pages
      .map(at)
      .filter((one) => one !== null)
      .toSorted((a, b) => b.getTime() - a.getTime())[0]
      ?.toISOString() ?? null;
  return {
    days: OVERVIEW_DAYS,
    posted: sumOf((page) => page.posted) ?? 0,
    reach: { value: sumOf((page) => page.reach), at: newest((page) => page.reach_at) },
    followers: { value: sumOf((page) => page.followers), at: newest((page) => page.followers_at) },
    troubles: SOCIAL_APPS.flatMap((app) =>
      TROUBLES.map((kind) => ({
        app,
        kind,
        count: pages.reduce((sum, page) => sum + (page.app === app ? page[kind] : 0), 0),
      })).filter(({ count }) => count > 0),
    ),
  };
}
