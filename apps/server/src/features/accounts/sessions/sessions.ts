import { hash, randomBytes } from 'node:crypto';
import {
  grantedBy,
  isPermission,
  PERMISSIONS,
  type Permission,
  type Plan,
  permissionsOfPlan,
} from '@waypost/contract/plans';
import type { Locale } from '@waypost/contract/wire';
import { DAY_MS } from '@waypost/contract/wire';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { bool, bytea, int8, jsonb, orNull, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { query, realNow } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { CSRF_COOKIE, SESSION_COOKIE } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';

const SESSION_DAYS = 30;
/** Acting as somebody else ends by itself, and does not slide. */
const IMPERSONATION_HOURS = 8;
export const SESSION_MS = SESSION_DAYS * DAY_MS;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

// Every request pays for this one: what only a borrowed session asks is a question of its own.
const whoIsIt = statement(
  'session_actor',
  {
    takes: { hash: bytea, now: timestamptz },
    gives: {
      id: int8,
      user_id: int8,
      impersonator_id: orNull(int8),
      is_staff: bool,
      is_superuser: bool,
      plan: text<Plan>(),
      locale: text<Locale>(),
      renew: sure(bool),
      permissions: orNull(jsonb<string[]>()),
      manages: sure(bool),
    },
  },
  ($) => `
    SELECT s.id, s.user_id, s.impersonator_id, u.is_staff, u.is_superuser, u.plan, u.locale,
      s.impersonator_id IS NULL AND s.expires_at < ${$.now}::timestamptz + interval '${SESSION_DAYS - 1} days' AS renew,
      (SELECT jsonb_agg(p.codename) FROM user_permissions p WHERE p.user_id = u.id) AS permissions,
      EXISTS (SELECT 1 FROM profiles p JOIN supplier_managers m ON m.profile_id = p.id AND m.active
        WHERE p.user_id = u.id AND p.deleted_at IS NULL) AS manages
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${$.hash} AND s.revoked_at IS NULL AND s.expires_at > ${$.now} AND u.is_active
      AND u.deleted_at IS NULL`,
);

const lender = statement(
  'session_lender',
  { takes: { id: int8 }, gives: { id: int8 } },
  ($) => `
    SELECT i.id FROM users i
    WHERE i.id = ${$.id} AND i.is_active AND i.deleted_at IS NULL AND (i.is_superuser OR (i.is_staff AND EXISTS
      (SELECT 1 FROM user_permissions ip WHERE ip.user_id = i.id AND ip.codename = 'accounts.impersonate')))`,
);

/** Who holds this token. One prepared statement; the expiry slides with at most one write a day. */
export function authenticate(db: Database, clock: Clock): (token: string) => Promise<Actor | null> {
  return async (token) => {
    if (!TOKEN.test(token)) return null;
    const now = clock.now();
    // To the second, so that the many calls of one page ask the same.
    const second = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const [row] = await db.read(whoIsIt({ hash: hashOf(token), now: second }));
    if (row === undefined) return null;
    // Staff who may no longer impersonate lose the borrowed session at once.
    if (row.impersonator_id !== null && (await db.read(lender({ id: row.impersonator_id }))).length === 0) return null;
    if (row.renew)
      await db.run(
        query
          .updateTable('sessions')
          .set({ expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS) })
          .where('id', '=', row.id),
      );
    return {
      sessionId: row.id,
      userId: row.user_id,
      impersonatorId: row.impersonator_id,
      isStaff: row.is_staff,
      isSuperuser: row.is_superuser,
      plan: row.plan,
      permissions: permissionsOf(row),
      locale: row.locale,
    };
  };
}

const byPlan = new Map<Plan, ReadonlySet<Permission>>();

interface Holder {
  readonly plan: Plan;
  readonly is_staff: boolean;
  readonly permissions: string[] | null;
  readonly manages: boolean;
}

