import type { Deps } from '../../../../platform/deps.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { retryPost } from '../retry-post.ts';

/** As its person would, who is named in the audit log beside the member of staff that did it. */
export async function retryInName(
  deps: Pick<Deps, 'db' | 'clock'>,
  staff: Actor,
  post: { readonly id: number; readonly userId: number },
): Promise<void> {
  const actor: Actor = {
    ...staff,
    userId: post.userId,
    impersonatorId: staff.impersonatorId ?? staff.userId,
    isStaff: false,
    isSuperuser: false,
    permissions: new Set(),
  };
  await retryPost(deps, actor, { id: post.id, applyToAll: false });
}
