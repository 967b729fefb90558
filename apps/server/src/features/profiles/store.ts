import type { SocialApp } from '@waypost/contract/networks';
import { isPro, PLANS } from '@waypost/contract/plans';
import type { Locale } from '@waypost/contract/wire';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { contains, countAll, likePattern, query, sql } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../platform/session/actor.ts';
import { isFilledIn } from './profile.ts';

const profileFull = prepared('profile_full', (p: { id: number }) =>
  query
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('business_details as b', 'b.profile_id', 'p.id')
    .select(['p.id', 'p.slug', 'p.user_id', 'u.first_name as user_first_name', 'u.last_name as user_last_name'])
    .select(['u.email as user_email', 'u.plan', 'p.first_name', 'p.last_name', 'p.email', 'p.country_id'])
    .select([
      'p.completed',
      'b.avatar_key',
      'b.logo_key',
      'p.render_logo_position',
      'p.generator_enabled',
      'p.created_at',
    ])
    .select((e) => [
      e('u.email_verified_at', 'is not', null).$castTo<boolean>().as('email_verified'),
      e
        .selectFrom('profiles as o')
        .whereRef('o.user_id', '=', 'p.user_id')
        .where('o.deleted_at', 'is', null)
        .select(e.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('profiles_count'),
    ])
    .where('p.id', '=', p.id)
    .where('p.deleted_at', 'is', null),
);
export type ProfileRow = RowOf<typeof profileFull>;

export const loadProfile = (db: Sql, scope: ProfileScope): Promise<ProfileRow | null> =>
  db.row(profileFull({ id: scope.profileId }));

const listed = query
  .selectFrom('profiles as p')
  .innerJoin('users as u', 'u.id', 'p.user_id')
  .leftJoin('business_details as b', 'b.profile_id', 'p.id')
  .where('p.deleted_at', 'is', null)
  .select(['p.id', 'p.slug', 'p.first_name', 'p.last_name', 'b.avatar_key', 'u.plan', 'p.completed'])
  .orderBy('p.id');

const ofUser = prepared('profiles_own', (p: { userId: number }) => listed.where('p.user_id', '=', p.userId));
export type ListedProfile = RowOf<typeof ofUser>;

/** The actor's own profiles in the order of the switcher; the owner's id comes from the session. */
export const ownProfiles = (db: Sql, actor: Actor): Promise<ListedProfile[]> =>
  db.rows(ofUser({ userId: actor.userId }));

/**
 * Holds how many profiles an account has: whoever adds, deletes or restores one comes here first. The account's row stays
 * free for what only refers to it, such as the audit row of somebody who holds posts of it.
 */
export async function lockOwnProfiles(tx: Sql, userId: number): Promise<number[]> {
  await tx.run(query.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate());
  const own = query.selectFrom('profiles').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
  return (await tx.rows(own.orderBy('id'))).map(({ id }) => id);
}

/** Keeps one from being deleted until the transaction ends, and says which the account has; 404 where it is gone. */
export async function holdProfile(tx: Sql, { userId, profileId }: ProfileScope): Promise<readonly number[]> {
  const own = await lockOwnProfiles(tx, userId);
  if (!own.includes(profileId)) throw notFound();
  return own;
}

/** Own profiles, for staff those of everybody; `search` looks in names and slugs. */
export async function listProfiles(
  db: Sql,
  actor: Actor,
  page: { search?: string; limit: number; offset: number },
): Promise<{ count: number; rows: ListedProfile[] }> {
  let found = listed;
  if (!actor.isStaff && !actor.isSuperuser) found = found.where('p.user_id', '=', actor.userId);
  if (page.search) {
    const words = sql<string>`concat_ws(' ', p.first_name, p.last_name, p.slug)`;
    found = found.where(contains(words, likePattern(page.search)));
  }
  const total = await db.row(found.clearSelect().clearOrderBy().select(countAll));
  return { count: total?.count ?? 0, rows: await db.rows(found.limit(page.limit).offset(page.offset)) };
}

const idOfSlug = prepared('profile_by_slug', (p: { slug: string }) =>
  query.selectFrom('profiles').select('id').where('slug', '=', p.slug).where('deleted_at', 'is', null),
);
export const profileIdOfSlug = async (db: Sql, slug: string): Promise<number | null> =>
  (await db.row(idOfSlug({ slug })))?.id ?? null;

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
  const details = { first_name: firstName, last_name: lastName, email, country_id: countryId };
  const own = query.updateTable('profiles').where('id', '=', scope.profileId);
  const saved = await tx.row(
    own
      // Also without any detail: the row is locked, and read.
      .set((e) => ({ completed: e.ref('completed'), ...details }))
      .where('deleted_at', 'is', null)
      .returning(['slug', 'first_name', 'last_name', 'email', 'country_id', 'completed']),
  );
  if (saved === null) throw notFound();
  const filled = isFilledIn({
    firstName: saved.first_name,
    lastName: saved.last_name,
    email: saved.email,
    countryId: saved.country_id,
  });
  if (saved.completed || !filled) return { completed: false, saved };
  await tx.run(own.set({ completed: true }));
  return { completed: true, saved };
}

export interface AdvancedFeatures {
  readonly calendly_link: string | null;
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: SocialApp[];
}
const NO_FEATURES: AdvancedFeatures = { calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [] };

