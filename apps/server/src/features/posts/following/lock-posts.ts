import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { UPCOMING } from '../conditions.ts';

/** Locks what may still go out on a connection, in the order in which everybody locks posts. */
export async function lockPosts(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<void> {
  await tx.run(
    `SELECT p.id FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id
     WHERE c.profile_id = $1 AND c.app = $2 AND p.status IN (${UPCOMING}) ORDER BY p.id FOR UPDATE OF p`,
    [scope.profileId, app],
  );
}
