import {
  createPost,
  fetchStats as fetchStatsEndpoint,
  getPost,
  listAttempts as listAttemptsEndpoint,
  listPosts,
  postsOverview,
  preflightPost,
  reportSteps,
  reportSummary,
} from '@waypost/contract/posts';
import type { FastifyInstance } from 'fastify';
import { readsOf } from '../../platform/db/database.ts';
import { invalid, text } from '../../platform/errors/index.ts';
import { type Call, pageOf, route } from '../../platform/http/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { mediaByIds, mediaToCheck } from '../media/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import { ownedInOrder } from './changing/change-store.ts';
import { registerVerbs } from './changing/verb-routes.ts';
import { createPostsOnce, keyOf } from './creating/create-once.ts';
import type { PostDeps } from './deps.ts';
import { mayCompose, mayRefreshStats, maySeeAll } from './policy.ts';
import { contentOf, preflightPosts } from './preflight/preflight-posts.ts';
import { profileWorld } from './preflight/preflight-world.ts';
import { registerAddress } from './publishing/hold/address-route.ts';
import { pageSizeOf } from './reading/filter-posts.ts';
import { listProfile, listProfileCalendar } from './reading/list-profile.ts';
import { readOverview } from './reading/overview.ts';
import { type ShownCell, type ShownPost, shownAlone } from './reading/post-row.ts';
import {
  presentAttempt,
  presentCalendar,
  presentPost,
  presentPosts,
  presentSiblings,
  type Viewer,
} from './reading/present.ts';
import { readSteps } from './reading/report-steps.ts';
import { summarise } from './reading/report-summary.ts';
import { type Listed, listAttempts, listCalendar, listFull, listSiblings, loadPost } from './reading/store.ts';
import { scopeOfPage } from './scope.ts';
import { fetchStats } from './stats/fetch-stats.ts';

type List<Q, R> = (db: PostDeps['db'], actor: Actor, query: Q) => Promise<Listed<R>>;

/** Staff look at posts of others, and change them only as their owner: no action that would answer 404. */
async function viewerOf(
  { db }: Pick<PostDeps, 'db'>,
  { actor, locale }: Pick<Call<typeof getPost>, 'actor' | 'locale'>,
  posts: readonly number[],
  mine = maySeeAll(actor) ? undefined : true,
): Promise<Viewer> {
  const own = mine
    ? null
    : new Set(mine === false ? [] : (await ownedInOrder(readsOf(db), actor, posts)).map(({ id }) => id));
  return { locale, mayRefreshStats: mayRefreshStats(actor), mayCompose: mayCompose(actor), own };
}

export function registerPostRoutes(app: FastifyInstance, deps: PostDeps): void {
  registerReading(app, deps);
  registerCreation(app, deps);
  registerVerbs(app, deps);
  registerAddress(app, deps);
}

function registerReading(app: FastifyInstance, deps: PostDeps): void {
  route(app, listPosts, async (call) => {
    const { query, actor, request, reply } = call;
    const page = { page: query.page, page_size: pageSizeOf(query) };
    const { pgid, profile } = query;
    const answer =
      pgid !== undefined
        ? await answerOf({ ...query, pgid }, { calendar: listCalendar, full: listFull })
        : profile !== undefined
          ? await answerOf({ ...query, profile }, { calendar: listProfileCalendar, full: listProfile })
          : null;
    if (answer === null) throw invalid({ pgid: [text('errors.field.required')] });
    // Rows are typed where they are made; checking each again on the way out would cost more than finding them.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    return answer;

    async function answerOf<Q>(of: Q, lists: { calendar: List<Q, ShownCell>; full: List<Q, ShownPost> }) {
      return query.fields === 'calendar'
        ? present(await lists.calendar(deps.db, actor, of), presentCalendar)
        : present(await lists.full(deps.db, actor, of), presentPosts);
    }
    async function present<R extends { readonly post: { readonly id: number } }, W>(
      { count, rows, mine }: Listed<R>,
      show: (by: PostDeps, rows: readonly R[], viewer: Viewer) => W[],
    ) {
      const ids = rows.map(({ post }) => post.id);
      return pageOf<W>(request, page, count, show(deps, rows, await viewerOf(deps, call, ids, mine)));
    }
  });
  route(app, reportSummary, async ({ actor, query }) =>
    summarise(deps.db, await scopeOfPage(deps.db, actor, query), query),
  );
  route(app, reportSteps, async ({ actor, query }) =>
    readSteps(deps.db, await scopeOfPage(deps.db, actor, query), query),
  );
  route(app, postsOverview, async ({ actor, query }) =>
    readOverview(deps, await scopeOfProfile(deps.db, actor, query.profile, 'read')),
  );
  route(app, getPost, async (call) => {
    const row = await loadPost(deps.db, call.actor, call.params.id, 'read');
    const siblings = presentSiblings(deps, await listSiblings(deps.db, row));
    return { ...presentPost(deps, shownAlone(row), await viewerOf(deps, call, [row.id])), siblings };
  });
  route(app, listAttemptsEndpoint, async ({ actor, params, query, request, locale }) => {
    const post = await loadPost(deps.db, actor, params.id, 'read');
    const { count, rows } = await listAttempts(deps.db, post, query);
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentAttempt(row, locale)),
    );
  });
  route(app, fetchStatsEndpoint, async (call) => {
    const { actor, params } = call;
    await fetchStats(deps, await loadPost(deps.db, actor, params.id, 'read'));
    const row = await loadPost(deps.db, actor, params.id, 'read');
    const updated = (row.stats_fetched_at ?? deps.clock.now()).toISOString();
    return { ...presentPost(deps, shownAlone(row), await viewerOf(deps, call, [row.id])), updated };
  });
}

function registerCreation(app: FastifyInstance, deps: PostDeps): void {
  route(app, createPost, async ({ actor, body, request }) => {
    const scope = await scopeOfProfile(deps.db, actor, body.profile, 'compose');
    return { scheduled_postings_ids: await createPostsOnce(deps, scope, body, keyOf(request)) };
  });
  route(app, preflightPost, async ({ actor, body }) => {
    const scope = await scopeOfProfile(deps.db, actor, body.profile, 'read');
    const world = await profileWorld(deps.db, scope);
    const chosen = body.custom_image_ids ?? [];
    const media = await mediaByIds(deps.db, scope, chosen, await mediaToCheck(deps.db, scope, chosen));
    return preflightPosts(deps, deps.db, world, contentOf(body), media);
  });
}
