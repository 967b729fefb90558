import { connectionsPaths } from '@waypost/contract/connections';
import type { PlaceholderValues } from '@waypost/contract/posts';
import {
  addProfile as addProfileEndpoint,
  deleteProfile as deleteProfileEndpoint,
  getAdvancedFeatures,
  getProfileDetails,
  listCountries,
  listDeletedProfiles,
  listProfiles as listProfilesEndpoint,
  patchProfileDetails,
  putAdvancedFeatures,
  restoreProfile as restoreProfileEndpoint,
} from '@waypost/contract/profiles';
import type { BodyOf } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, notFound, text } from '../../platform/errors/index.ts';
import { pageOf, route } from '../../platform/http/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { addProfile } from './add-profile.ts';
import { registerAgencyRoutes } from './agency/agency-routes.ts';
import { deletedProfiles, deleteProfile, restoreProfile } from './delete-profile.ts';
import type { ProfileDeps } from './deps.ts';
import { presentDeleted, presentDetails, presentFeatures, presentListed, profileOf } from './present.ts';
import { bookingLink, isPlaceholder, placeholdersOf } from './profile.ts';
import { scopeOfProfile } from './scope.ts';
import {
  countryExists,
  listProfiles,
  loadAdvancedFeatures,
  loadCountries,
  loadProfile,
  readTextSettings,
  saveAdvancedFeatures,
  saveDetails,
} from './store.ts';

export function registerProfileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  const { db } = deps;
  route(app, listProfilesEndpoint, async ({ actor, query, request }) => {
    const { count, rows } = await listProfiles(db, actor, {
      search: query.search,
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    });
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentListed(deps, row)),
    );
  });
  route(app, addProfileEndpoint, async ({ actor, body }) => {
    await refuseDetails(db, body);
    return profileOf(deps, await db.transaction((tx) => addProfile(tx, actor, body)));
  });
  route(app, listDeletedProfiles, async ({ actor }) => ({
    results: (await deletedProfiles(db, actor)).map(presentDeleted),
  }));
  route(app, deleteProfileEndpoint, async ({ actor, params }) => {
    await deleteProfile(deps, await scopeOfProfile(db, actor, params.profile));
    return undefined;
  });
  route(app, restoreProfileEndpoint, async ({ actor, params }) =>
    profileOf(deps, await restoreProfile(deps, actor, params.profile)),
  );
  route(app, listCountries, async ({ locale }) => {
    const results = await loadCountries(db, locale);
    return { count: results.length, next: null, previous: null, results };
  });
  registerAgencyRoutes(app, deps);
  registerDetails(app, deps);
  registerAdvancedFeatures(app, deps);
}

function registerDetails(app: FastifyInstance, deps: ProfileDeps): void {
  const { db } = deps;
  route(app, getProfileDetails, async ({ actor, params }) => {
    const profile = await loadProfile(db, await scopeOfProfile(db, actor, params.profile, 'read'));
    if (profile === null) throw notFound();
    return presentDetails(profile);
  });
  route(app, patchProfileDetails, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    await refuseDetails(db, body);
    const { completed, saved } = await db.transaction(async (tx) => {
      await audit(tx, actor, { action: 'profile.details', objectType: 'profile', objectId: scope.profileId });
      await deps.agencyChanged(tx, scope.profileId);
      return saveDetails(tx, scope, {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        countryId: body.country,
      });
    });
    const details = presentDetails(saved);
    return completed ? { ...details, redirect: connectionsPaths.list({ slug: saved.slug }) } : details;
  });
}

function registerAdvancedFeatures(app: FastifyInstance, { db }: Deps): void {
  route(app, getAdvancedFeatures, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'read');
    return presentFeatures(await loadAdvancedFeatures(db, scope.profileId), await filledFor(db, scope));
  });
  route(app, putAdvancedFeatures, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    const calendly_link = bookingLink(body.calendly_link);
    if (calendly_link === undefined) throw invalid({ calendly_link: [text('errors.profile.booking_link')] });
    const features = {
      calendly_link,
      hashtag_signature: body.hashtag_signature === '' ? null : body.hashtag_signature,
      hashtag_enabled_apps: [...new Set(body.hashtag_enabled_apps)],
    };
    await db.transaction(async (tx) => {
      await audit(tx, actor, { action: 'profile.advanced_features', objectType: 'profile', objectId: scope.profileId });
      await saveAdvancedFeatures(tx, scope, features);
    });
    return presentFeatures(features, await filledFor(db, scope));
  });
}

/** What the shape of the fields does not tell. */
async function refuseDetails(db: Deps['db'], given: BodyOf<typeof patchProfileDetails>): Promise<void> {
  if (given.email !== undefined && isPlaceholder(given.email)) throw invalid({ email: [text('errors.field.email')] });
  if (given.country !== undefined && !(await countryExists(db, given.country)))
    throw invalid({ country: [text('errors.field.choice')] });
}

async function filledFor(db: Deps['db'], { profileId }: ProfileScope): Promise<PlaceholderValues> {
  const who = await readTextSettings(db, profileId);
  return who === null ? {} : placeholdersOf(who);
}
