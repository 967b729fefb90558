import type { Sql } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../platform/session/actor.ts';
import { type Access, scopeOfProfile } from '../profiles/index.ts';
import { profileOfDraft } from './store.ts';

/** The scope that a draft belongs to; 404 for a draft of somebody else. */
export async function scopeOfDraft(db: Sql, actor: Actor, id: number, access: Access = 'write'): Promise<ProfileScope> {
  const profileId = await profileOfDraft(db, id);
  if (profileId === null) throw notFound();
  return scopeOfProfile(db, actor, profileId, access);
}
