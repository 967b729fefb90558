import { textAt } from '../json.ts';
import { GraphFailure, type MetaGraph } from '../meta-graph.ts';
import type { PageAccess } from '../port.ts';
import { asking, classOf } from './error-classes.ts';
import { objectId } from './object-id.ts';

const isGone = (error: unknown) =>
  error instanceof GraphFailure && error.envelope !== null && classOf(error.envelope).kind === 'gone';

const isForbidden = (error: unknown) =>
  error instanceof GraphFailure &&
  error.envelope !== null &&
  classOf(error.envelope).reason === 'fb_permission_missing';

/** Deletes; what is not there any more is success. */
export function remove(graph: MetaGraph, page: PageAccess, id: string): Promise<void> {
  return asking(async () => {
    try {
      await graph.delete(objectId(id), page.token);
    } catch (error) {
      if (!isGone(error)) throw error;
      // Facebook says the same about an object that the token may not see; a token that reads its page may.
      await graph.get(page.pageId, { fields: 'id' }, page.token);
    }
  });
}

/**
 * Deletes a photo or post that was staged and never used. Deleting a photo would take it out of a published post, so
 * one that hangs on a post which people can see stays.
 */
export function discard(graph: MetaGraph, page: PageAccess, staged: { id: string; kind: string }): Promise<void> {
  return asking(async () => {
    const field = staged.kind === 'photo' ? 'page_story_id' : 'is_published';
    try {
      const { body } = await graph.get(objectId(staged.id), { fields: field }, page.token);
      if (textAt(body, 'page_story_id') !== null || body.is_published === true) return;
    } catch (error) {
      // Staged for a page that was exchanged since: its object is out of reach, and expires by itself.
      if (isGone(error) || isForbidden(error)) return;
      throw error;
    }
    await remove(graph, page, staged.id);
  });
}

export function permalink(graph: MetaGraph, page: PageAccess, remoteId: string): Promise<string | null> {
  return asking(async () => {
    const { body } = await graph.get(objectId(remoteId), { fields: 'permalink_url' }, page.token);
    return textAt(body, 'permalink_url');
  });
}
