import { POST_STATUS } from '@waypost/contract/posts';
import type { Deps } from '../../../../platform/deps.ts';
import { conflict, refused } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { connectionOf } from '../../preflight/preflight-world.ts';
import type { PostReason } from '../../publishing/post-write.ts';
import { transition } from '../../publishing/transition.ts';
import { wakeMachine } from '../../publishing/wake-machine.ts';
import { type Changed, changePost, type Target } from '../change-post.ts';
import { findSameText } from '../refuse-same-text.ts';
import { isUndone, phaseBefore, undoable, undone } from './undo.ts';

/**
 * Gives a post the time and the standing that it had before Post now;
 * 409 once its seconds are over, 400 when another post has taken that time with the same text. A repeat is done already.
 */
export function undoPostNow(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, target: Target): Promise<Changed> {
  return changePost(deps, actor, target, {
    name: 'undo',
    // Asked of the row itself: no screen but the one that counts down offers it.
    needs: [],
    apply: async (tx, row, now) => {
      if (isUndone(row)) return;
      const { former } = undoable(row, now);
      if (former === null) throw conflict('posts.conflict.no_former_time');
      const planned = Math.max(Date.parse(former.fireAt), now.getTime());
      if (former.status !== POST_STATUS.error) {
        const wanted = { message: row.message, at: new Date(planned) };
        const same = await findSameText(tx, row, await connectionOf(tx, row), wanted);
        if (same !== null) throw refused('posts.conflict.time_taken', { at: new Date(same.fireAt) });
      }
      await transition(tx, row, {
        from: 'due',
        to: phaseBefore(former),
        write: {
          status: former.status,
          undo: undone(row, former, now),
          fireAt: new Date(former.fireAt),
          fireAtEdited: former.fireAtEdited,
          next: former.nextStepAt === null ? null : { at: new Date(former.nextStepAt) },
          lateAfter: new Date(former.lateAfter),
          preflightAt: former.preflightAt === null ? null : new Date(former.preflightAt),
          // Written by us, as one of ours.
          reason:
            former.reasonCode === null
              ? null
              : { code: former.reasonCode as PostReason, values: reasonValues(former.reasonValues) },
        },
      });
      await wakeMachine(tx);
    },
  });
}

const reasonValues = (values: Readonly<Record<string, unknown>> | null) =>
  (values ?? undefined) as Readonly<Record<string, string | number | null>> | undefined;
