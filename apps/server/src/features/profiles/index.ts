import type { SocialApp } from '@waypost/contract/networks';
import type { SignatureSettings } from '@waypost/contract/posts';
import type { Reads } from '../../platform/db/database.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { ProfileDeps } from './deps.ts';
import { registerProfileRoutes } from './routes.ts';
import { readSignature } from './store.ts';

export { createProfile } from './create-profile.ts';
export type { ProfileDeps } from './deps.ts';
export { profileOf } from './present.ts';
export { emailShown, isPlaceholder, newPlaceholder } from './profile.ts';
export { scopeOfProfile } from './scope.ts';
export {
  isInUse,
  ownProfiles,
  profileIdOfSlug,
  removeProfiles,
  renameProfiles,
  signatures,
  switchGenerator,
} from './store.ts';

export const profiles = feature<ProfileDeps>({ routes: registerProfileRoutes });

/** The columns of `signatures` as a query finds them that joined those of a profile. */
export interface SignatureColumns {
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: readonly SocialApp[] | null;
}

/** The hashtag signature of a profile and the networks that get it; `null` where there is none. */
export function signatureIn(kept: SignatureColumns | null): SignatureSettings | null {
  const text = kept?.hashtag_signature?.trim() ?? '';
  const apps = kept?.hashtag_enabled_apps ?? [];
  return text === '' || apps.length === 0 ? null : { hashtag_signature: text, hashtag_enabled_apps: apps };
}

/** The same, read on its own. */
export const signatureOf = async (db: Reads, profileId: number): Promise<SignatureSettings | null> =>
  signatureIn(await readSignature(db, profileId));