/** Also for the publisher, which acts for nobody: it reads the signature of the post's own profile. */
export const loadAdvancedFeatures = async (db: Sql, profileId: number): Promise<AdvancedFeatures> =>
  (await db.row(
    query
      .selectFrom('advanced_features')
      .select(['calendly_link', 'hashtag_signature', 'hashtag_enabled_apps'])
      .where('profile_id', '=', profileId)
      .where('archived_at', 'is', null),
  )) ?? NO_FEATURES;

const PRO = sql.join(PLANS.filter(isPro).map((plan) => sql.lit(plan)));
/** Of the owner `fu`. */
export const hasPro = sql<boolean>`(fu.is_superuser OR fu.plan IN (${PRO}))`;
/** What goes into the texts of profiles; signature and booking link as long as the owner's plan has them: they are kept for who comes back. */
export const textSettings = query
  .selectFrom('profiles as fp')
  .innerJoin('users as fu', 'fu.id', 'fp.user_id')
  .leftJoin('advanced_features as f', (join) =>
    join.onRef('f.profile_id', '=', 'fp.id').on('f.archived_at', 'is', null).on(hasPro),
  )
  .leftJoin('business_details as fb', 'fb.profile_id', 'fp.id')
  .select([
    'fp.id as profile_id',
    'fp.generator_enabled as composes',
    'f.hashtag_signature',
    'f.hashtag_enabled_apps',
    'f.calendly_link',
  ])
  .select(['fp.first_name as agent_first_name', 'fp.last_name as agent_last_name', 'fp.email as agent_email'])
  .select(['fu.locale as agent_locale', 'fb.agency_name', 'fb.website as agency_website', 'fb.phone as agency_phone'])
  .select(['fb.phone_country_code as agency_phone_code', 'fb.phone_extension as agency_phone_extension']);
/** Its columns, where a query joined them as `af`. */
export const TEXT_COLUMNS = [
  'af.hashtag_signature',
  'af.hashtag_enabled_apps',
  'af.calendly_link',
  'af.agent_first_name',
  'af.agent_last_name',
  'af.agent_email',
  'af.agent_locale',
  'af.agency_name',
  'af.agency_website',
  'af.agency_phone',
  'af.agency_phone_code',
  'af.agency_phone_extension',
] as const;

const settingsOf = prepared('text-settings', (p: { profileId: number }) =>
  textSettings.where('fp.id', '=', p.profileId),
);
/** Asked for every post that goes out. */
export const readTextSettings = (db: Reads, profileId: number) => db.row(settingsOf({ profileId }));

/** Whether the owner of a profile has PRO, by plan or by role. */
export const ownerHasPro = async (db: Reads, profileId: number): Promise<boolean> =>
  (
    await db.row(
      query
        .selectFrom('profiles as fp')
        .innerJoin('users as fu', 'fu.id', 'fp.user_id')
        .select(hasPro.as('has'))
        .where('fp.id', '=', profileId),
    )
  )?.has === true;

export async function saveAdvancedFeatures(tx: Sql, scope: ProfileScope, given: AdvancedFeatures): Promise<void> {
  const values = { ...given, hashtag_enabled_apps: json(given.hashtag_enabled_apps), archived_at: null };
  await tx.run(
    query
      .insertInto('advanced_features')
      .values({ profile_id: scope.profileId, ...values })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(values)),
  );
}

export async function loadCountries(db: Sql, locale: Locale): Promise<{ id: number; name: string }[]> {
  const rows = await db.rows(query.selectFrom('countries').select(['id', 'name']).orderBy('id'));
  return rows.map(({ id, name }) => ({ id, name: name[locale] ?? name.en }));
}

export const countryExists = async (db: Sql, id: number): Promise<boolean> =>
  (await db.row(query.selectFrom('countries').select('id').where('id', '=', id))) !== null;

/** Switches the generator of a profile on or off, for staff; false when the profile is not that person's. */
export const switchGenerator = async (
  tx: Sql,
  { userId, profileId, on }: { userId: number; profileId: number; on: boolean },
): Promise<boolean> =>
  (await tx.run(
    query
      .updateTable('profiles')
      .set({ generator_enabled: on })
      .where('id', '=', profileId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null),
  )) === 1;

const changing = (userId: number) =>
  query.updateTable('profiles').where('user_id', '=', userId).where('deleted_at', 'is', null);

/** What a person said about himself when he answered his invitation. */
export async function renameProfiles(
  tx: Sql,
  userId: number,
  person: { first_name: string; last_name: string; email: string },
): Promise<void> {
  await tx.run(changing(userId).set(person).where('completed', '=', false));
}

/** Whether a profile of the person is connected to a network, now or before. */
export const isInUse = async (db: Pick<Sql, 'row'>, userId: number): Promise<boolean> =>
  (await db.row(
    query
      .selectFrom('connections as c')
      .innerJoin('profiles as p', 'p.id', 'c.profile_id')
      .select('c.id')
      .where('p.user_id', '=', userId)
      .limit(1),
  )) !== null;

export async function removeProfiles(tx: Sql, userId: number, at: Date): Promise<void> {
  await tx.run(changing(userId).set({ deleted_at: at }));
}

/** The profiles of a person that she has not deleted. */
export const livingProfiles = (userId: number) =>
  query.selectFrom('profiles').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);

/** All profiles of a person that hold something of hers, also those that she deleted. */
export const heldProfiles = (userId: number) =>
  query.selectFrom('profiles').select('id').where('user_id', '=', userId).where('erased_at', 'is', null);
