import { PROFILES_MAX } from '@waypost/contract/profiles';
import type { NotNull } from 'kysely';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { any, appNow, fullName, query } from '../../platform/db/query.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/index.ts';
import { type Actor, grantScope, type ProfileScope } from '../../platform/session/actor.ts';
import type { ProfileDeps } from './deps.ts';
import { restorableUntil } from './restorable.ts';
import { holdProfile, lockOwnProfiles } from './store.ts';

const ends = restorableUntil('profiles').$notNull();
const restorable = (userId: number) =>
  query
    .selectFrom('profiles')
    .select(['id', 'slug', fullName('profiles').as('name'), 'deleted_at as deleted', ends.as('ends')])
    .where('user_id', '=', userId)
    .where(ends, '>', appNow)
    .$narrowType<{ deleted: NotNull }>();

/**
 * Deletes one of several profiles: its connections end through the gate, so that nothing begins to leave afterwards, posts that
 * wait are deleted, and its slug stays taken. What had passed its gate by then may still arrive: its first byte leaves within the
 * send deadline (five seconds). It is kept, and read to its end (rules of `removeConnection`).
 * 409 for the last profile, 404 for one that is deleted already.
 */
export async function deleteProfile(deps: ProfileDeps, scope: ProfileScope): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await holdProfile(tx, scope)).length === 1) throw conflict('errors.profile.last');
    await leave(deps, tx, [scope]);
    await audit(tx, scope.actor, { action: 'profile.delete', objectType: 'profile', objectId: scope.profileId });
  });
}

/** What works by itself in these profiles ends, and they are gone. The caller has locked their account. */
async function leave(deps: Pick<ProfileDeps, 'leaving'>, tx: Sql, scopes: readonly ProfileScope[]): Promise<void> {
  for (const room of deps.leaving()) await room.end?.(tx, scopes);
  const ids = scopes.map(({ profileId }) => profileId);
  await tx.run(query.updateTable('profiles').set({ deleted_at: appNow }).where('id', '=', any(ids)));
}

/** All profiles of an account that goes, in its transaction. */
export async function leaveProfilesOf(deps: Pick<ProfileDeps, 'leaving'>, tx: Sql, actor: Actor): Promise<void> {
  const { userId } = actor;
  const own = await lockOwnProfiles(tx, userId);
  await leave(
    deps,
    tx,
    own.map((profileId) => grantScope({ profileId, userId, actor })),
  );
}

/** Those that went with their account, at that moment; what was deleted before stays so. */
export async function restoreProfilesOf(tx: Sql, userId: number, since: Date): Promise<void> {
  const theirs = query.updateTable('profiles').set({ deleted_at: null }).where('user_id', '=', userId);
  await tx.run(theirs.where('deleted_at', '>=', since));
}

export const deletedProfiles = (db: Sql, { userId }: Actor) =>
  db.rows(restorable(userId).orderBy('deleted_at', 'desc'));
export type DeletedProfile = Awaited<ReturnType<typeof deletedProfiles>>[number];

/**
 * Takes a deletion back for thirty days. Networks are connected by their person again, and posts restored one by one, as
 * after every disconnect. 404 for what is not restorable, 403 where the account is full meanwhile.
 */
export async function restoreProfile(deps: ProfileDeps, actor: Actor, profileId: number): Promise<ProfileScope> {
  return deps.db.transaction(async (tx) => {
    const { userId } = actor;
    const own = await lockOwnProfiles(tx, userId);
    if ((await tx.row(restorable(userId).where('id', '=', profileId).forNoKeyUpdate())) === null) throw notFound();
    if (own.length >= PROFILES_MAX) throw forbidden('errors.profile.too_many');
    await tx.run(query.updateTable('profiles').set({ deleted_at: null }).where('id', '=', profileId));
    await audit(tx, actor, { action: 'profile.restore', objectType: 'profile', objectId: profileId });
    return grantScope({ profileId, userId, actor });
  });
}
