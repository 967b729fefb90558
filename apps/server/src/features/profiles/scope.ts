import type { Reads } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { query } from '../../platform/db/query.ts';
import { forbidden, notFound } from '../../platform/errors/index.ts';
import { type Actor, grantScope, type ProfileScope } from '../../platform/session/actor.ts';

const ownerOf = prepared('profile_owner', (p: { profileId: number }) =>
  query
    .selectFrom('profiles')
    .select(['user_id', 'generator_enabled'])
    .where('id', '=', p.profileId)
    .where('deleted_at', 'is', null),
);

/** `compose` is `write` for what makes new posts, which staff can switch off for a profile. */
export type Access = 'read' | 'write' | 'compose';

/**
 * Lets the actor into a profile, or answers 404. The owner (also an impersonating member of staff) may change things;
 * other staff may look (`read`), but change things only by impersonating, which is audited. 403 for the owner who would
 * `compose` where the generator is switched off.
 */
export async function scopeOfProfile(
  db: Reads,
  actor: Actor,
  profileId: number,
  access: Access = 'write',
): Promise<ProfileScope> {
  const row = await db.row(ownerOf({ profileId }));
  if (row === null || !mayEnter(actor, row.user_id, access)) throw notFound();
  if (access === 'compose' && !row.generator_enabled) throw forbidden('generator.errors.switchedOff');
  return grantScope({ profileId, userId: row.user_id, actor });
}

export function mayEnter(actor: Actor, ownerId: number, access: Access): boolean {
  return actor.userId === ownerId || (access === 'read' && (actor.isStaff || actor.isSuperuser));
}
