import { textAt } from '../json.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { removeObject } from '../meta-graph/remove.ts';
import type { PageAccess } from '../port.ts';
import { asking, igErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';

/** Deletes a post, reel or carousel as a whole; what is not there any more is success. */
export const remove = (graph: MetaGraph, page: PageAccess, id: string): Promise<void> =>
  asking(() => removeObject(graph, igErrors, page, objectId(id)));

/** Never made up from the id: the address holds a short code of its own. */
export function permalink(graph: MetaGraph, page: PageAccess, remoteId: string): Promise<string | null> {
  return asking(async () => {
    const { body } = await graph.get(objectId(remoteId), { fields: 'permalink' }, page.token);
    return textAt(body, 'permalink');
  });
}
