import type { Sql } from '../../../platform/db/database.ts';
import { query, sql } from '../../../platform/db/query.ts';
import type { UserRow } from '../store.ts';

/** Where a person lands after signing in: the profile he used last, its set-up form while it is incomplete, or the user list of staff. */
export async function landingOf(db: Sql, user: UserRow): Promise<string> {
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
  if (profile !== null) return profile.completed ? `/${profile.slug}/` : `/${profile.slug}/setup/`;
  return user.is_staff || user.is_superuser ? '/admin/users/' : '/accounts/account_settings/';
}
