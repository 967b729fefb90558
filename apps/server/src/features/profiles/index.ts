import type { SocialApp } from '@waypost/contract/networks';
import type { TextSettings } from '@waypost/contract/posts';
import type { Reads } from '../../platform/db/database.ts';
import { feature } from '../../platform/feature/feature.ts';
import { lateProData } from '../../platform/feature/pro-data.ts';
import { removeUnused, unusedImagesJob } from './agency/unused-images.ts';
import type { ProfileDeps } from './deps.ts';
import { placeholdersOf, type Who } from './profile.ts';
import { registerProfileRoutes } from './routes.ts';
import { readTextSettings } from './store.ts';

export { agencyOf } from './agency/agency-view.ts';
export { statesOfAll } from './agency/option-store.ts';
export { hasStreetSql } from './agency/postal-address.ts';
export { createProfile, ensureProfile } from './create-profile.ts';
export { leaveProfilesOf, restoreProfilesOf } from './delete-profile.ts';
export type { ProfileDeps } from './deps.ts';
export { profileOf, urlOf } from './present.ts';
export { emailShown, isPlaceholder, newPlaceholder } from './profile.ts';
export { restorableUntil } from './restorable.ts';
export { type Access, mayEnter, scopeOfProfile } from './scope.ts';
export {
  heldProfiles,
  holdProfile,
  isInUse,
  livingProfiles,
  ownerHasPro,
  ownProfiles,
  profileIdOfSlug,
  removeProfiles,
  renameProfiles,
  switchGenerator,
  TEXT_COLUMNS,
  textSettings,
} from './store.ts';

export const profiles = feature<ProfileDeps>({
  routes: registerProfileRoutes,
  jobs: (deps) => [
    { ...unusedImagesJob, handle: (foreseen: Parameters<typeof removeUnused>[1]) => removeUnused(deps, foreseen) },
  ],
  ticks: (deps) => [
    {
      id: 'profiles.erase',
      schedule: '23 * * * *',
      run: async () => (await import('./erase-profiles.ts')).eraseProfiles(deps),
    },
  ],
  proData: () => [lateProData('advanced_features', async () => (await import('./pro-features.ts')).proFeatures)],
  archive: async (deps, userId) => (await import('./archive-profiles.ts')).archiveProfiles(deps, userId),
});

/** The columns of `textSettings` as a query finds them that joined those of a profile. */
export interface TextColumns extends Who {
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: SocialApp[] | null;
}

/** What of a profile goes into its texts. */
export function textSettingsIn(kept: TextColumns | null): TextSettings {
  const signature = kept?.hashtag_signature?.trim() || null;
  return {
    hashtag_signature: signature,
    hashtag_enabled_apps: kept?.hashtag_enabled_apps ?? [],
    placeholders: kept === null ? {} : placeholdersOf(kept),
  };
}

/** The same, read on its own. */
export const textSettingsOf = async (db: Reads, profileId: number): Promise<TextSettings> =>
  textSettingsIn(await readTextSettings(db, profileId));
