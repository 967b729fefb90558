import type { OpenSession } from '@waypost/contract/accounts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, fullName, query, sql } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { revokeSession, revokeSessionsOf, SESSION_MS, sessionOf } from './sessions.ts';

const MOST = 100;

const open = query.selectFrom('sessions as s').where('s.revoked_at', 'is', null).where('s.expires_at', '>', appNow);

/** Where somebody is signed in, and who of the staff acts in that name. The sessions are the owner's alone. */
export async function listSessions({ db }: Deps, actor: Actor): Promise<OpenSession[]> {
  const rows = await db.rows(
    open
      .leftJoin('users as w', 'w.id', 's.impersonator_id')
      .select(['s.id', 's.device', 's.created_at', 's.expires_at', 's.impersonator_id'])
      .select(fullName('w').as('staff'))
      .where('s.user_id', '=', actor.userId)
      .orderBy(sql`s.id = ${actor.sessionId}`, 'desc')
      .orderBy('s.id', 'desc')
      .limit(MOST),
  );
  return rows.map(({ id, device, created_at, expires_at, impersonator_id, staff }) => ({
    pk: id,
    device,
    created: created_at.toISOString(),
    // Its end moves along with its use, so that is when it was used last.
    used: impersonator_id === null ? new Date(expires_at.getTime() - SESSION_MS).toISOString() : null,
    current: id === actor.sessionId,
    staff: impersonator_id === null ? null : staff,
  }));
}

/** Ends one session, also one that staff borrowed; 404 for those of others and for one that has ended. */
export async function endSession({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = await tx.row(open.select('s.id').where('s.id', '=', id).where('s.user_id', '=', actor.userId));
    if (mine === null || !(await revokeSession(tx, id))) throw notFound();
    await audit(tx, actor, {
      action: 'session.end',
      objectType: 'user',
      objectId: actor.userId,
      data: { session: id },
    });
  });
}

/** Signs out everywhere, here too; what the person does in others' names as staff ends as well. */
export async function endSessions({ db }: Deps, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeSessionsOf(tx, actor.userId);
    await audit(tx, actor, { action: 'session.end_all', objectType: 'user', objectId: actor.userId });
  });
}

/** Remembers what a browser calls itself, for its owner to know it by. */
export async function nameDevice(db: Pick<Sql, 'run'>, token: string, userAgent: string | undefined): Promise<void> {
  if (userAgent === undefined) return;
  await db.run(sessionOf(token).set({ device: userAgent.slice(0, 300) }));
}
