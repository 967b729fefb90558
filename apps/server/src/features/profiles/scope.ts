import type { Sql } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import { type Actor, grantScope, type ProfileScope } from '../../platform/session/actor.ts';

const ownerOf = prepared('profile_owner', (p: { profileId: number }) =>
  query.selectFrom('profiles').select('user_id').where('id', '=', p.profileId).where('deleted_at', 'is', null),
);

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
  const row = await db.row(ownerOf({ profileId }));
  if (row === null || !mayEnter(actor, row.user_id, access)) throw notFound();
  return grantScope({ profileId, userId: row.user_id, actor });
}

export function mayEnter(actor: Actor, ownerId: number, access: 'read' | 'write'): boolean {
  return actor.userId === ownerId || (access === 'read' && (actor.isStaff || actor.isSuperuser));
}
