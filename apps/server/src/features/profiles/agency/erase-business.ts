import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import type { ProfileDeps } from '../deps.ts';

/** Forgets what a profile said of its agency, with its photo and its logo. Repeatable. */
export async function eraseBusiness(deps: Pick<ProfileDeps, 'forgetFiles'>, tx: Sql, profileId: number): Promise<void> {
  await tx.run(query.deleteFrom('business_detail_hosts').where('profile_id', '=', profileId));
  const own = query.deleteFrom('business_details').where('profile_id', '=', profileId);
  const row = await tx.row(own.returning(['photo_key', 'avatar_key', 'logo_key']));
  const keys = Object.values(row ?? {}).filter((key) => key !== null);
  if (keys.length > 0) await deps.forgetFiles(tx, keys);
}
