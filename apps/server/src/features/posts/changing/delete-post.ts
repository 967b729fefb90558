import { CHANGEABLE_PHASES, POST_STATUS } from '@waypost/contract/posts';
import { sql } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { leaveStaged } from '../publishing/stage/leave-staged.ts';
import { transition } from '../publishing/transition.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { standing } from './undo/undo.ts';

/** Takes a post out of the schedule, also a missed one (dismiss). Nothing is removed from a network. */
export function deletePost(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'delete',
    needs: [['delete', 'dismiss']],
    apply: async (tx, row, now) => {
      // Post now that could still be taken back is: the post can be restored until the time that was planned.
      const former = standing(row, now)?.former;
      await leaveStaged(tx, sql`p.id = ${row.id}`, 10);
      await transition(tx, row, {
        from: CHANGEABLE_PHASES,
        to: 'due',
        write: {
          deleted: true,
          ...(former && { fireAt: new Date(former.fireAt), fireAtEdited: former.fireAtEdited }),
          status: POST_STATUS.pending,
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
