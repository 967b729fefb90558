import { CHANGEABLE_PHASES } from '@waypost/contract/posts';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { transition } from '../publishing/transition.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { leaveStaged } from './change-store.ts';

/** Takes a post out of the schedule, also a missed one (dismiss). Nothing is removed from a network. */
export function deletePost(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'delete',
    needs: [['delete', 'dismiss']],
    apply: async (tx, row) => {
      await leaveStaged(tx, row.id);
      await transition(tx, row, {
        from: CHANGEABLE_PHASES,
        to: 'due',
        write: {
          deleted: true,
          status: 0,
          next: null,
          preflightAt: null,
          failures: 0,
          stepFailures: 0,
          reason: null,
          staged: {},
          stagedVersion: null,
        },
      });
    },
  });
}
