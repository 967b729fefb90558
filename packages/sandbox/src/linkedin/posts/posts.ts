import { isRecord, record, text } from '../body.ts';
import { type Author, authorOf, findAuthor, mayRead, mayWrite } from '../consent/permissions.ts';
import { noContent, ok, type RestContext, type RestHandler } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import { paging } from '../restli.ts';
import type { LinkedInPost } from '../state.ts';
import { readCommentary } from './create-post.ts';
import { renderContent } from './post-content.ts';
import { lifecycleOf } from './post-life.ts';

export function livePost(ctx: RestContext, urn: string): { post: LinkedInPost; author: Author } {
  if (!/^urn:li:(share|ugcPost):\d+$/.test(urn)) throw new LinkedInError('INVALID_URN_TYPE');
  const post = ctx.state.posts.get(urn);
  const author = post ? findAuthor(ctx, post.author) : undefined;
  if (!post || post.gone || !author) throw new LinkedInError('NOT_FOUND');
  return { post, author };
}

function render(ctx: RestContext, post: LinkedInPost): Record<string, unknown> {
  const state = lifecycleOf(ctx, post);
  return {
    id: post.urn,
    author: post.author,
    commentary: post.stored,
    visibility: post.visibility,
    lifecycleState: state,
    lifecycleStateInfo: { isEditedByAuthor: post.edited },
    createdAt: post.createdAt,
    ...(state === 'PUBLISHED' ? { publishedAt: post.createdAt } : {}),
    lastModifiedAt: post.lastModifiedAt,
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    isReshareDisabledByAuthor: false,
    ...(post.content ? { content: renderContent(post.content) } : {}),
  };
}

/** Readers see what is out; the author sees also what failed or is still on its way. */
function shown(ctx: RestContext, post: LinkedInPost): boolean {
  return ctx.query.text('viewContext') === 'AUTHOR' || lifecycleOf(ctx, post) === 'PUBLISHED';
}

export const readPost: RestHandler = (ctx) => {
  const { post, author } = livePost(ctx, ctx.segments[1] ?? '');
  mayRead(ctx, author, 'partnerApiPostsExternal.GET');
  if (!shown(ctx, post)) throw new LinkedInError('NOT_FOUND');
  return ok(render(ctx, post));
};

function listByAuthor(ctx: RestContext): Record<string, unknown> {
  const author = authorOf(ctx, ctx.query.required('author'), 'author');
  mayRead(ctx, author, 'partnerApiPostsExternal.FINDER-author');
  const [start, count] = [ctx.query.integer('start', 0), ctx.query.integer('count', 10)];
  if (count > 100) throw new LinkedInError('ILLEGAL_ARGUMENT', 'count must be at most 100');
  const sortBy = ctx.query.text('sortBy') ?? 'LAST_MODIFIED';
  const key = (post: LinkedInPost) => (sortBy === 'CREATED' ? post.createdAt : post.lastModifiedAt);
  const posts = ctx.state
    .postsOf(author.urn)
    .filter((post) => !post.gone && shown(ctx, post))
    .sort((a, b) => key(b) - key(a) || b.urn.localeCompare(a.urn));
  const elements = posts.slice(start, start + count).map((post) => render(ctx, post));
  return { paging: paging(start, count, posts.length), elements };
}

function batch(ctx: RestContext, ids: string[]): Record<string, unknown> {
  const [results, statuses, errors] = [
    new Map<string, unknown>(),
    new Map<string, number>(),
    new Map<string, unknown>(),
  ];
  for (const urn of ids) {
    try {
      const { post, author } = livePost(ctx, urn);
      mayRead(ctx, author, 'partnerApiPostsExternal.BATCH_GET');
      if (!shown(ctx, post)) throw new LinkedInError('NOT_FOUND');
      results.set(urn, render(ctx, post));
      statuses.set(urn, 200);
    } catch (error) {
      if (!(error instanceof LinkedInError)) throw error;
      errors.set(urn, error.body);
      statuses.set(urn, error.status);
    }
  }
  return {
    results: Object.fromEntries(results),
    statuses: Object.fromEntries(statuses),
    errors: Object.fromEntries(errors),
  };
}

/** `GET /posts?q=author…` and `?ids=List(…)`. */
export const listPosts: RestHandler = (ctx) => {
  const ids = ctx.query.list('ids');
  if (ids) return ok(batch(ctx, ids));
  if (ctx.query.required('q') !== 'author') throw new LinkedInError('ILLEGAL_ARGUMENT');
  return ok(listByAuthor(ctx));
};

/** `POST /posts/{urn}` with `X-RestLi-Method: PARTIAL_UPDATE`: only the text can change. */
export const updatePost: RestHandler = (ctx) => {
  if (String(ctx.call.headers['x-restli-method']).toUpperCase() !== 'PARTIAL_UPDATE') {
    throw new LinkedInError('ILLEGAL_ARGUMENT', 'X-RestLi-Method: PARTIAL_UPDATE is required');
  }
  const { post, author } = livePost(ctx, ctx.segments[1] ?? '');
  mayWrite(ctx, author, 'partnerApiPostsExternal.PARTIAL_UPDATE');
  const patch = record(ctx.call.body, 'patch');
  const change = isRecord(patch.$set) ? patch.$set : {};
  const fixed = Object.keys(change).filter((name) => name !== 'commentary');
  if (fixed.length > 0) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', `Field ${fixed[0]} cannot be updated`);
  const commentary = text(change, 'commentary', 3_000);
  const lastModifiedAt = ctx.clock.now();
  ctx.state.posts.put(post.urn, {
    ...post,
    commentary,
    ...readCommentary(ctx, commentary),
    lastModifiedAt,
    edited: true,
  });
  ctx.call.sideEffects.push({ kind: 'post.edited', id: post.urn });
  return noContent;
};

/** Deleting again succeeds again. */
export const removePost: RestHandler = (ctx) => {
  const urn = ctx.segments[1] ?? '';
  if (!/^urn:li:(share|ugcPost):\d+$/.test(urn)) throw new LinkedInError('INVALID_URN_TYPE');
  const post = ctx.state.posts.get(urn);
  const author = post ? findAuthor(ctx, post.author) : undefined;
  if (!post || !author) throw new LinkedInError('NOT_FOUND');
  mayWrite(ctx, author, 'partnerApiPostsExternal.DELETE');
  if (!post.gone) {
    ctx.state.posts.put(urn, { ...post, gone: 'deleted', lastModifiedAt: ctx.clock.now() });
    ctx.call.sideEffects.push({ kind: 'post.deleted', id: urn });
  }
  return noContent;
};
