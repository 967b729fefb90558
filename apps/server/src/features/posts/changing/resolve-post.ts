import type { Sql } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { connectionOf } from '../preflight/preflight-world.ts';
import { noteAttempt, openAttemptOf } from '../publishing/attempts/attempts.ts';
import { saveLive } from '../publishing/release/save-live.ts';
import { type Changed, changePost } from './change-post.ts';
import { startAt } from './start-at.ts';

export type Answer = { readonly remoteId: string } | { readonly absent: true };

/**
 * A person says what happened to a post that could not be confirmed: it is there (one of the candidates that we found),
 * or it is not, and goes out again.
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
        return startAt(tx, row, await connectionOf(tx, row), now, { status: 0, failures: 0 }, absent);
      }
      await noteAttempt(tx, attempt.id, note);
      await adopt(tx, { attempt: attempt.id, post: id, remoteId: answer.remoteId });
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
