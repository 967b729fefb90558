import type { Sql } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/index.ts';
import { type Actor, grantScope, type ProfileScope } from '../../platform/session/actor.ts';

/**
 * Lets the actor into a profile, or answers 404. The owner (also an impersonating member of staff) may change things;
 * other staff may look (`read`), but change things only by impersonating, which is audited.
 */
export async function scopeOfProfile(
  db: Sql,
  actor: Actor,
  profileId: number,
  access: 'read' | 'write' = 'write',
): Promise<ProfileScope> {
  const row = await db.row<{ user_id: number }>(
    'SELECT user_id FROM profiles WHERE id = $1 AND deleted_at IS NULL',
    [profileId],
    'profile_owner',
  );
  if (row === null || !mayEnter(actor, row.user_id, access)) throw notFound();
  return grantScope({ profileId, userId: row.user_id, actor });
}

export function mayEnter(actor: Actor, ownerId: number, access: 'read' | 'write'): boolean {
  return actor.userId === ownerId || (access === 'read' && (actor.isStaff || actor.isSuperuser));
}
