import type { Profile } from '@waypost/contract/profiles';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { emailShown } from './profile.ts';
import { type AdvancedFeatures, type ListedProfile, loadProfile, type ProfileRow, type SavedDetails } from './store.ts';

type Applications = Omit<Profile['applications'], 'generator'>;

/** What the connections feature hands in at the composition root; asking it directly would close a circle. */
export interface ProfileParts {
  readonly applicationsOf: (
    db: Sql,
    profileIds: readonly number[],
    now: Date,
    config: Config,
  ) => Promise<ReadonlyMap<number, Applications>>;
}

/** The profile as screens get it, with its applications. */
export async function profileOf(deps: Deps, parts: ProfileParts, scope: ProfileScope): Promise<Profile> {
  const [row, applications] = await Promise.all([
    loadProfile(deps.db, scope),
    parts.applicationsOf(deps.db, [scope.profileId], deps.clock.now(), deps.config),
  ]);
  const found = applications.get(scope.profileId);
  if (row === null || found === undefined) throw notFound();
  return presentProfile(row, found);
}

/** The set-up form; a placeholder address reads as empty. */
export const presentDetails = (row: SavedDetails) => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: emailShown(row.email),
  country: row.country_id,
});

function presentProfile(row: ProfileRow, applications: Applications): Profile {
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
    avatar: row.avatar,
    first_name: row.first_name,
    last_name: row.last_name,
    profiles_count: row.profiles_count,
    country_pk: row.country_id,
    logo_image: row.logo_image,
    render_logo_position: row.render_logo_position,
    applications: { ...applications, generator: { is_enabled: row.generator_enabled } },
  };
}

export const presentListed = (row: ListedProfile) => ({
  pk: row.id,
  slug: row.slug,
  first_name: row.first_name,
  last_name: row.last_name,
  avatar: row.avatar,
  plan: row.plan,
  completed: row.completed,
});

export const presentFeatures = (features: AdvancedFeatures) => ({
  calendly_link: features.calendly_link,
  hashtag_signature: features.hashtag_signature,
  hashtag_enabled_apps: features.hashtag_enabled_apps,
});
