import { bool } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { appNow, query, sql, type TableRow, typed } from '../../platform/db/query.ts';
import { lastAcceptance } from '../legal/index.ts';
import { restorableUntil } from '../profiles/index.ts';

// Accounts are found before anybody is signed in, and a user is his own scope: these functions take ids from a session,
// a token or the permission check of staff, never from the path.

export type UserRow = Omit<TableRow<'users'>, 'invited_by_id'>;

const live = query.selectFrom('users').selectAll().where('is_active', '=', true).where('deleted_at', 'is', null);
const sameAddress = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

/** By name, because it stands ready: a migration may add a column under a program that runs. */
const USER_COLUMNS = [
  'id',
  'email',
  'password_hash',
  'first_name',
  'last_name',
  'locale',
  'plan',
  'is_active',
  'is_staff',
  'is_superuser',
  'demo_role',
  'email_verified_at',
  'last_login_at',
  'last_profile_id',
  'flags',
  'created_at',
  'deleted_at',
  'invited_at',
] as const;
const liveById = prepared('user_by_id', (p: { id: number }) =>
  live.clearSelect().select(USER_COLUMNS).where('id', '=', p.id),
);
export const userById = (db: Sql, id: number): Promise<UserRow | null> => db.row(liveById({ id }));

const settingsById = prepared('account-settings', (p: { id: number }) =>
  live
    .leftJoinLateral(lastAcceptance.where('a.user_id', '=', sql.ref<number>('users.id')).as('terms'), (join) =>
      join.onTrue(),
    )
    .clearSelect()
    .select(['first_name', 'last_name', 'email', 'email_verified_at', 'users.locale'])
    .select(typed(bool)`password_hash IS NOT NULL`.as('has_password'))
    .select(['accepted_at', 'hash', 'terms_locale', 'operator', 'terms_body'])
    .where('id', '=', p.id),
);
export type SettingsRow = RowOf<typeof settingsById>;
/** With the terms that the person accepted: one question, because the page is asked for often. */
export const settingsOf = (db: Sql, id: number): Promise<SettingsRow | null> => db.row(settingsById({ id }));

export const userByEmail = (db: Sql, email: string): Promise<UserRow | null> => db.row(live.where(sameAddress(email)));

/** Of an account that its person deleted: until when she can take that back. */
export const keptUntil = restorableUntil('users');

/** Who may prove to be himself: accounts that are live, and those whose deletion can be taken back. */
const known = live.clearWhere().where('is_active', '=', true);
const enterable = known
  .select(keptUntil.as('kept_until'))
  .where((e) => e.or([e('deleted_at', 'is', null), e(keptUntil, '>', appNow)]));
export type Enterable = UserRow & { readonly kept_until: Date | null };

export const accountByEmail = (db: Sql, email: string): Promise<Enterable | null> =>
  db.row(enterable.where(sameAddress(email)));

export const accountByDemoRole = (db: Sql, role: string): Promise<Enterable | null> =>
  db.row(enterable.where('demo_role', '=', role));

type NewUser = Pick<UserRow, 'email' | 'password_hash' | 'first_name' | 'last_name' | 'locale'>;

/** `null` when the address belongs to an account already, also a closed one. */
export const insertUser = (tx: Sql, user: NewUser): Promise<UserRow | null> =>
  tx.row(
    query
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll(),
  );

export const addressIsFree = async (tx: Sql, email: string): Promise<boolean> =>
  (await tx.row(query.selectFrom('users').select('id').where(sameAddress(email)))) === null;

export type AccountChanges = Partial<
  Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'locale' | 'email_verified_at' | 'last_login_at'>
>;

/** A password is set by `setPassword`. */
export const updateUser = (tx: Sql, id: number, changes: AccountChanges): Promise<UserRow | null> =>
  tx.row(query.updateTable('users').set(changes).where('id', '=', id).returningAll());

/** Locked until the transaction ends; also who may not sign in. Locked before what hangs on it: links, then sessions. */
export const lockUser = (tx: Sql, id: number): Promise<UserRow | null> =>
  tx.row(query.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).forUpdate());

/** The same for who is `enterable`. */
export const lockEnterable = (tx: Sql, id: number): Promise<Enterable | null> =>
  tx.row(enterable.where('id', '=', id).forUpdate());

/**
 * Locks an account whose password was verified a moment ago, outside the transaction; `null` when it is no longer that password,
 * so that nothing is done with one that was taken away meanwhile.
 */
export async function lockVerified(tx: Sql, { id, password_hash }: UserRow): Promise<Enterable | null> {
  const user = await lockEnterable(tx, id);
  return user?.password_hash === password_hash ? user : null;
}

/** Who invited is in the audit log. */
export async function setInvited(tx: Sql, id: number, at: Date): Promise<void> {
  await tx.run(query.updateTable('users').set({ invited_at: at }).where('id', '=', id));
}

/** Nobody signs in here any more, and the address that it had is free. */
export async function closeUser(tx: Sql, id: number, { at, email }: { at: Date; email: string }): Promise<void> {
  await tx.run(query.updateTable('users').set({ is_active: false, deleted_at: at, email }).where('id', '=', id));
}

/**
 * The account is deleted by its person, unless its password changed since it was read; `null` then. The row stays free for
 * what only refers to it.
 */
export const leaveUser = (tx: Sql, { id, password_hash }: UserRow): Promise<{ kept_until: Date } | null> =>
  tx.row(
    query
      .updateTable('users')
      .set({ deleted_at: appNow })
      .where('id', '=', id)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`password_hash IS NOT DISTINCT FROM ${password_hash}::text`)
      .returning(keptUntil.$notNull().as('kept_until')),
  );

export async function reopenUser(tx: Sql, id: number): Promise<void> {
  await tx.run(query.updateTable('users').set({ deleted_at: null }).where('id', '=', id));
}

/** What makes somebody staff; `changeUser` and the first run alone come here. A plan is written by `changePlan`. */
export const setRoles = (
  tx: Sql,
  id: number,
  { flags, ...roles }: Partial<Pick<UserRow, 'is_staff' | 'is_superuser' | 'flags'>>,
): Promise<UserRow | null> =>
  tx.row(
    query
      .updateTable('users')
      .set({ ...roles, flags: json(flags) })
      .where('id', '=', id)
      .returningAll(),
  );

/** Remembers where the next sign-in leads; a profile of somebody else is not written. */
export async function rememberProfile(db: Sql, userId: number, profileId: number): Promise<void> {
  await db.run(
    query
      .updateTable('users')
      .set({ last_profile_id: profileId })
      .where('id', '=', userId)
      .where('last_profile_id', 'is distinct from', profileId)
      .where((e) =>
        e.exists(e.selectFrom('profiles').select('id').where('id', '=', profileId).where('user_id', '=', userId)),
      ),
  );
}
