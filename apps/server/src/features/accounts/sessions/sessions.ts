import { hash, randomBytes } from 'node:crypto';
import { type Permission, type Plan, permissionsOfPlan } from '@waypost/contract/plans';
import type { Locale } from '@waypost/contract/wire';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { SESSION_COOKIE } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sessions } from '../tables.ts';

const DAY_MS = 86_400_000;
const SESSION_DAYS = 30;
/** Acting as somebody else ends by itself, and does not slide. */
const IMPERSONATION_HOURS = 8;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

interface SessionRow {
  readonly id: number;
  readonly user_id: number;
  readonly impersonator_id: number | null;
  readonly renew: boolean;
  readonly is_staff: boolean;
  readonly is_superuser: boolean;
  readonly plan: Plan;
  readonly locale: Locale;
  readonly permissions: Permission[] | null;
}

// Every request pays for this one, so the check of the member of staff behind a borrowed session is a subquery that
// ordinary sessions never run. Staff who may no longer impersonate lose the borrowed session at once.
const WHO_IS_IT = `
SELECT s.id, s.user_id, s.impersonator_id, u.is_staff, u.is_superuser, u.plan, u.locale,
       s.impersonator_id IS NULL AND s.expires_at < $2::timestamptz + interval '${SESSION_DAYS - 1} days' AS renew,
       (SELECT jsonb_agg(p.codename) FROM user_permissions p WHERE p.user_id = u.id) AS permissions
FROM sessions s JOIN users u ON u.id = s.user_id
WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.is_active AND u.deleted_at IS NULL
  AND (s.impersonator_id IS NULL OR EXISTS (SELECT 1 FROM users i
        WHERE i.id = s.impersonator_id AND i.is_active AND i.deleted_at IS NULL AND (i.is_superuser OR EXISTS
          (SELECT 1 FROM user_permissions ip WHERE ip.user_id = i.id AND ip.codename = 'accounts.impersonate'))))`;

/** Who holds this token. One prepared statement; the expiry slides with at most one write a day. */
export function authenticate(db: Database, clock: Clock): (token: string) => Promise<Actor | null> {
  return async (token) => {
    if (!TOKEN.test(token)) return null;
    const now = clock.now();
    // To the second, so that the many calls of one page ask the same.
    const second = `${now.toISOString().slice(0, 19)}Z`;
    const [row] = await db.read<SessionRow>(WHO_IS_IT, [hashOf(token), second], 'session_actor');
    if (row === undefined) return null;
    if (row.renew)
      await db.run('UPDATE sessions SET expires_at = $2 WHERE id = $1', [
        row.id,
        new Date(now.getTime() + SESSION_DAYS * DAY_MS),
      ]);
    return {
      sessionId: row.id,
      userId: row.user_id,
      impersonatorId: row.impersonator_id,
      isStaff: row.is_staff,
      isSuperuser: row.is_superuser,
      plan: row.plan,
      permissions: permissionsOf(row.plan, row.permissions),
      locale: row.locale,
    };
  };
}

const byPlan = new Map<Plan, ReadonlySet<Permission>>();

function permissionsOf(plan: Plan, own: Permission[] | null): ReadonlySet<Permission> {
  const granted = byPlan.get(plan) ?? new Set(permissionsOfPlan(plan));
  byPlan.set(plan, granted);
  return own === null ? granted : new Set([...granted, ...own]);
}

/** A new session; the token exists only in the answer, the table has its hash. */
export async function openSession(
  tx: Sql,
  session: { userId: number; impersonatorId?: number; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lifeMs = session.impersonatorId === undefined ? SESSION_DAYS * DAY_MS : IMPERSONATION_HOURS * 3_600_000;
  await tx.orm.insert(sessions).values({
    tokenHash: hashOf(token),
    userId: session.userId,
    impersonatorId: session.impersonatorId ?? null,
    expiresAt: new Date(session.now.getTime() + lifeMs),
  });
  return token;
}

export async function revokeSession(tx: Sql, sessionId: number): Promise<void> {
  await tx.run('UPDATE sessions SET revoked_at = clock_timestamp() WHERE id = $1 AND revoked_at IS NULL', [sessionId]);
}

/** Ends all sessions of an account, also those of staff who act as it. */
export async function revokeSessionsOf(tx: Sql, userId: number, except?: number): Promise<void> {
  await tx.run(
    `UPDATE sessions SET revoked_at = clock_timestamp()
     WHERE (user_id = $1 OR impersonator_id = $1) AND revoked_at IS NULL AND id IS DISTINCT FROM $2`,
    [userId, except ?? null],
  );
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(config), maxAge: (SESSION_DAYS * DAY_MS) / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(config));
}

const cookieOptions = (config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
});
