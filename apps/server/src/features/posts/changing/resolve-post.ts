import { POST_STATUS } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { connectionOf } from '../preflight/preflight-world.ts';
import { noteAttempt, openAttemptOf } from '../publishing/attempts/attempts.ts';
import { candidatesIn } from '../publishing/attempts/candidates.ts';
import { saveLive } from '../publishing/release/save-live.ts';
import { transition } from '../publishing/transition.ts';
import { type Changed, changePost } from './change-post.ts';
import { startAt } from './start-at.ts';

export type Answer = { readonly remoteId: string } | { readonly there: true } | { readonly absent: true };

/**
 * A person says what happened to a post that could not be confirmed: it is there, as one of the candidates that we found
 * (400 for any other id) or without a name; or it is not, and goes out again, at its own time where that is still ahead. On a
 * page that is gone it then waits for the person.
 */
export function resolvePost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  answer: Answer,
): Promise<Changed> {
  const target = { id, applyToAll: false };
  return changePost(deps, actor, target, {
    name: 'resolve',
    needs: [['resolve']],
    apply: async (tx, row, now) => {
      const attempt = await openAttemptOf(tx, id);
      if (attempt === null) throw conflict('posts.conflict.not_offered');
      const note = { at: now.toISOString(), answered_by: actor.userId };
      if ('absent' in answer) {
        const absent = { id: attempt.id, outcome: 'absent', note: { ...note, said: 'absent' } } as const;
        // Nothing can be sent to a page that is gone: the post stays, to be deleted, or sent once the page has come back.
        if (row.page_state === 'gone') {
          const write = { status: POST_STATUS.error, next: null, askUser: false, reason: { code: 'missed' } } as const;
          return transition(tx, row, { from: ['unconfirmed'], to: 'rejected', write, attempt: absent });
        }
        const at = row.fire_at > now ? row.fire_at : now;
        return startAt(
          tx,
          row,
          await connectionOf(tx, row),
          at,
          { status: POST_STATUS.pending, failures: 0, lookFrom: null },
          absent,
        );
      }
      const found = candidatesIn(attempt.evidence);
      const named = 'remoteId' in answer ? answer.remoteId : null;
      if (named !== null && found.length > 0 && !found.some((candidate) => candidate.remote_id === named))
        throw invalid({ remote_id: [text('posts.conflict.not_found_there')] });
      await noteAttempt(tx, attempt.id, { ...note, said: 'there', named });
      const outcome = { attempt: attempt.id, post: id };
      // Where we found nothing to choose from, nobody can say whose an id is: it would be taken from whoever has it.
      if (named === null || found.length === 0) return adoptUnnamed(tx, outcome);
      await adopt(tx, { ...outcome, remoteId: named });
    },
  });
}

async function adopt(tx: Sql, outcome: { attempt: number; post: number; remoteId: string }): Promise<void> {
  try {
    await saveLive(tx, { ...outcome, adopted: true });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ remote_id: [text('posts.conflict.owned_elsewhere')] });
    throw error;
  }
}

/** It is there, and we cannot ask the network for it: no address, no figures, and its comment is the person's. */
async function adoptUnnamed(tx: Sql, outcome: { attempt: number; post: number }): Promise<void> {
  const { post } = outcome;
  await saveLive(tx, { ...outcome, remoteId: `unnamed:${post}`, adopted: true, readable: false });
  await tx.run(
    query
      .updateTable('post_comments')
      .set({ phase: 'unconfirmed', next_step_at: null, reason_code: 'comment_unconfirmed' })
      .where('scheduled_posting_id', '=', post)
      .where('phase', '=', 'waiting'),
  );
}
