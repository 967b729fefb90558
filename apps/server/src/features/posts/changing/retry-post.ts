import { POST_STATUS } from '@waypost/contract/posts';
import { appNow, query, realNow } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Changed, changePost, type Target } from './change-post.ts';
import { connectedFor } from './change-store.ts';
import { startAt } from './start-at.ts';

/** Starts a new ladder for a post that was given up: due at once. What could not be taken off its network is tried again. */
export function retryPost(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'retry',
    needs: [['retry']],
    apply: async (tx, row, now) => {
      if (row.status === POST_STATUS.deleteError) return void (await tx.run(removeAgain(row.id)));
      const connection = await connectedFor(tx, row);
      await startAt(tx, row, connection, now, { status: POST_STATUS.pending, failures: 0 });
    },
  });
}

const removeAgain = (id: number) =>
  query
    .updateTable('scheduled_postings')
    .set((e) => ({
      ...{
        status: POST_STATUS.willBeDeleted,
        remove_at: appNow,
        remove_tries: 0,
        reason_code: null,
        updated_at: realNow,
      },
      version: e('version', '+', 1),
    }))
    .where('id', '=', id);
