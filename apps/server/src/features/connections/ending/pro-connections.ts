import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import { countAll, query } from '../../../platform/db/query.ts';
import type { ProData } from '../../../platform/feature/pro-data.ts';
import { livingProfiles } from '../../profiles/index.ts';
import type { ConnectionDeps } from '../deps.ts';
import { disconnectAll } from '../remove-connection.ts';

/** The networks that PRO brings. */
const APPS = SOCIAL_APPS.filter((app) => CHANNELS[app].proOnly);

/**
 * Instagram ends with the plan, as by its person's own hand: nothing begins to leave from then on, what waits is deleted, and a post
 * whose release is open is read to its end. Its person connects it again; no token is kept for that.
 */
export const proConnections = (deps: ConnectionDeps): ProData => ({
  thing: 'instagram',
  count: async (db, userId) =>
    (
      await db.row(
        query
          .selectFrom('connections')
          .select(countAll)
          .where('profile_id', 'in', livingProfiles(userId))
          .where('app', 'in', APPS)
          .where('installed', '=', true),
      )
    )?.count ?? 0,
  async takeAway(tx, losing) {
    const profiles = await tx.rows(livingProfiles(losing.userId));
    const owners = new Map(profiles.map(({ id }) => [id, losing]));
    return disconnectAll(deps, tx, owners, (app) => APPS.includes(app));
  },
});
