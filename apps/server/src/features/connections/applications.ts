import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { appsSetUp } from './deps.ts';
import { type Applications, presentApplications, type ShownConnection } from './present.ts';

const SHOWN = `SELECT c.profile_id, c.app, c.installed, c.connected, c.paused, c.page_id, c.name, c.image,
    c.organization_urn, c.is_feed, c.followers, c.late_after_minutes, c.missing_permissions,
    c.blocked_until,
    -- A page's own token has no expiry date (Meta, access tokens); only networks without page tokens run out.
    CASE WHEN c.page_token_enc IS NULL THEN g.expires_at END AS expires_at,
    g.access_token_enc IS NOT NULL AS consented
  FROM connections c LEFT JOIN social_grants g ON g.id = c.grant_id`;

/** The channels of profiles that the caller has already been let into. */
export async function applicationsOf(
  db: Sql,
  profileIds: readonly number[],
  now: Date,
  config: Config,
): Promise<ReadonlyMap<number, Applications>> {
  const setUp = appsSetUp(config);
  const rows = await db.rows<ShownConnection>(
    `${SHOWN} WHERE c.profile_id = ANY($1::bigint[])`,
    [profileIds],
    'applications_of',
  );
  return new Map(
    profileIds.map((id) => {
      const own = rows.filter((row) => row.profile_id === id);
      return [id, presentApplications(id, own, setUp, config.networks, now)];
    }),
  );
}

export async function shownConnection(db: Sql, scope: ProfileScope, app: string): Promise<ShownConnection | null> {
  return db.row<ShownConnection>(`${SHOWN} WHERE c.profile_id = $1 AND c.app = $2`, [scope.profileId, app]);
}
