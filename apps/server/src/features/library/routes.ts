import {
  getLibraryCampaign,
  listLibraryCampaigns,
  listLibraryPosts,
  scheduleLibraryPost,
} from '@waypost/contract/library';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors/index.ts';
import { pageOf, route } from '../../platform/http/index.ts';
import { mediaOfPostings } from '../media/index.ts';
import { keyOf } from '../posts/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import type { LibraryDeps } from './deps.ts';
import { mayBrowse, mayUseLibrary, noLibrary } from './policy.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerLibraryRoutes(app: FastifyInstance, deps: LibraryDeps): void {
  const { db } = deps;
  route(app, listLibraryPosts, async ({ actor, query, request, locale }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'read');
    const named = query.campaign.length + query.collections.length > 0;
    const library = mayBrowse(actor);
    // Ready-made campaigns of the other type are everybody's.
    if (!library && !named) throw noLibrary();
    const { postingsByIds, presentPost, searchPosts } = await verbs();
    const { ids, count, more, corrected } = await searchPosts(db, scope, query, { locale, library });
    const rows = await postingsByIds(db, ids);
    const media = await mediaOfPostings(db, ids);
    const results = rows.map((row) =>
      presentPost(
        deps,
        locale,
        row,
        media.filter(({ posting }) => posting === row.id),
      ),
    );
    return { ...pageOf(request, query, count, results), more, corrected };
  });
  route(app, scheduleLibraryPost, async ({ actor, params, query, body, request }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'compose');
    const { schedulePost } = await verbs();
    const { ids, fireAt } = await schedulePost(deps, scope, params.id, { asked: body, key: keyOf(request) });
    return { scheduled_postings_ids: ids, fire_at: fireAt.toISOString() };
  });
  route(app, listLibraryCampaigns, async ({ actor, query, request }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'read');
    const { listCampaigns, presentCampaign } = await verbs();
    const { count, rows } = await listCampaigns(db, scope, {
      // What is looked through in the media picker has its collections there, too (MEDIA-003).
      library: query.type === 'library' ? mayBrowse(actor) : mayUseLibrary(actor),
      type: query.type,
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    });
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentCampaign(deps, row)),
    );
  });
  route(app, getLibraryCampaign, async ({ actor, params, query }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'read');
    const { findCampaign, presentCampaign } = await verbs();
    const row = await findCampaign(db, scope, params.id, mayUseLibrary(actor));
    if (row === null) throw notFound();
    return presentCampaign(deps, row);
  });
}
