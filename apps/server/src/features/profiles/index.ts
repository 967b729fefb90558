import type { SignatureSettings } from '@waypost/contract/posts';
import type { Reads } from '../../platform/db/database.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { ProfileDeps } from './deps.ts';
import { registerProfileRoutes } from './routes.ts';
import { readSignature } from './store.ts';

export { createProfile } from './create-profile.ts';
export type { ProfileDeps } from './deps.ts';
export { profileOf } from './present.ts';
export { scopeOfProfile } from './scope.ts';
export { ownProfiles, profileIdOfSlug } from './store.ts';

export const profiles = feature<ProfileDeps>({ routes: registerProfileRoutes });

/** The hashtag signature of a profile and the networks that get it; `null` where there is none. */
export async function signatureOf(db: Reads, profileId: number): Promise<SignatureSettings | null> {
  const kept = await readSignature(db, profileId);
  const text = kept?.hashtag_signature?.trim() ?? '';
  if (kept === null || text === '' || kept.hashtag_enabled_apps.length === 0) return null;
  return { hashtag_signature: text, hashtag_enabled_apps: kept.hashtag_enabled_apps };
}
