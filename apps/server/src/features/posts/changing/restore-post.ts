import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lateAfter, preflightTime } from '../post.ts';
import { type Changed, changePost } from './change-post.ts';
import { connectionOf, wakeMachine, writePost } from './change-store.ts';

/** Brings a deleted post back to the schedule at the time that it had (POST-036). */
export function restorePost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'restore',
    needs: [['restore']],
    apply: async (tx, row, now) => {
      const connection = await connectionOf(tx, row);
      await writePost(tx, row.id, {
        deleted: false,
        status: 0,
        phase: 'due',
        next_step_at: row.fire_at,
        late_after: lateAfter(row.fire_at, connection.late_after_minutes),
        preflight_at: preflightTime(row.fire_at, now, Math.random()),
        failures: 0,
        step_failures: 0,
        first_claimed_at: null,
        checked_before_release: false,
        reason_code: null,
        reason_values: null,
      });
      await wakeMachine(tx);
    },
  });
}
