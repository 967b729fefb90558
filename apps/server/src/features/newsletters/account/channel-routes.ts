import * as calls from '@waypost/contract/newsletters';
import type { Application } from '@waypost/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { newsletterApplications, signUpAddress } from './application.ts';

/** What is asked of every app of a profile, of the newsletter. */
export function registerChannelRoutes(app: FastifyInstance, { db }: Pick<NewsletterDeps, 'db'>): void {
  const applicationOf = async ({ profileId }: ProfileScope): Promise<Application> => {
    const found = (await newsletterApplications(db, [profileId])).get(profileId);
    if (found === undefined) throw notFound();
    return found;
  };
  route(app, calls.getEmarketingStatus, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'read');
    const { installed, connected, state } = await applicationOf(scope);
    return { installed, connected, state, expires_at: null, days_left: null };
  });
  route(app, calls.getEmarketingData, async ({ actor, params }) => {
    const { data } = await applicationOf(await scopeOfProfile(db, actor, params.profile, 'read'));
    const { name = null, page_id = null } = data ?? {};
    return { name, page_id, image: null, organization_urn: null, is_feed: null, followers: null };
  });
  route(app, calls.getEmarketingUrl, async ({ actor, params }) => {
    const url = await signUpAddress(db, await scopeOfProfile(db, actor, params.profile));
    if (url === null) throw notFound();
    return { url };
  });
  route(app, calls.listEmarketingPages, async ({ actor, params }) => {
    await scopeOfProfile(db, actor, params.profile);
    return { results: [], missing_permissions: [] };
  });
}
