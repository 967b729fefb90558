import type { Deps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { connectedFor } from './change-store.ts';
import { startAt } from './start-at.ts';

/** Makes a post due at once. The count of failures stays: whoever wants a new ladder uses Retry. */
export function postNow(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'post_now',
    needs: [['post_now']],
    apply: async (tx, row, now) => {
      const connection = await connectedFor(tx, row);
      if (connection.paused) throw refused('posts.conflict.paused');
      await startAt(tx, row, connection, now, {
        fireAtEdited: true,
        ...(row.status === 20 && { status: 0 }),
        preflightAt: null,
      });
    },
  });
}
