import { accountsPaths } from '@waypost/contract/accounts';
import { dashboardPaths } from '@waypost/contract/dashboard';
import { profilesPaths } from '@waypost/contract/profiles';
import type { Href } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { query, sql } from '../../../platform/db/query.ts';
import type { UserRow } from '../store.ts';

/** Where a person lands after signing in: the profile he used last, its set-up form while it is incomplete, or the user list of staff. */
export async function landingOf(db: Sql, user: UserRow): Promise<Href> {
  const profile = await db.row(
    query
      .selectFrom('profiles')
      .select(['slug', 'completed'])
      .where('user_id', '=', user.id)
      .where('deleted_at', 'is', null)
      .orderBy(sql`(id = ${user.last_profile_id}) IS TRUE`, 'desc')
      .orderBy('id')
      .limit(1),
  );
  if (profile !== null)
    return (profile.completed ? dashboardPaths.dashboard : profilesPaths.setup)({ slug: profile.slug });
  return user.is_staff || user.is_superuser ? accountsPaths.users() : accountsPaths.settings();
}
