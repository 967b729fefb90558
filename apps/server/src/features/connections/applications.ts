import type { SocialApp } from '@waypost/contract/networks';
import type { Config } from '../../platform/config/config.ts';
import { bool } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { any, query, typed } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { appsSetUp } from './deps.ts';
import { type Applications, presentApplications, type ShownConnection } from './present.ts';
import { endOfConsent } from './store.ts';

const shown = query
  .selectFrom('connections as c')
  .leftJoin('social_grants as g', 'g.id', 'c.grant_id')
  .select(['c.profile_id', 'c.app', 'c.installed', 'c.connected', 'c.paused', 'c.page_id', 'c.name', 'c.image'])
  .select([
    'c.organization_urn',
    'c.is_feed',
    'c.followers',
    'c.followers_at',
    'c.late_after_minutes',
    'c.missing_permissions',
  ])
  .select(['c.blocked_until', 'g.data_access_ends_at'])
  .select([endOfConsent.as('expires_at'), typed(bool)`g.access_token_enc IS NOT NULL`.as('consented')]);
const shownOfProfiles = prepared('applications_of', (p: { ids: readonly number[] }) =>
  shown.where('c.profile_id', '=', any(p.ids)),
);

/** The channels of profiles that the caller has already been let into. */
export async function applicationsOf(
  db: Sql,
  profileIds: readonly number[],
  now: Date,
  config: Config,
): Promise<ReadonlyMap<number, Applications>> {
  const setUp = appsSetUp(config);
  const rows = await db.rows(shownOfProfiles({ ids: profileIds }));
  return new Map(
    profileIds.map((id) => {
      const own = rows.filter((row) => row.profile_id === id);
      return [id, presentApplications(id, own, setUp, config.networks, now)];
    }),
  );
}

export const shownConnection = (db: Sql, scope: ProfileScope, app: SocialApp): Promise<ShownConnection | null> =>
  db.row(shown.where('c.profile_id', '=', scope.profileId).where('c.app', '=', app));
