import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, inPages, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';

/** Drafts that were not scheduled; those that were are posts. */
export async function archiveDrafts({ db }: Deps, userId: number): Promise<Archived> {
  const read = (after: number, limit: number) =>
    db.rows(
      query
        .selectFrom('generated_postings')
        .select(['id', 'profile_id as profile', 'message', 'message_by_app', 'applications', 'fire_at', 'link'])
        .select(['media_ids as library', 'alt_texts', 'first_comment', 'created_at', 'updated_at'])
        .where('profile_id', 'in', heldProfiles(userId))
        .where('scheduled_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    );
  return { files: [jsonFile('drafts', () => inPages(read))] };
}
