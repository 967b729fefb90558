import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Changed, changePost } from './change-post.ts';
import { leaveStaged, writePost } from './change-store.ts';

/** Takes a post out of the schedule, also a missed one (dismiss). Nothing is removed from a network. */
export function deletePost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'delete',
    needs: [['delete', 'dismiss']],
    apply: async (tx, row) => {
      await leaveStaged(tx, row.id);
      await writePost(tx, row.id, {
        deleted: true,
        status: 0,
        phase: 'due',
        next_step_at: null,
        preflight_at: null,
        failures: 0,
        step_failures: 0,
        reason_code: null,
        reason_values: null,
        staged: '{}',
        staged_version: null,
      });
    },
  });
}
