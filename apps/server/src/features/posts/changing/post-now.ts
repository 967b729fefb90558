import type { Deps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lateAfter } from '../post.ts';
import { type Changed, changePost } from './change-post.ts';
import { connectionOf, wakeMachine, writePost } from './change-store.ts';

/** Makes a post due at once. The count of failures stays: whoever wants a new ladder uses Retry. */
export function postNow(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'post_now',
    needs: [['post_now']],
    apply: async (tx, row, now) => {
      const connection = await connectionOf(tx, row);
      if (!connection.installed || !connection.connected)
        throw refused('posts.conflict.broken_connection', undefined, 'connection_broken');
      if (connection.paused) throw refused('posts.conflict.paused');
      await writePost(tx, row.id, {
        fire_at: now,
        fire_at_edited: true,
        ...(row.status === 20 && { status: 0 }),
        phase: 'due',
        next_step_at: now,
        late_after: lateAfter(now, connection.late_after_minutes),
        preflight_at: null,
        step_failures: 0,
        first_claimed_at: null,
        checked_before_release: false,
        reason_code: null,
        reason_values: null,
        ask_user: false,
      });
      await wakeMachine(tx);
    },
  });
}
