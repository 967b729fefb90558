import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, jsonFile } from '../../platform/feature/archived.ts';

/** Which plans a person has had. */
export async function archivePlans({ db }: Deps, userId: number): Promise<Archived> {
  const events = query
    .selectFrom('plan_events')
    .select(['from_plan as from', 'to_plan as to', 'source', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
  return { files: [jsonFile('plans', () => db.rows(events))] };
}
