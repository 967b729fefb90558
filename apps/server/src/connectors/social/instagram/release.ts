import { textAt } from '../json.ts';
import { liveAs, sendGraph } from '../meta-graph/send.ts';
import type { PageAccess, PostSnapshot, ReleaseResult, SendGuard, Staged } from '../port.ts';
import { igErrors } from './error-classes.ts';
import { isObjectId } from './object-id.ts';
import type { InstagramOptions } from './options.ts';
import type { IgReason } from './reasons.ts';
import { containerFor } from './stage.ts';

export async function release(
  { graph }: InstagramOptions,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged,
  guard: SendGuard,
): Promise<ReleaseResult> {
  const container = containerFor(post, staged);
  if (container === undefined) return { kind: 'not-sent', detail: 'Something of this post is not staged' };
  // Publishing it again could make a second post; what it became is found by reading.
  if (container.data?.published === true) return { kind: 'unknown', detail: 'The container is published already' };
  const call = {
    path: `${page.pageId}/media_publish`,
    params: { creation_id: container.id },
    read: (body: unknown) => liveAs(textAt(body, 'id')),
  };
  return sendGraph(graph, igErrors, page, call, guard);
}

export async function comment(
  { graph }: InstagramOptions,
  page: PageAccess,
  remoteId: string,
  message: string,
  guard: SendGuard,
): Promise<ReleaseResult> {
  if (!isObjectId(remoteId))
    return { kind: 'refused', refusal: { kind: 'gone', code: 'ig_gone' satisfies IgReason, detail: null } };
  const call = {
    path: `${remoteId}/comments`,
    params: { message },
    read: (body: unknown) => liveAs(textAt(body, 'id')),
  };
  return sendGraph(graph, igErrors, page, call, guard);
}
