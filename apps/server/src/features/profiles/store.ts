import type { SocialApp } from '@waypost/contract/networks';
import type { Plan } from '@waypost/contract/plans';
import type { LogoPosition } from '@waypost/contract/profiles';
import type { Locale } from '@waypost/contract/wire';
import { eq } from 'drizzle-orm';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../platform/session/actor.ts';
import { isFilledIn } from './profile.ts';
import { advancedFeatures, countries, profiles } from './tables.ts';

export interface ProfileRow {
  readonly id: number;
  readonly slug: string;
  readonly user_id: number;
  readonly user_first_name: string;
  readonly user_last_name: string;
  readonly user_email: string;
  readonly plan: Plan;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly country_id: number | null;
  readonly completed: boolean;
  readonly avatar: string | null;
  readonly logo_image: string | null;
  readonly render_logo_position: LogoPosition;
  readonly generator_enabled: boolean;
  readonly created_at: Date;
  readonly profiles_count: number;
}

export async function loadProfile(db: Sql, scope: ProfileScope): Promise<ProfileRow | null> {
  return db.row<ProfileRow>(
    `SELECT p.id, p.slug, p.user_id, u.first_name AS user_first_name, u.last_name AS user_last_name,
            u.email AS user_email, u.plan, u.email_verified_at IS NOT NULL AS email_verified,
            p.first_name, p.last_name, p.email, p.country_id, p.completed, p.avatar, p.logo_image,
            p.render_logo_position, p.generator_enabled, p.created_at,
            (SELECT count(*) FROM profiles o WHERE o.user_id = p.user_id AND o.deleted_at IS NULL) AS profiles_count
     FROM profiles p JOIN users u ON u.id = p.user_id
     WHERE p.id = $1 AND p.deleted_at IS NULL`,
    [scope.profileId],
    'profile_full',
  );
}

export interface ListedProfile {
  readonly id: number;
  readonly slug: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly plan: Plan;
  readonly completed: boolean;
}

const LISTED = 'p.id, p.slug, p.first_name, p.last_name, p.avatar, u.plan, p.completed';

/** The actor's own profiles in the order of the switcher; the owner's id comes from the session. */
export async function ownProfiles(db: Sql, actor: Actor): Promise<ListedProfile[]> {
  return db.rows<ListedProfile>(
    `SELECT ${LISTED} FROM profiles p JOIN users u ON u.id = p.user_id
     WHERE p.user_id = $1 AND p.deleted_at IS NULL ORDER BY p.id`,
    [actor.userId],
    'profiles_own',
  );
}

/** Own profiles, for staff those of everybody; `search` looks in names and slugs. */
export async function listProfiles(
  db: Sql,
  actor: Actor,
  page: { search?: string; limit: number; offset: number },
): Promise<{ count: number; rows: ListedProfile[] }> {
  const everybody = actor.isStaff || actor.isSuperuser;
  const where = `p.deleted_at IS NULL AND ($1::bigint IS NULL OR p.user_id = $1)
    AND ($2::text IS NULL OR concat_ws(' ', p.first_name, p.last_name, p.slug) ILIKE $2)`;
  const values = [everybody ? null : actor.userId, page.search ? likePattern(page.search) : null];
  const total = await db.row<{ count: number }>(`SELECT count(*) FROM profiles p WHERE ${where}`, values);
  const rows = await db.rows<ListedProfile>(
    `SELECT ${LISTED} FROM profiles p JOIN users u ON u.id = p.user_id WHERE ${where} ORDER BY p.id LIMIT $3 OFFSET $4`,
    [...values, page.limit, page.offset],
  );
  return { count: total?.count ?? 0, rows };
}

/** What a person typed, found anywhere; `%` and `_` mean themselves. */
const likePattern = (typed: string): string => `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;

export async function profileIdOfSlug(db: Sql, slug: string): Promise<number | null> {
  const row = await db.row<{ id: number }>(
    'SELECT id FROM profiles WHERE slug = $1 AND deleted_at IS NULL',
    [slug],
    'profile_by_slug',
  );
  return row?.id ?? null;
}

export interface Details {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly countryId?: number;
}
export type SavedDetails = Pick<ProfileRow, 'slug' | 'first_name' | 'last_name' | 'email' | 'country_id'>;

/**
 * Saves what was filled in. A profile is complete from the moment on at which nothing of the set-up form is missing;
 * `completed` tells that this change made it so.
 */
export async function saveDetails(
  tx: Sql,
  scope: ProfileScope,
  { firstName, lastName, email, countryId }: Details,
): Promise<{ completed: boolean; saved: SavedDetails }> {
  const saved = await tx.row<SavedDetails & { completed: boolean }>(
    `UPDATE profiles SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       email = coalesce($4, email), country_id = coalesce($5, country_id)
     WHERE id = $1 AND deleted_at IS NULL RETURNING slug, first_name, last_name, email, country_id, completed`,
    [scope.profileId, firstName ?? null, lastName ?? null, email ?? null, countryId ?? null],
  );
  if (saved === null) throw notFound();
  const filled = isFilledIn({
    firstName: saved.first_name,
    lastName: saved.last_name,
    email: saved.email,
    countryId: saved.country_id,
  });
  if (saved.completed || !filled) return { completed: false, saved };
  await tx.orm.update(profiles).set({ completed: true }).where(eq(profiles.id, scope.profileId));
  return { completed: true, saved };
}

export interface AdvancedFeatures {
  readonly calendlyLink: string | null;
  readonly hashtagSignature: string | null;
  readonly hashtagEnabledApps: SocialApp[];
}
const NO_FEATURES: AdvancedFeatures = { calendlyLink: null, hashtagSignature: null, hashtagEnabledApps: [] };

/** Also for the publisher, which acts for nobody: it reads the signature of the post's own profile. */
export async function loadAdvancedFeatures(db: Sql, profileId: number): Promise<AdvancedFeatures> {
  const [row] = await db.orm.select().from(advancedFeatures).where(eq(advancedFeatures.profileId, profileId));
  return row ?? NO_FEATURES;
}

/** Asked for every post that goes out. */
export const readSignature = (db: Reads, profileId: number) =>
  db.row<{ hashtag_signature: string | null; hashtag_enabled_apps: SocialApp[] }>(
    'SELECT hashtag_signature, hashtag_enabled_apps FROM advanced_features WHERE profile_id = $1',
    [profileId],
    'hashtag-signature',
  );

export async function saveAdvancedFeatures(tx: Sql, scope: ProfileScope, features: AdvancedFeatures): Promise<void> {
  await tx.orm
    .insert(advancedFeatures)
    .values({ profileId: scope.profileId, ...features })
    .onConflictDoUpdate({ target: advancedFeatures.profileId, set: features });
}

export async function loadCountries(db: Sql, locale: Locale): Promise<{ id: number; name: string }[]> {
  const rows = await db.orm.select().from(countries).orderBy(countries.id);
  return rows.map(({ id, name }) => ({ id, name: name[locale] ?? name.en }));
}

export async function countryExists(db: Sql, id: number): Promise<boolean> {
  const rows = await db.orm.select({ id: countries.id }).from(countries).where(eq(countries.id, id));
  return rows.length > 0;
}
