import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

/**
 * What a change of a connection does to its posts. Rows whose release is open (its call was, or may have been, made)
 * are never touched here. All take a connection that the caller has locked.
 */
const OPEN = `(p.phase IN ('committing', 'accepted', 'unconfirmed') OR EXISTS (
  SELECT FROM publish_attempts a WHERE a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.purpose = 'publish'))`;
const WAITING = `p.connection_id = $1 AND p.status IN (0, 100, 110, 120) AND NOT p.deleted AND NOT ${OPEN}`;

export interface PostCounts {
  readonly pending: number;
  readonly open: number;
}

export async function countPosts(db: Sql, connectionId: number): Promise<PostCounts> {
  const row = await db.row<PostCounts>(
    `SELECT count(*) FILTER (WHERE ${WAITING}) AS pending, count(*) FILTER (WHERE ${OPEN}) AS open
     FROM scheduled_postings p
     WHERE p.connection_id = $1 AND (p.status IN (0, 100, 110, 120) OR p.phase IN ('committing', 'accepted', 'unconfirmed'))`,
    [connectionId],
  );
  return row ?? { pending: 0, open: 0 };
}

/**
 * Takes the posts before the connection: the publisher holds its post when it reports the connection, and two that wait
 * for each other's row would never end.
 */
export async function holdPosts(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<void> {
  await tx.run(
    `SELECT p.id FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id
     WHERE c.profile_id = $1 AND c.app = $2 AND p.status IN (0, 20, 100, 110, 120) ORDER BY p.id FOR UPDATE OF p`,
    [scope.profileId, app],
  );
}

/** Posts whose outcome is being looked for at the network; those that wait for a person's word do not count. */
export async function hasBusyPosts(db: Sql, connectionId: number): Promise<boolean> {
  const row = await db.row(
    `SELECT 1 AS busy FROM scheduled_postings p WHERE p.connection_id = $1 AND NOT p.ask_user AND ${OPEN} LIMIT 1`,
    [connectionId],
  );
  return row !== null;
}

export async function deletePending(tx: Sql, connectionId: number): Promise<number> {
  return tx.run(
    `UPDATE scheduled_postings p SET deleted = true, version = p.version + 1, lease_token = NULL, lease_until = NULL,
       next_step_at = NULL, preflight_at = NULL, updated_at = clock_timestamp(),
       phase = CASE WHEN p.phase IN ('claimed', 'waiting', 'reconnect') THEN 'due' ELSE p.phase END
     WHERE ${WAITING}`,
    [connectionId],
  );
}

/**
 * Change Page (CONN-050): what has not been published goes to the new page, deleted and failed posts too, because they
 * can come back. Everything that was staged belongs to the old page.
 */
export async function movePending(tx: Sql, connectionId: number, pageId: string): Promise<void> {
  const movable = `p.connection_id = $1 AND p.status IN (0, 20, 100, 110, 120) AND NOT ${OPEN}`;
  await tx.run(
    `INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at)
     SELECT p.connection_id, o ->> 'id', o ->> 'kind', app_now()
     FROM scheduled_postings p, jsonb_array_elements(coalesce(p.staged -> 'objects', '[]')) AS o
     WHERE ${movable} ON CONFLICT DO NOTHING`,
    [connectionId],
  );
  await tx.run(
    `UPDATE scheduled_postings p SET pgid = $2, version = p.version + 1, staged = '{}', staged_version = NULL,
       lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
       next_step_at = CASE WHEN p.phase IN ('claimed', 'waiting') THEN greatest(p.fire_at, app_now()) ELSE p.next_step_at END,
       phase = CASE WHEN p.phase IN ('claimed', 'waiting') THEN 'due' ELSE p.phase END
     WHERE ${movable}`,
    [connectionId, pageId],
  );
}

/** Posts that waited for the connection: those still in time leave now, the others are listed as missed. */
export async function onReconnected(tx: Sql, connectionId: number): Promise<void> {
  await tx.run(
    `UPDATE scheduled_postings p SET updated_at = clock_timestamp(), lease_token = NULL, lease_until = NULL,
       reason_values = NULL,
       phase = CASE WHEN p.late_after > app_now() THEN 'due' ELSE 'missed' END,
       status = CASE WHEN p.late_after > app_now() THEN p.status ELSE 20 END,
       reason_code = CASE WHEN p.late_after > app_now() THEN NULL ELSE 'missed' END,
       next_step_at = CASE WHEN p.late_after > app_now() AND NOT p.deleted THEN greatest(p.fire_at, app_now()) END
     WHERE p.connection_id = $1 AND p.phase = 'reconnect'`,
    [connectionId],
  );
}

/** A new lateness limit holds for everything that still waits. */
export async function recomputeLateness(tx: Sql, connectionId: number, minutes: number): Promise<void> {
  await tx.run(
    `UPDATE scheduled_postings p SET late_after = p.fire_at + make_interval(mins => $2),
       updated_at = clock_timestamp()
     WHERE ${WAITING}`,
    [connectionId, minutes],
  );
}
