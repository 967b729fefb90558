import { POST_STATUS } from '@waypost/contract/posts';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { connectedFor } from './change-store.ts';
import { startAt } from './start-at.ts';
import { heldUntil, isHeld, undoOf } from './undo/undo.ts';

/**
 * Makes a post due at once, or held for some seconds in which it can be taken back; held already, it stays as it is,
 * so that asking twice loses nothing. The count of failures stays: whoever wants a new ladder uses Retry. Behind a pause
 * or a hold it waits, as what is made for now does, and says so.
 */
export function postNow(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: Target,
  undoSeconds = 0,
): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'post_now',
    needs: [['post_now']],
    apply: async (tx, row, now) => {
      const connection = await connectedFor(tx, row);
      if (undoSeconds > 0 && isHeld(row, now)) return;
      const until = heldUntil(now, undoSeconds);
      await startAt(tx, row, connection, now, {
        ...(undoSeconds > 0 && { next: { at: until }, undo: undoOf(row, until) }),
        fireAtEdited: true,
        ...(row.status === POST_STATUS.error && { status: POST_STATUS.pending }),
        preflightAt: null,
      });
    },
  });
}
