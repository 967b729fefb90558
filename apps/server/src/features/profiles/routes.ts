import type { PlaceholderValues } from '@waypost/contract/posts';
import {
  getAdvancedFeatures,
  getProfile,
  getProfileDetails,
  listCountries,
  listProfiles as listProfilesEndpoint,
  patchProfileDetails,
  putAdvancedFeatures,
} from '@waypost/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, notFound, text } from '../../platform/errors/index.ts';
import { pageOf, route } from '../../platform/http/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import type { ProfileDeps } from './deps.ts';
import { presentDetails, presentFeatures, presentListed, profileOf } from './present.ts';
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
    return pageOf(request, query, count, rows.map(presentListed));
  });
  route(app, getProfile, async ({ actor, params }) =>
    profileOf(deps, await scopeOfProfile(db, actor, params.profile, 'read')),
  );
  route(app, listCountries, async ({ locale }) => {
    const results = await loadCountries(db, locale);
    return { count: results.length, next: null, previous: null, results };
  });
  registerDetails(app, deps);
  registerAdvancedFeatures(app, deps);
}

function registerDetails(app: FastifyInstance, { db }: Deps): void {
  route(app, getProfileDetails, async ({ actor, params }) => {
    const profile = await loadProfile(db, await scopeOfProfile(db, actor, params.profile, 'read'));
    if (profile === null) throw notFound();
    return presentDetails(profile);
  });
  route(app, patchProfileDetails, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    if (body.email !== undefined && isPlaceholder(body.email)) throw invalid({ email: [text('errors.field.email')] });
    if (body.country !== undefined && !(await countryExists(db, body.country)))
      throw invalid({ country: [text('errors.field.choice')] });
    const { completed, saved } = await db.transaction(async (tx) => {
      await audit(tx, actor, { action: 'profile.details', objectType: 'profile', objectId: scope.profileId });
      return saveDetails(tx, scope, {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        countryId: body.country,
      });
    });
    const details = presentDetails(saved);
    return completed ? { ...details, redirect: `/${saved.slug}/connections/` } : details;
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

async function filledFor(db: Deps['db'], { profileId }: ProfileScope): Promise<PlaceholderValues> {
  const who = await readTextSettings(db, profileId);
  return who === null ? {} : placeholdersOf(who);
}
