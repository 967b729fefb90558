import { POST_STATUS } from '@waypost/contract/posts';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { connectedFor } from './change-store.ts';
import { startAt } from './start-at.ts';

/** Starts a new ladder for a post that was given up: due at once. */
export function retryPost(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'retry',
    needs: [['retry']],
    apply: async (tx, row, now) => {
      const connection = await connectedFor(tx, row);
      await startAt(tx, row, connection, now, { status: POST_STATUS.pending, failures: 0 });
    },
  });
}
