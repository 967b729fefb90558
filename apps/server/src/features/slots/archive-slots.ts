import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';

/** When a person's connections like to post. */
export async function archiveSlots({ db }: Deps, userId: number): Promise<Archived> {
  const rows = query
    .selectFrom('slot_settings as s')
    .innerJoin('connections as c', 'c.id', 's.connection_id')
    .select(['s.connection_id as connection', 's.slots', 's.weekly_frequency', 's.auto_schedule', 's.updated_at'])
    .where('c.profile_id', 'in', heldProfiles(userId))
    .orderBy('s.connection_id');
  return { files: [jsonFile('schedule-settings', () => db.rows(rows))] };
}
