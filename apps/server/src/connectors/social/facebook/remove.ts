import { textAt } from '../json.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { removeObject } from '../meta-graph/remove.ts';
import type { PageAccess } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';
import { isVideoId, readVideo, VIDEO_KINDS, type Video } from './videos/video.ts';

const isGone = (error: unknown) => fbErrors.isKind(error, 'gone');
const isForbidden = (error: unknown) => fbErrors.isReason(error, 'permission_missing');

/** Deletes; what is not there any more is success. */
export const remove = (graph: MetaGraph, page: PageAccess, id: string): Promise<void> =>
  asking(() => removeObject(graph, fbErrors, page, objectId(id)));

/**
 * Deletes a photo, video or post that was staged and never used. Deleting a photo would take it out of a published post,
 * so one that hangs on a post which people can see stays.
 */
export function discard(graph: MetaGraph, page: PageAccess, staged: { id: string; kind: string }): Promise<void> {
  return asking(async () => {
    try {
      if (await isUsed(graph, page, staged)) return;
    } catch (error) {
      // Staged for a page that was exchanged since: its object is out of reach, and expires by itself.
      if (isGone(error) || isForbidden(error)) return;
      throw error;
    }
    await remove(graph, page, staged.id);
  });
}

async function isUsed(graph: MetaGraph, page: PageAccess, staged: { id: string; kind: string }): Promise<boolean> {
  if (VIDEO_KINDS.includes(staged.kind)) {
    const { state } = await readVideo(graph, page, staged.id);
    return state === 'published' || state === 'working';
  }
  const field = staged.kind === 'photo' ? 'page_story_id' : 'is_published';
  const { body } = await graph.get(objectId(staged.id), { fields: field }, page.token);
  return textAt(body, 'page_story_id') !== null || body.is_published === true;
}

export function permalink(graph: MetaGraph, page: PageAccess, remoteId: string): Promise<string | null> {
  return asking(async () => {
    if (isVideoId(remoteId)) return videoPermalink(graph, page, await readVideo(graph, page, remoteId));
    const { body } = await graph.get(objectId(remoteId), { fields: 'permalink_url' }, page.token);
    return textAt(body, 'permalink_url');
  });
}

/** The post that shows a video, where Facebook names it; else the video's own page. */
export async function videoPermalink(graph: MetaGraph, page: PageAccess, video: Video): Promise<string | null> {
  if (video.postId === null) return video.permalink;
  try {
    const { body } = await graph.get(objectId(video.postId), { fields: 'permalink_url' }, page.token);
    return textAt(body, 'permalink_url') ?? video.permalink;
  } catch (error) {
    if (isGone(error) || isForbidden(error) || fbErrors.isReason(error, 'invalid')) return video.permalink;
    throw error;
  }
}
