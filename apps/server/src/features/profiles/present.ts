import type { PlaceholderValues } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { notFound } from '../../platform/errors/index.ts';
import { wireTime } from '../../platform/http/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import type { DeletedProfile } from './delete-profile.ts';
import type { Applications, ProfileDeps } from './deps.ts';
import { emailShown } from './profile.ts';
import { type AdvancedFeatures, type ListedProfile, loadProfile, type ProfileRow, type SavedDetails } from './store.ts';

/** The profile as screens get it, with its applications. */
export async function profileOf(deps: ProfileDeps, scope: ProfileScope): Promise<Profile> {
  const [row, applications] = await Promise.all([
    loadProfile(deps.db, scope),
    deps.applicationsOf(deps.db, [scope.profileId], deps.clock.now(), deps.config),
  ]);
  const found = applications.get(scope.profileId);
  if (row === null || found === undefined) throw notFound();
  return presentProfile(deps, row, found);
}

/** The set-up form; a placeholder address reads as empty. */
export const presentDetails = (row: SavedDetails) => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: emailShown(row.email),
  country: row.country_id,
});

function presentProfile(deps: Pick<ProfileDeps, 'storage'>, row: ProfileRow, applications: Applications): Profile {
  return {
    pk: row.id,
    slug: row.slug,
    user_pk: row.user_id,
    user_first_name: row.user_first_name,
    user_last_name: row.user_last_name,
    user_email: row.user_email,
    plan: row.plan,
    completed: row.completed,
    email_verification: row.email_verified,
    created: row.created_at.toISOString(),
    avatar: urlOf(deps, row.avatar_key),
    first_name: row.first_name,
    last_name: row.last_name,
    profiles_count: row.profiles_count,
    country_pk: row.country_id,
    logo_image: urlOf(deps, row.logo_key),
    render_logo_position: row.render_logo_position,
    applications: { ...applications, generator: { is_enabled: row.generator_enabled } },
  };
}

/** Where a file is served; null for none. */
export const urlOf = ({ storage }: Pick<ProfileDeps, 'storage'>, key: string | null): string | null =>
  key === null ? null : storage.url(key);

export const presentListed = (deps: Pick<ProfileDeps, 'storage'>, row: ListedProfile) => ({
  pk: row.id,
  slug: row.slug,
  first_name: row.first_name,
  last_name: row.last_name,
  avatar: urlOf(deps, row.avatar_key),
  plan: row.plan,
  completed: row.completed,
});

export const presentDeleted = ({ id, slug, name, deleted, ends }: DeletedProfile) => ({
  pk: id,
  slug,
  name,
  deleted: wireTime(deleted),
  restorable_until: wireTime(ends),
});

export const presentFeatures = (features: AdvancedFeatures, placeholders: PlaceholderValues) => ({
  calendly_link: features.calendly_link,
  hashtag_signature: features.hashtag_signature,
  hashtag_enabled_apps: features.hashtag_enabled_apps,
  placeholders: { ...placeholders },
});
