import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';

/** The pages of a person, those that were connected before, and what she allowed at networks; no tokens. */
export async function archiveConnections({ db }: Deps, userId: number): Promise<Archived> {
  const own = query.selectFrom('connections').select('id').where('profile_id', 'in', heldProfiles(userId));
  const connections = query
    .selectFrom('connections')
    .select(['id', 'profile_id as profile', 'app', 'provider', 'connected', 'paused', 'page_id', 'name'])
    .select(['late_after_minutes', 'followers', 'followers_at', 'created_at', 'updated_at'])
    .where('id', 'in', own)
    .orderBy('id');
  const former = query
    .selectFrom('former_pages')
    .select(['connection_id as connection', 'page_id', 'name', 'left_at'])
    .where('connection_id', 'in', own)
    .orderBy('connection_id')
    .orderBy('left_at');
  const consents = query
    .selectFrom('social_grants')
    .select(['network', 'network_user_id', 'scopes', 'missing_scopes', 'created_at', 'updated_at'])
    .select(['expires_at', 'data_access_ends_at', 'erased_at as ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
  return {
    files: [
      jsonFile('connections', () => db.rows(connections)),
      jsonFile('former-pages', () => db.rows(former)),
      jsonFile('consents', () => db.rows(consents)),
    ],
  };
}
