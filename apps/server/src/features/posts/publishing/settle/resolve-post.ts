import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { conflict, invalid, text } from '../../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../../platform/session/actor.ts';
import { auditPost } from '../../audit.ts';
import { saveLive } from '../release/save-live.ts';
import { openAttemptOf } from './open-attempt.ts';

/**
 * A person says what happened to a post that could not be confirmed: it is there (one of the candidates that we found),
 * or it is not, and goes out again.
 */
export async function resolvePost(
  deps: Deps,
  scope: ProfileScope,
  id: number,
  answer: { remoteId: string } | { absent: true },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await tx.row<{ ask_user: boolean }>(
      `SELECT ask_user FROM scheduled_postings
       WHERE id = $1 AND profile_id = $2 AND phase = 'unconfirmed' FOR UPDATE`,
      [id, scope.profileId],
    );
    const attempt = await openAttemptOf(tx, id);
    if (!row?.ask_user || attempt === null) throw conflict('posts.conflict.not_offered');
    await auditPost(tx, scope.actor, 'resolve', id);
    await tx.run('UPDATE publish_attempts SET evidence = evidence || $2::jsonb WHERE id = $1', [
      attempt.id,
      JSON.stringify([
        {
          at: deps.clock.now().toISOString(),
          answered_by: scope.actor.userId,
          ...('absent' in answer && { said: 'absent' }),
        },
      ]),
    ]);
    if ('remoteId' in answer) {
      try {
        await saveLive(tx, { attempt: attempt.id, post: id, remoteId: answer.remoteId, adopted: true });
      } catch (error) {
        if (isUniqueViolation(error)) throw invalid({ remote_id: [text('posts.conflict.owned_elsewhere')] });
        throw error;
      }
      return;
    }
    await tx.run(
      `UPDATE publish_attempts SET outcome = 'absent', ended_at = clock_timestamp() WHERE id = $1 AND outcome IS NULL`,
      [attempt.id],
    );
    await tx.run(
      `UPDATE scheduled_postings p SET phase = 'due', status = 0, failures = 0, step_failures = 0, ask_user = false, version = p.version + 1,
         fire_at = app_now(), next_step_at = app_now(), late_after = app_now() + make_interval(mins => c.late_after_minutes),
         reason_code = NULL, reason_values = NULL, lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
       FROM connections c WHERE c.id = p.connection_id AND p.id = $1`,
      [id],
    );
    await tx.run("SELECT pg_notify('waypost_due', '')");
  });
}
