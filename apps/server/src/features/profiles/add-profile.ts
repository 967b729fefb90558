import { type addProfile as addProfileEndpoint, PROFILES_MAX } from '@waypost/contract/profiles';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors/index.ts';
import { type Actor, grantScope, type ProfileScope } from '../../platform/session/actor.ts';
import { createProfile } from './create-profile.ts';
import { lockOwnProfiles, saveDetails } from './store.ts';

/**
 * Adds a profile to the actor's account, complete from the start. 403 when the account holds as many as it may. Not
 * repeatable: each call adds one.
 */
export async function addProfile(
  tx: Sql,
  actor: Actor,
  details: BodyOf<typeof addProfileEndpoint>,
): Promise<ProfileScope> {
  const { userId } = actor;
  // Of two calls at once the second counts what the first has added.
  if ((await lockOwnProfiles(tx, userId)).length >= PROFILES_MAX) throw forbidden('errors.profile.too_many');
  const { first_name: firstName, last_name: lastName, email, country: countryId } = details;
  const { id: profileId } = await createProfile(tx, { userId, firstName, lastName, email });
  const scope = grantScope({ profileId, userId, actor });
  await saveDetails(tx, scope, { countryId });
  await audit(tx, actor, { action: 'profile.add', objectType: 'profile', objectId: profileId });
  return scope;
}
