import type { SocialApp } from '@waypost/contract/networks';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { lookAtAll, type Sweep } from '../../platform/sweeps/sweep.ts';
import type { ConnectionDeps } from './deps.ts';
import type { PostCounts } from './pending-posts.ts';
import { findConnection, lockConnection } from './store.ts';
import { forgetUnusedGrants } from './tokens/forget-grants.ts';

const NO_POSTS: PostCounts = { pending: 0, open: 0 };

/** What a removal would do, for the question before it. */
export async function previewRemoval(deps: ConnectionDeps, scope: ProfileScope, app: SocialApp): Promise<PostCounts> {
  const connection = await findConnection(deps.db, scope, app);
  return connection === null ? NO_POSTS : deps.pendingPosts.count(deps.db, connection.id);
}

/**
 * Disconnects. Posts that wait are deleted; a post whose release is open stays, and with it the token that its outcome
 * is read with, for a day at most.
 */
export async function removeConnection(deps: ConnectionDeps, scope: ProfileScope, app: SocialApp): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deps.pendingPosts.lock(tx, scope, app);
    const connection = await lockConnection(tx, scope, app);
    if (!connection.installed && connection.grant_id === null) throw notFound();
    const deleted = await deps.pendingPosts.delete(tx, connection.id);
    const { open } = await deps.pendingPosts.count(tx, connection.id);
    await tx.run(
      `UPDATE connections SET installed = false, connected = false, paused = false, broken_reason = NULL,
         broken_at = NULL, followers_due_at = NULL, expiry_mail_at = NULL, updated_at = clock_timestamp(),
         erase_token_at = CASE WHEN $2 THEN app_now() + interval '24 hours' END
       WHERE id = $1`,
      [connection.id, open > 0],
    );
    if (open === 0) await eraseTokens(tx, connection.id, scope.userId, app);
    await audit(tx, scope.actor, {
      action: 'connection.removed',
      objectType: 'connection',
      objectId: connection.id,
      data: { app, page_id: connection.page_id, deleted_posts: deleted, open_posts: open },
    });
  });
}

async function eraseTokens(tx: Sql, connectionId: number, userId: number, app: SocialApp): Promise<void> {
  await tx.run(
    `UPDATE connections SET page_token_enc = NULL, page_token_version = page_token_version + 1, grant_id = NULL,
       erase_token_at = NULL, updated_at = clock_timestamp() WHERE id = $1`,
    [connectionId],
  );
  await forgetUnusedGrants(tx, userId, app);
}

export const keptTokenSweep = (deps: ConnectionDeps): Sweep =>
  lookAtAll({ id: 'connections.kept-tokens', everyMs: 5_000, run: () => eraseKeptTokens(deps) });

/** Tokens that were kept for open outcomes go as soon as those are settled, at the latest after their day. */
export async function eraseKeptTokens(deps: ConnectionDeps): Promise<number> {
  const kept = await deps.db.rows<{ id: number }>('SELECT id FROM connections WHERE erase_token_at IS NOT NULL');
  let erased = 0;
  for (const { id } of kept)
    erased += await deps.db.transaction(async (tx) => {
      const row = await tx.row<{ app: SocialApp; user_id: number; over: boolean }>(
        `SELECT c.app, p.user_id, c.erase_token_at <= app_now() AS over
         FROM connections c JOIN profiles p ON p.id = c.profile_id
         WHERE c.id = $1 AND c.erase_token_at IS NOT NULL AND NOT c.installed FOR UPDATE OF c SKIP LOCKED`,
        [id],
      );
      if (row === null || (!row.over && (await deps.pendingPosts.count(tx, id)).open > 0)) return 0;
      await eraseTokens(tx, id, row.user_id, row.app);
      return 1;
    });
  return erased;
}
