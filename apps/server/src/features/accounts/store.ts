import { eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { type UserRow, users } from './tables.ts';

// Accounts are found before anybody is signed in, and a user is his own scope: these functions take ids from a session,
// a token or the permission check of staff, never from the path.

const live = sql`${users.isActive} AND ${users.deletedAt} IS NULL`;

export async function userById(db: Sql, id: number): Promise<UserRow | null> {
  const [row] = await db.orm.select().from(users).where(sql`${users.id} = ${id} AND ${live}`);
  return row ?? null;
}

export async function userByEmail(db: Sql, email: string): Promise<UserRow | null> {
  const [row] = await db.orm.select().from(users).where(sql`lower(${users.email}) = lower(${email}) AND ${live}`);
  return row ?? null;
}

export async function userByDemoRole(db: Sql, role: string): Promise<UserRow | null> {
  const [row] = await db.orm.select().from(users).where(sql`${users.demoRole} = ${role} AND ${live}`);
  return row ?? null;
}

type NewUser = Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'locale'>;

/** `null` when the address belongs to an account already, also a closed one. */
export async function insertUser(tx: Sql, user: NewUser): Promise<UserRow | null> {
  const [row] = await tx.orm.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

export async function addressIsFree(tx: Sql, email: string): Promise<boolean> {
  const [row] = await tx.orm.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row === undefined;
}

type Changes = Partial<
  Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'locale' | 'emailVerifiedAt' | 'lastLoginAt'>
>;

export async function updateUser(tx: Sql, id: number, changes: Changes): Promise<UserRow | null> {
  const [row] = await tx.orm.update(users).set(changes).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** Remembers where the next sign-in leads; a profile of somebody else is not written. */
export async function rememberProfile(db: Sql, userId: number, profileId: number): Promise<void> {
  await db.run(
    `UPDATE users SET last_profile_id = $2 WHERE id = $1 AND last_profile_id IS DISTINCT FROM $2
       AND EXISTS (SELECT 1 FROM profiles WHERE id = $2 AND user_id = $1)`,
    [userId, profileId],
  );
}

export interface ListedUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly plan: string;
  readonly slug: string | null;
}

/** Agency users alone, for staff who may act for them. */
export async function listAgencyUsers(
  db: Sql,
  page: { search?: string; limit: number; offset: number },
): Promise<{ count: number; rows: ListedUser[] }> {
  const where = `NOT u.is_staff AND NOT u.is_superuser AND u.is_active AND u.deleted_at IS NULL
    AND ($1::text IS NULL OR concat_ws(' ', u.first_name, u.last_name, u.email) ILIKE $1)`;
  const pattern = page.search?.trim() ? `%${page.search.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  const total = await db.row<{ count: number }>(`SELECT count(*) FROM users u WHERE ${where}`, [pattern]);
  const rows = await db.rows<ListedUser>(
    `SELECT u.id, concat_ws(' ', u.first_name, u.last_name) AS name, u.email, u.plan,
            (SELECT p.slug FROM profiles p WHERE p.user_id = u.id AND p.deleted_at IS NULL ORDER BY p.id LIMIT 1) AS slug
     FROM users u WHERE ${where} ORDER BY lower(u.last_name), lower(u.first_name), u.id LIMIT $2 OFFSET $3`,
    [pattern, page.limit, page.offset],
  );
  return { count: total?.count ?? 0, rows };
}
