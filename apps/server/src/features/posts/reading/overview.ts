import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { OVERVIEW_DAYS, type Overview, TROUBLES } from '@waypost/contract/posts';
import { int8, orNull } from '../../../platform/db/column.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { appNow, countAll, query, sql, typed } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { PENDING } from '../conditions.ts';
import { readFigures } from './overview-figures.ts';
import { everyPage } from './pages-of-profile.ts';

const since = sql<Date>`${appNow} - make_interval(days => ${sql.lit(OVERVIEW_DAYS)})`;
/** Posts of a profile on the page that the query around it stands at, in the words of the index of each question. */
const onPage = (profileId: number) =>
  query
    .selectFrom('scheduled_postings as s')
    .where(sql<boolean>`(s.provider, s.pgid) = (page.provider, page.pgid)`)
    .where('s.profile_id', '=', profileId)
    .where(sql<boolean>`NOT s.deleted`);

/** How many there are, and the one that was made first. */
const counted = [countAll, typed(orNull(int8))`min(s.id)`.as('post')] as const;

const missed = (profileId: number) => onPage(profileId).where(sql<boolean>`s.phase = 'missed'`).select(counted);
const unconfirmed = (profileId: number) =>
  onPage(profileId)
    .where(sql<boolean>`s.connection_id = page.connection_id AND s.phase = 'unconfirmed' AND s.ask_user`)
    .select(counted);
/** Given up, or between two tries. */
const refused = (profileId: number) =>
  onPage(profileId)
    .where('s.fire_at', '>=', since)
    .where(
      sql<boolean>`(s.status = 20 AND s.phase = 'rejected' OR s.status IN (${sql.raw(PENDING)}) AND s.status <> 0)`,
    )
    .select(counted);

/**
 * A row for each page that the lists show, also of a connection that was removed or changed; every question walks an index of
 * the page no further than its window.
 */
const troubles = prepared('posts_troubles', (p: { profileId: number; apps: readonly SocialApp[] }) =>
  query
    .selectFrom(everyPage(p).as('page'))
    .innerJoinLateral(missed(p.profileId).as('missed'), (join) => join.onTrue())
    .innerJoinLateral(unconfirmed(p.profileId).as('unconfirmed'), (join) => join.onTrue())
    .innerJoinLateral(refused(p.profileId).as('refused'), (join) => join.onTrue())
    .select(['page.app', 'missed.count as missed', 'unconfirmed.count as unconfirmed', 'refused.count as refused'])
    .select(['missed.post as missed_post', 'unconfirmed.post as unconfirmed_post', 'refused.post as refused_post']),
);

/** What came of the posts of the profile's connected pages lately, and what waits for a person on any. */
export async function readOverview(deps: Pick<Deps, 'db' | 'clock'>, scope: ProfileScope): Promise<Overview> {
  const [figures, pages] = await Promise.all([
    readFigures(deps, scope),
    deps.db.rows(troubles({ profileId: scope.profileId, apps: SOCIAL_APPS })),
  ]);
  return {
    ...figures,
    troubles: SOCIAL_APPS.flatMap((app) =>
      TROUBLES.flatMap((kind) => {
        const troubled = pages.filter((page) => page.app === app && page[kind] > 0);
        if (troubled.length === 0) return [];
        return {
          app,
          kind,
          count: troubled.reduce((sum, page) => sum + page[kind], 0),
          post: Math.min(...troubled.flatMap((page) => page[`${kind}_post`] ?? [])),
        };
      }),
    ),
  };
}
