import { afterSpacings, type changePosts as endpoint } from '@waypost/contract/posts';
import { type BodyOf, TIME_ZONE } from '@waypost/contract/wire';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Changed, refusalOf, type Skipped } from './change-post.ts';
import { ownedInOrder } from './change-store.ts';
import { deletePost } from './delete-post.ts';
import { editPost, refuseTooSoon } from './edit-post.ts';
import { postNow } from './post-now.ts';
import { restorePost } from './restore-post.ts';
import { undoPostNow } from './undo/undo-post-now.ts';

type Order = BodyOf<typeof endpoint>;
type Needed = Pick<Deps, 'db' | 'clock'>;

/**
 * Does to each post what the same verb does to one, the earliest first, each in a transaction of its own: a crash leaves
 * whole posts behind, and asking again does the rest. A post that refuses is left alone and named; one that is not the
 * actor's ends the call before anything is changed.
 */
export async function changePosts(
  deps: Needed,
  actor: Actor,
  order: Order,
): Promise<{ applied: number[]; skipped: Skipped[] }> {
  if (order.verb === 'reschedule') refuseTooSoon(deps, new Date(order.fire_at));
  const wanted = [...new Set(order.ids)];
  const posts = await ownedInOrder(deps.db, actor, wanted);
  if (posts.length < wanted.length) throw notFound();
  const applied: number[] = [];
  const skipped: Skipped[] = [];
  const times = new Map<string, number>();
  for (const { id, origin_id: origin, fire_at: due } of posts) {
    // What was made together for one moment gets one time; no hole is left where a post has refused.
    const moment = `${origin} ${due.getTime()}`;
    const position = times.get(moment) ?? times.size;
    const reason = await refusalOf(() => changeOne(deps, actor, id, order, position));
    if (reason === null) {
      applied.push(id);
      times.set(moment, position);
    } else skipped.push({ id, reason });
  }
  return { applied, skipped };
}

function changeOne(deps: Needed, actor: Actor, id: number, order: Order, position: number): Promise<Changed> {
  const target = { id, applyToAll: false };
  switch (order.verb) {
    case 'post_now':
      return postNow(deps, actor, target, order.undo_seconds);
    case 'undo':
      return undoPostNow(deps, actor, target);
    case 'delete':
      return deletePost(deps, actor, target);
    case 'restore':
      return restorePost(deps, actor, target);
    case 'edit':
      return editPost(deps, actor, target, { message: order.message });
    case 'reschedule': {
      const first = Temporal.Instant.from(order.fire_at).toZonedDateTimeISO(TIME_ZONE);
      const { epochMilliseconds } = order.apart ? first.add(afterSpacings(order.apart, position)) : first;
      return editPost(deps, actor, target, { fireAt: new Date(epochMilliseconds) });
    }
  }
}
