import { bool, list, text } from '../../../platform/db/column.ts';
import { query, typed } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Archived, inPages, jsonFile } from '../../../platform/feature/archived.ts';

/** Who a person is here, where she is signed in, and what was done to the account. Not who of the staff did it. */
export async function archiveAccount({ db }: Deps, userId: number): Promise<Archived> {
  const account = query
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'locale as language', 'plan', 'is_staff', 'is_superuser'])
    .select(['email_verified_at', 'last_login_at', 'invited_at', 'created_at', 'deleted_at'])
    .select((e) =>
      e
        .selectFrom('user_permissions as p')
        .select(typed(list(text()))`coalesce(array_agg(p.codename ORDER BY p.codename), '{}')`.as('names'))
        .whereRef('p.user_id', '=', 'users.id')
        .as('permissions'),
    )
    .where('id', '=', userId);
  const sessions = query
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'expires_at', 'revoked_at as ended_at'])
    .select(typed(bool)`impersonator_id IS NOT NULL`.as('by_staff'))
    .where('user_id', '=', userId);
  const events = query
    .selectFrom('audit_log')
    .select(['id', 'created_at as at', 'action'])
    .select(typed(bool)`actor_id IS DISTINCT FROM ${userId}`.as('by_others'))
    .where('object_type', '=', 'user')
    .where('object_id', '=', String(userId));
  return {
    files: [
      jsonFile('account', () => db.rows(account)),
      jsonFile('sessions', () =>
        inPages((after, limit) => db.rows(sessions.where('id', '>', after).orderBy('id').limit(limit))),
      ),
      jsonFile('account-history', () =>
        inPages((after, limit) => db.rows(events.where('id', '>', after).orderBy('id').limit(limit))),
      ),
    ],
  };
}
