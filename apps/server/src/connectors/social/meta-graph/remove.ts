import type { PageAccess } from '../port.ts';
import type { MetaErrors } from './errors.ts';
import type { MetaGraph } from './meta-graph.ts';

/** Deletes a post as a whole; what is not there any more is success. */
export async function removeObject(
  graph: MetaGraph,
  errors: Pick<MetaErrors, 'isKind'>,
  page: PageAccess,
  id: string,
): Promise<void> {
  try {
    await graph.delete(id, page.token);
  } catch (error) {
    if (!errors.isKind(error, 'gone')) throw error;
    // The same is said about an object that the token may not see; a token that reads its page or account may.
    await graph.get(page.pageId, { fields: 'id' }, page.token);
  }
}
