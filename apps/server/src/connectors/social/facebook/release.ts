import { at, textAt } from '../json.ts';
import type { Params } from '../meta-graph.ts';
import type { PageAccess, PostSnapshot, ReleaseResult, SendGuard, Staged } from '../port.ts';
import { isAmbiguous, refusalOf } from './error-classes.ts';
import { isObjectId } from './object-id.ts';
import type { FacebookOptions } from './options.ts';
import { draftFor, feedParams, photosFor } from './stage.ts';

export async function release(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged,
  guard: SendGuard,
): Promise<ReleaseResult> {
  const draft = options.releaseById ? draftFor(post, staged) : undefined;
  if (photosFor(post, staged).includes(undefined) || (options.releaseById && draft === undefined))
    return { kind: 'not-sent', detail: 'Something of this post is not staged' };
  // Calls that write stay bare: one that also asks for fields can fail after it has written.
  return draft
    ? send(options, page, draft.id, { is_published: true }, guard, (body) =>
        at(body, 'success') === true ? draft.id : null,
      )
    : send(options, page, `${page.pageId}/feed`, feedParams(post, staged), guard, (body) => textAt(body, 'id'));
}

export async function comment(
  options: FacebookOptions,
  page: PageAccess,
  remoteId: string,
  message: string,
  guard: SendGuard,
): Promise<ReleaseResult> {
  if (!isObjectId(remoteId)) return { kind: 'refused', refusal: { kind: 'gone', code: 'fb_gone', detail: null } };
  return send(options, page, `${remoteId}/comments`, { message }, guard, (body) => textAt(body, 'id'));
}

async function send(
  { graph }: FacebookOptions,
  page: PageAccess,
  path: string,
  params: Params,
  guard: SendGuard,
  idFrom: (body: unknown) => string | null,
): Promise<ReleaseResult> {
  const answer = await graph.sendOnce(path, params, page.token, guard);
  if (answer.kind === 'answered') {
    const id = idFrom(answer.body);
    return id === null
      ? { kind: 'unknown', detail: 'The answer names no post' }
      : { kind: 'live', id, permalink: null };
  }
  if (answer.kind !== 'refused') return answer;
  if (isAmbiguous(answer.status, answer.envelope))
    return { kind: 'unknown', detail: `Graph error ${answer.envelope.code} leaves it open` };
  return { kind: 'refused', refusal: refusalOf(answer.envelope, answer.usage) };
}
