import type { SocialApp } from '@waypost/contract/networks';
import { audit } from '../../platform/audit/audit.ts';
import { bool } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query, sql, typed } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Losing } from '../../platform/feature/pro-data.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { lookAtAll, type Sweep } from '../../platform/sweeps/sweep.ts';
import type { ConnectionDeps } from './deps.ts';
import type { PostCounts } from './pending-posts.ts';
import { type ConnectionRow, findConnection, lockConnection, lockConnectionsOf, updateConnection } from './store.ts';
import { forgetUnusedGrants } from './tokens/forget-grants.ts';

const NO_POSTS: PostCounts = { pending: 0, open: 0, asked: 0 };

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
    if (!isThere(connection)) throw notFound();
    await disconnect(deps, tx, scope, connection);
  });
}

/** The same for everything that is connected in profiles that go, in their transaction. */
export async function removeConnections(deps: ConnectionDeps, tx: Sql, scopes: readonly ProfileScope[]): Promise<void> {
  const owners = new Map(scopes.map((scope) => [scope.profileId, scope]));
  await disconnectAll(deps, tx, owners, () => true);
}

/** Answers how many there were. */
export async function disconnectAll(
  deps: ConnectionDeps,
  tx: Sql,
  /** By their profiles. */
  owners: ReadonlyMap<number, Losing>,
  which: (app: SocialApp) => boolean,
): Promise<number> {
  const profileIds = [...owners.keys()];
  await deps.pendingPosts.lockOfProfiles(tx, profileIds);
  let ended = 0;
  for (const connection of await lockConnectionsOf(tx, profileIds)) {
    const owner = owners.get(connection.profile_id);
    if (owner === undefined || !which(connection.app) || !isThere(connection)) continue;
    await disconnect(deps, tx, owner, connection);
    ended += 1;
  }
  return ended;
}

const isThere = ({ installed, grant_id }: ConnectionRow): boolean => installed || grant_id !== null;

async function disconnect(
  { pendingPosts }: ConnectionDeps,
  tx: Sql,
  { userId, actor }: Losing,
  { id, app, page_id }: ConnectionRow,
): Promise<void> {
  const deleted = await pendingPosts.delete(tx, id);
  const { open } = await pendingPosts.count(tx, id);
  await tx.run(
    updateConnection(id).set({
      installed: false,
      connected: false,
      paused: false,
      broken_reason: null,
      broken_at: null,
      followers_due_at: null,
      expiry_mail_at: null,
      erase_token_at: open > 0 ? sql`app_now() + interval '24 hours'` : null,
    }),
  );
  if (open === 0) await eraseTokens(tx, id, userId, app);
  await audit(tx, actor, {
    action: 'connection.removed',
    objectType: 'connection',
    objectId: id,
    data: { app, page_id, deleted_posts: deleted, open_posts: open },
  });
}

async function eraseTokens(tx: Sql, connectionId: number, userId: number, app: SocialApp): Promise<void> {
  await tx.run(
    updateConnection(connectionId).set((e) => ({
      page_token_enc: null,
      page_token_version: e('page_token_version', '+', 1),
      grant_id: null,
      erase_token_at: null,
    })),
  );
  await forgetUnusedGrants(tx, userId, app);
}

export const keptTokenSweep = (deps: ConnectionDeps): Sweep =>
  lookAtAll({ id: 'connections.kept-tokens', everyMs: 5_000, run: () => eraseKeptTokens(deps) });

/** Tokens that were kept for open outcomes go as soon as those are settled, at the latest after their day. */
export async function eraseKeptTokens(deps: ConnectionDeps): Promise<number> {
  const kept = await deps.db.rows(query.selectFrom('connections').select('id').where('erase_token_at', 'is not', null));
  let erased = 0;
  for (const { id } of kept)
    erased += await deps.db.transaction(async (tx) => {
      const row = await tx.row(
        query
          .selectFrom('connections as c')
          .innerJoin('profiles as p', 'p.id', 'c.profile_id')
          .select(['c.app', 'p.user_id', typed(bool)`c.erase_token_at <= app_now()`.as('over')])
          .where('c.id', '=', id)
          .where('c.erase_token_at', 'is not', null)
          .where('c.installed', '=', false)
          .forUpdate('c')
          .skipLocked(),
      );
      if (row === null || (!row.over && (await deps.pendingPosts.count(tx, id)).open > 0)) return 0;
      await eraseTokens(tx, id, row.user_id, row.app);
      return 1;
    });
  return erased;
}