const BY_ROLE = PERMISSIONS.filter((one) => grantedBy(one).byRole === true);

/** What the plan brings, what the role does, and what was granted; a permission of staff is worth nothing to others. */
function permissionsOf({ plan, is_staff, permissions, manages }: Holder): ReadonlySet<Permission> {
  const granted = byPlan.get(plan) ?? new Set(permissionsOfPlan(plan));
  byPlan.set(plan, granted);
  const byRole = is_staff || manages ? BY_ROLE : [];
  if (permissions === null && byRole.length === 0) return granted;
  const own = (permissions ?? []).filter(isPermission).filter((one) => is_staff || grantedBy(one).staffOnly !== true);
  return new Set([...granted, ...byRole, ...own]);
}

/** A new session; the token exists only in the answer, the table has its hash. */
export async function openSession(
  tx: Sql,
  session: { userId: number; impersonatorId?: number; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lifeMs = session.impersonatorId === undefined ? SESSION_DAYS * DAY_MS : IMPERSONATION_HOURS * 3_600_000;
  const row = {
    token_hash: hashOf(token),
    user_id: session.userId,
    impersonator_id: session.impersonatorId ?? null,
    expires_at: new Date(session.now.getTime() + lifeMs),
  };
  await tx.run(query.insertInto('sessions').values(row));
  return token;
}

/** The row of a token, to be changed. */
export const sessionOf = (token: string) => query.updateTable('sessions').where('token_hash', '=', hashOf(token));

/**
 * Whether a session is still open, in a transaction that takes long to come to: until it ends, the session cannot be ended.
 */
export const holdSession = async (tx: Sql, id: number): Promise<boolean> =>
  (await tx.row(
    query.selectFrom('sessions').select('id').where('id', '=', id).where('revoked_at', 'is', null).forShare(),
  )) !== null;

const revoking = query.updateTable('sessions').set({ revoked_at: realNow }).where('revoked_at', 'is', null);

/** False when somebody else ended it first: what may be done once for a session is done by who got true. */
export async function revokeSession(tx: Sql, sessionId: number): Promise<boolean> {
  return (await tx.run(revoking.where('id', '=', sessionId))) > 0;
}

/** Ends what a member of staff does in others' names; answers in whose. */
export async function revokeBorrowedBy(tx: Sql, staffId: number): Promise<number[]> {
  const ended = await tx.rows(revoking.where('impersonator_id', '=', staffId).returning('user_id'));
  return [...new Set(ended.map(({ user_id }) => user_id))];
}

/** Ends what staff do in this name; answers who. */
export async function revokeBorrowed(tx: Sql, userId: number): Promise<number[]> {
  const lent = revoking.where('user_id', '=', userId).where('impersonator_id', 'is not', null);
  const ended = await tx.rows(lent.returning('impersonator_id'));
  return [...new Set(ended.flatMap(({ impersonator_id }) => impersonator_id ?? []))];
}

/** Ends all sessions of an account, also those of staff who act as it. */
export async function revokeSessionsOf(tx: Sql, userId: number, except?: number): Promise<void> {
  const theirs = revoking.where((e) => e.or([e('user_id', '=', userId), e('impersonator_id', '=', userId)]));
  await tx.run(except === undefined ? theirs : theirs.where('id', '<>', except));
}

/**
 * The browser changes to another session. The secret of its CSRF tokens goes with the old one, so that no page that is still open saves
 * what was typed there in the name of whoever comes next.
 */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  keepSessionCookie(reply, config, token);
  reply.clearCookie(CSRF_COOKIE, cookieOptions(config));
}

/** The table's expiry slides by itself; the browser's must be told. */
export function keepSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(config), maxAge: (SESSION_DAYS * DAY_MS) / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  for (const name of [SESSION_COOKIE, CSRF_COOKIE]) reply.clearCookie(name, cookieOptions(config));
}

const cookieOptions = (config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
});
