import { query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Archived, jsonFile } from '../../../platform/feature/archived.ts';
import { heldProfiles } from '../../profiles/index.ts';

/** Of which suppliers a person was made a manager. */
export async function archiveManagers({ db }: Deps, userId: number): Promise<Archived> {
  const rows = query
    .selectFrom('supplier_managers as m')
    .innerJoin('supplier_manager_suppliers as s', 's.profile_id', 'm.profile_id')
    .innerJoin('suppliers as of', 'of.id', 's.supplier_id')
    .select(['m.profile_id as profile', 'of.supplier_name as supplier', 'm.active', 'm.updated_at'])
    .where('m.profile_id', 'in', heldProfiles(userId))
    .orderBy('m.profile_id')
    .orderBy('of.supplier_name');
  return { files: [jsonFile('supplier-managers', () => db.rows(rows))] };
}
