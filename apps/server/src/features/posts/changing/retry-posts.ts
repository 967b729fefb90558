import type { Actor } from '../../../platform/session/actor.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import type { PostDeps } from '../deps.ts';
import { retryPost } from '../publishing/index.ts';
import { loadPost } from '../reading/store.ts';
import { type Changed, refusalOf, type Skipped } from './change-post.ts';
import { ownedWithSiblings } from './change-store.ts';

/** Starts new ladders. The addressed post goes first and must succeed; each sibling is a retry of its own. */
export async function retryPosts(
  deps: PostDeps,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
): Promise<Changed> {
  await retryOne(deps, actor, target.id);
  const siblings = await ownedWithSiblings(deps.db, actor, target);
  const skipped: Skipped[] = [];
  for (const id of siblings) {
    if (id === target.id) continue;
    const reason = await refusalOf(() => retryOne(deps, actor, id));
    if (reason !== null) skipped.push({ id, reason });
  }
  return { appliedCount: siblings.length - skipped.length, skipped };
}

async function retryOne(deps: PostDeps, actor: Actor, id: number): Promise<void> {
  const post = await loadPost(deps.db, actor, id, 'write');
  await retryPost(deps, await scopeOfProfile(deps.db, actor, post.profile_id), id);
}
