import {
  answerStaffText as answerStaffTextEndpoint,
  changePosts as changePostsEndpoint,
  deletePost as deleteEndpoint,
  getContent,
  getStaffText,
  patchPost,
  postNow as postNowEndpoint,
  resolvePost as resolveEndpoint,
  restorePost as restoreEndpoint,
  retryPost as retryEndpoint,
  revisePost as reviseEndpoint,
  undoPostNow as undoEndpoint,
} from '@waypost/contract/posts';
import { getUnknownPosts, resumePublishing as resumeEndpoint } from '@waypost/contract/publishing';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { translate } from '../../../platform/errors/index.ts';
import { type Call, route } from '../../../platform/http/index.ts';
import type { PostDeps } from '../deps.ts';
import { mayCompose, mayRefreshStats } from '../policy.ts';
import { resumePublishing, unknownPosts } from '../publishing/index.ts';
import { type PostRow, shownAlone } from '../reading/post-row.ts';
import { presentPost } from '../reading/present.ts';
import { loadPost } from '../reading/store.ts';
import type { Changed, Skipped } from './change-post.ts';

type VerbCall = Call<typeof deleteEndpoint>;

const targetOf = ({ params, body }: Pick<VerbCall, 'params' | 'body'>) => ({
  id: params.id,
  applyToAll: body.apply_to_all,
});

const told = (skipped: readonly Skipped[], locale: Locale) =>
  skipped.map(({ id, reason }) => ({ id, reason: translate(locale, reason) }));

/** Each verb is loaded by who asks first: no start waits for it. */
export function registerVerbs(app: FastifyInstance, deps: PostDeps): void {
  const shown = ({ actor, locale }: Pick<VerbCall, 'actor' | 'locale'>, post: PostRow) =>
    presentPost(deps, shownAlone(post), {
      locale,
      mayRefreshStats: mayRefreshStats(actor),
      mayCompose: mayCompose(actor),
      own: null,
    });
  const answer = (call: Pick<VerbCall, 'actor' | 'locale'>, changed: Changed) => ({
    ...shown(call, changed.post),
    applied_count: changed.appliedCount,
    skipped: told(changed.skipped, call.locale),
  });

  route(app, patchPost, async (call) => {
    const { body } = call;
    const { editPost } = await import('./edit-post.ts');
    const changed = await editPost(deps, call.actor, targetOf(call), {
      message: body.message,
      fireAt: body.fire_at === undefined ? undefined : new Date(body.fire_at),
      firstComment: body.first_comment,
      imageAlt: body.image_alt,
      version: body.version,
    });
    return answer(call, changed);
  });
  route(app, getContent, async ({ actor, params }) => {
    const { loadContent } = await import('../reading/content.ts');
    return loadContent(deps, actor, params.id);
  });
  route(app, getStaffText, async ({ actor, params }) => {
    const { readStaffText } = await import('./by-staff/staff-text.ts');
    return readStaffText(deps.db, actor, params.id);
  });
  route(app, answerStaffTextEndpoint, async (call) => {
    const { answerStaffText } = await import('./by-staff/staff-text.ts');
    return shown(call, (await answerStaffText(deps, call.actor, call.params.id, call.body)).post);
  });
  route(app, reviseEndpoint, async (call) => {
    const { revisePost } = await import('./revise-post.ts');
    const { post } = await revisePost(deps, call.actor, call.params.id, call.body);
    return shown(call, post);
  });
  route(app, deleteEndpoint, async (call) => {
    const { deletePost } = await import('./delete-post.ts');
    return answer(call, await deletePost(deps, call.actor, targetOf(call)));
  });
  route(app, postNowEndpoint, async (call) => {
    const { postNow } = await import('./post-now.ts');
    return answer(call, await postNow(deps, call.actor, targetOf(call), call.body.undo_seconds));
  });
  route(app, undoEndpoint, async (call) => {
    const { undoPostNow } = await import('./undo/undo-post-now.ts');
    return answer(call, await undoPostNow(deps, call.actor, targetOf(call)));
  });
  route(app, restoreEndpoint, async (call) => {
    const { restorePost } = await import('./restore-post.ts');
    return answer(call, await restorePost(deps, call.actor, targetOf(call)));
  });
  route(app, retryEndpoint, async (call) => {
    const { retryPost } = await import('./retry-post.ts');
    return answer(call, await retryPost(deps, call.actor, targetOf(call)));
  });
  route(app, changePostsEndpoint, async ({ actor, body, locale }) => {
    const { changePosts } = await import('./change-posts.ts');
    const { applied, skipped } = await changePosts(deps, actor, body);
    return { applied, skipped: told(skipped, locale) };
  });
  route(app, resumeEndpoint, async ({ actor, body }) => {
    await resumePublishing(deps, body.answer, actor);
    return undefined;
  });
  route(app, getUnknownPosts, () => unknownPosts(deps.db, deps.config.home));
  route(app, resolveEndpoint, async (call) => {
    const { actor, params, body } = call;
    const { resolvePost } = await import('./resolve-post.ts');
    await resolvePost(deps, actor, params.id, 'remote_id' in body ? { remoteId: body.remote_id } : body);
    return shown(call, await loadPost(deps.db, actor, params.id, 'write'));
  });
}
