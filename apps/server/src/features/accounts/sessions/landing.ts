import type { Sql } from '../../../platform/db/database.ts';
import type { UserRow } from '../tables.ts';

/** Where a person lands after signing in: the profile he used last, its set-up form while it is incomplete, or the user list of staff. */
export async function landingOf(db: Sql, user: UserRow): Promise<string> {
  const profile = await db.row<{ slug: string; completed: boolean }>(
    `SELECT slug, completed FROM profiles WHERE user_id = $1 AND deleted_at IS NULL
     ORDER BY (id = $2) IS TRUE DESC, id LIMIT 1`,
    [user.id, user.lastProfileId],
  );
  if (profile !== null) return profile.completed ? `/${profile.slug}/` : `/${profile.slug}/setup/`;
  return user.isStaff || user.isSuperuser ? '/admin/users/' : '/accounts/account_settings/';
}
