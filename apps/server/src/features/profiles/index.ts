import type { SignatureSettings } from '@waypost/contract';
import type { Sql } from '../../platform/db/database.ts';
import { loadAdvancedFeatures } from './store.ts';

export { createProfile } from './create-profile.ts';
export { type ProfileParts, profileOf } from './present.ts';
export { registerProfileRoutes } from './routes.ts';
export { scopeOfProfile } from './scope.ts';
export { ownProfiles, profileIdOfSlug } from './store.ts';

/** The hashtag signature of a profile and the networks that get it; `null` where there is none. */
export async function signatureOf(db: Sql, profileId: number): Promise<SignatureSettings | null> {
  const { hashtagSignature, hashtagEnabledApps } = await loadAdvancedFeatures(db, profileId);
  const text = hashtagSignature?.trim() ?? '';
  if (text === '' || hashtagEnabledApps.length === 0) return null;
  return { hashtag_signature: text, hashtag_enabled_apps: hashtagEnabledApps };
}
