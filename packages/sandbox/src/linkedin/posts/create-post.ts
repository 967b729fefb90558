import { nextId } from '../../platform/ids.ts';
import { oneOf, record, text } from '../body.ts';
import { type Author, authorOf, findAuthor, mayWrite } from '../consent/permissions.ts';
import { created, type RestContext, type RestHandler } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import type { Content, LinkedInPost } from '../state.ts';
import { readLittleText } from './little-text.ts';
import { readContent } from './post-content.ts';
import { lifecycleOf } from './post-life.ts';

/** Characters as sent, escapes included. LinkedIn does not say which it counts; the longer count is the careful one. */
const COMMENTARY_MAX = 3_000;

export function readCommentary(ctx: RestContext, source: string) {
  return readLittleText(source, (urn) => findAuthor(ctx, urn)?.name, ctx.settings.strictLittleText);
}

function same(post: LinkedInPost, words: string, content: Content | undefined): boolean {
  if (post.text !== words) return false;
  return words.trim() !== '' || JSON.stringify(post.content) === JSON.stringify(content);
}

/** The refusal names the post that already says the same, even to a caller who never heard that it was made. */
function checkDuplicate(ctx: RestContext, author: Author, words: string, content: Content | undefined): void {
  const { enabled, windowMs, alsoDeleted } = ctx.settings.duplicate;
  if (!enabled) return;
  const since = ctx.clock.now() - windowMs;
  const twin = ctx.state
    .postsOf(author.urn)
    .findLast(
      (post) =>
        post.createdAt > since &&
        (!post.gone || alsoDeleted) &&
        same(post, words, content) &&
        lifecycleOf(ctx, post) !== 'PUBLISH_FAILED',
    );
  if (!twin) return;
  throw new LinkedInError(
    'DUPLICATE_POST',
    `com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of ${twin.urn}`,
  );
}

function checkEnvelope(ctx: RestContext): void {
  const { body } = ctx.call;
  oneOf(body, 'visibility', ['PUBLIC', 'CONNECTIONS', 'LOGGED_IN', 'CONTAINER']);
  oneOf(record(body, 'distribution'), 'feedDistribution', ['MAIN_FEED', 'NONE']);
  // Drafts and times to come are not for the API: a post is made published, or not at all.
  oneOf(body, 'lifecycleState', ['PUBLISHED']);
  if (body.reshareContext !== undefined) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'Reshares are not played');
}

/** `POST /posts`: 201 without a body, the URN in a header. There is no key that makes it safe to repeat. */
export const createPost: RestHandler = (ctx) => {
  const { body } = ctx.call;
  const author = authorOf(ctx, body.author, 'author');
  mayWrite(ctx, author, 'partnerApiPostsExternal.CREATE');
  const commentary = text(body, 'commentary', COMMENTARY_MAX);
  checkEnvelope(ctx);
  const content = readContent(ctx, author);
  if (!commentary.trim() && !content)
    throw new LinkedInError('INVALID_VALUE_BLANK_FIELD', 'commentary cannot be blank');
  const words = readCommentary(ctx, commentary);
  checkDuplicate(ctx, author, words.text, content);
  const video = content?.kind === 'media' && content.items[0]?.urn.startsWith('urn:li:video:');
  const now = ctx.clock.now();
  const post = ctx.state.addPost({
    urn: `urn:li:${video ? 'ugcPost' : 'share'}:7${nextId()}`,
    author: author.urn,
    commentary,
    ...words,
    visibility: String(body.visibility),
    content,
    createdAt: now,
    lastModifiedAt: now,
    edited: false,
  });
  ctx.call.sideEffects.push({ kind: 'post.published', id: post.urn });
  return created(post.urn);
};
