import { query } from '../../platform/db/query.ts';
import { type Archived, jsonFile } from '../../platform/feature/archived.ts';
import { archiveBusiness } from './agency/archive-business.ts';
import type { ProfileDeps } from './deps.ts';
import { emailShown } from './profile.ts';
import { heldProfiles } from './store.ts';

/** The profiles of a person, also deleted ones. */
export async function archiveProfiles(deps: Pick<ProfileDeps, 'db' | 'storage'>, userId: number): Promise<Archived> {
  const { db } = deps;
  const rows = query
    .selectFrom('profiles as p')
    .leftJoin('advanced_features as f', 'f.profile_id', 'p.id')
    .leftJoin('countries as c', 'c.id', 'p.country_id')
    .select(['p.id', 'p.slug', 'p.first_name', 'p.last_name', 'p.email', 'c.iso2 as country'])
    .select(['p.render_logo_position', 'f.calendly_link', 'f.hashtag_signature', 'f.hashtag_enabled_apps'])
    .select(['p.created_at', 'p.deleted_at'])
    .where('p.id', 'in', heldProfiles(userId))
    .orderBy('p.id');
  const shown = async () => (await db.rows(rows)).map((row) => ({ ...row, email: emailShown(row.email) }));
  return { files: [jsonFile('profiles', shown), ...(await archiveBusiness(deps, userId))] };
}
