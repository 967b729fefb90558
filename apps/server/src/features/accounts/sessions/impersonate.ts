import { audit } from '../../../platform/audit/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { forbidden, notFound, signInRequired } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isAgencyUser } from '../policy.ts';
import { type UserRow, userById } from '../store.ts';
import { openSession, revokeSession } from './sessions.ts';

/** The member of staff's own session ends and a borrowed one begins; both are in the audit log. */
export async function startImpersonation(
  { db, clock }: Deps,
  actor: Actor,
  userId: number,
): Promise<{ user: UserRow; token: string }> {
  const user = await userById(db, userId);
  if (user === null) throw notFound();
  if (!isAgencyUser(user)) throw forbidden('errors.account.not_agency_user');
  const token = await db.transaction(async (tx) => {
    if (!(await revokeSession(tx, actor.sessionId))) throw signInRequired();
    await audit(tx, actor, { action: 'impersonation.start', objectType: 'user', objectId: user.id });
    return openSession(tx, { userId: user.id, impersonatorId: actor.userId, now: clock.now() });
  });
  return { user, token };
}

/** Answers the token of the member of staff's own new session, or `null` when nobody was impersonated. */
export async function stopImpersonation({ db, clock }: Deps, actor: Actor): Promise<string | null> {
  const { impersonatorId } = actor;
  if (impersonatorId === null) return null;
  return db.transaction(async (tx) => {
    if (!(await revokeSession(tx, actor.sessionId))) throw signInRequired();
    await audit(tx, actor, { action: 'impersonation.stop', objectType: 'user', objectId: actor.userId });
    return openSession(tx, { userId: impersonatorId, now: clock.now() });
  });
}

/** Signing out ends a borrowed session too; both are in the audit log, once. */
export async function signOut({ db }: Deps, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await revokeSession(tx, actor.sessionId);
    const action = actor.impersonatorId === null ? 'account.sign_out' : 'impersonation.stop';
    if (ended) await audit(tx, actor, { action, objectType: 'user', objectId: actor.userId });
  });
}
