import type { Deps } from '../../../platform/deps.ts';
import { AppError, conflict, text } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { auditPost } from '../audit.ts';

/** A person starts a new ladder for a post that was given up: due at once, with a lateness of its own from now. */
export async function retryPost(deps: Deps, scope: ProfileScope, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await tx.row<{ ready: boolean; connected: boolean }>(
      `SELECT p.status = 20 AND NOT p.deleted AND p.phase IN ('rejected', 'missed')
           AND NOT EXISTS (SELECT FROM publish_attempts a WHERE a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.purpose = 'publish') AS ready,
         c.installed AND c.connected AS connected
       FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id
       WHERE p.id = $1 AND p.profile_id = $2 FOR UPDATE OF p`,
      [id, scope.profileId],
    );
    if (!row?.ready) throw conflict('posts.conflict.not_offered');
    if (!row.connected)
      throw new AppError(400, { text: text('posts.conflict.broken_connection'), code: 'connection_broken' });
    await tx.run(
      `UPDATE scheduled_postings p SET status = 0, phase = 'due', failures = 0, step_failures = 0, version = p.version + 1,
         fire_at = app_now(), next_step_at = app_now(), first_claimed_at = NULL,
         late_after = app_now() + make_interval(mins => c.late_after_minutes),
         reason_code = NULL, reason_values = NULL, lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
       FROM connections c WHERE c.id = p.connection_id AND p.id = $1`,
      [id],
    );
    await auditPost(tx, scope.actor, 'retry', id);
    await tx.run("SELECT pg_notify('waypost_due', '')");
  });
}
