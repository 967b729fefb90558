import { messagesOfStored, POST_STATUS } from '@waypost/contract/posts';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { preflightTime } from '../post.ts';
import { connectionOf } from '../preflight/preflight-world.ts';
import { wakeLooks } from '../publishing/look/look-store.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { beyondConsent, startAt } from './start-at.ts';

/** Brings a deleted post back to the schedule at the time that it had (POST-036). */
export function restorePost(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'restore',
    needs: [['restore']],
    apply: async (tx, row, now) => {
      const connection = await connectionOf(tx, row);
      await startAt(tx, row, connection, row.fire_at, {
        deleted: false,
        status: POST_STATUS.pending,
        preflightAt: preflightTime(row.fire_at, now, Math.random()),
        // The time is the one that it had: that its consent ends before is told, and nothing stays lost for it (decision 139).
        preflightResult: messagesOfStored(beyondConsent(row, connection, row.fire_at), true),
        failures: 0,
      });
      if (row.looked_for) await wakeLooks(tx, row.connection_id);
    },
  });
}
