import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import { refused } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { FACTS, type FactsRow } from '../facts.ts';
import { CONNECTION_COLUMNS, type WorldConnection } from '../preflight/preflight-world.ts';

/** A locked post with what the verbs decide by. */
export interface ChangeRow extends FactsRow {
  readonly profile_id: number;
  readonly connection_id: number;
  readonly app: SocialApp;
  readonly version: number;
  readonly message: string;
  readonly link: string | null;
}

/**
 * The post, and with `applyToAll` the posts of the same origin and network in the user's other profiles. Empty when the
 * post is not the actor's: the condition on the user is the scope.
 */
export async function ownedWithSiblings(
  tx: Sql,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `SELECT o.id FROM scheduled_postings s
     JOIN profiles p ON p.id = s.profile_id AND p.user_id = $2 AND p.deleted_at IS NULL
     JOIN scheduled_postings o ON o.id = s.id OR ($3 AND o.origin_id = s.origin_id AND o.app = s.app)
     JOIN profiles op ON op.id = o.profile_id AND op.user_id = $2 AND op.deleted_at IS NULL
     WHERE s.id = $1`,
    [target.id, actor.userId, target.applyToAll],
  );
  return rows.map((row) => row.id);
}

/** Those of the posts that are the actor's, the earliest first. */
export async function ownedInOrder(db: Sql, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `SELECT s.id FROM scheduled_postings s
     JOIN profiles p ON p.id = s.profile_id AND p.user_id = $2 AND p.deleted_at IS NULL
     WHERE s.id = ANY($1::bigint[]) ORDER BY s.fire_at, s.id`,
    [ids, actor.userId],
  );
  return rows.map((row) => row.id);
}

/**
 * Locks first and reads afterwards: the last statement sees what a gate committed while the first one waited. The
 * connections stay too, as when posts are made, so that two equal texts see each other; posts come first, as everywhere.
 */
export async function lockPosts(tx: Sql, ids: readonly number[]): Promise<ChangeRow[]> {
  const chosen = query.selectFrom('scheduled_postings as s').where('s.id', '=', any(ids)).orderBy('s.id');
  await tx.rows(chosen.select('s.id').forUpdate());
  const theirs = query.selectFrom('scheduled_postings as s').select('s.connection_id').where('s.id', '=', any(ids));
  await tx.rows(
    query.selectFrom('connections as c').select('c.id').where('c.id', 'in', theirs).orderBy('c.id').forNoKeyUpdate(),
  );
  return tx.rows(
    chosen.select(FACTS).select(['s.profile_id', 's.connection_id', 's.app', 's.version', 's.message', 's.link']),
  );
}

export async function connectionOf(tx: Sql, row: Pick<ChangeRow, 'connection_id'>): Promise<WorldConnection> {
  const found = await tx.row<WorldConnection>(`SELECT ${CONNECTION_COLUMNS} FROM connections c WHERE c.id = $1`, [
    row.connection_id,
  ]);
  if (found === null) throw new Error('A post without a connection');
  return found;
}

/** The same, for verbs that send now: 400 while the connection is broken. */
export async function connectedFor(tx: Sql, row: Pick<ChangeRow, 'connection_id'>): Promise<WorldConnection> {
  const connection = await connectionOf(tx, row);
  if (!connection.installed || !connection.connected)
    throw refused('posts.conflict.broken_connection', undefined, 'connection_broken');
  return connection;
}

/** Remote objects that were staged for a post that will not use them; a tick discards them at the network. */
export async function leaveStaged(tx: Sql, id: number): Promise<void> {
  await tx.run(
    `INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at)
     SELECT s.connection_id, o ->> 'id', o ->> 'kind', app_now() + interval '10 minutes'
     FROM scheduled_postings s, jsonb_array_elements(coalesce(s.staged -> 'objects', '[]')) AS o
     WHERE s.id = $1 ON CONFLICT DO NOTHING`,
    [id],
  );
}

/** Null takes the comment away. Only a comment that was not begun can change. */
export async function writeComment(tx: Sql, id: number, words: string | null): Promise<void> {
  if (words === null) await tx.run('DELETE FROM post_comments WHERE scheduled_posting_id = $1', [id]);
  else
    await tx.run(
      `INSERT INTO post_comments (scheduled_posting_id, text) VALUES ($1, $2)
       ON CONFLICT (scheduled_posting_id) DO UPDATE SET text = excluded.text`,
      [id, words],
    );
}

/** The alternative text of the first picture; answers whether there is one. */
export async function writeAltText(tx: Sql, id: number, words: string | null): Promise<boolean> {
  const touched = await tx.run(
    `UPDATE post_media SET alt_text = $2 WHERE scheduled_posting_id = $1 AND position = (
       SELECT min(position) FROM post_media WHERE scheduled_posting_id = $1 AND kind = 'image')`,
    [id, words],
  );
  return touched > 0;
}

export const wakeMachine = (tx: Sql): Promise<number> => tx.run("SELECT pg_notify('waypost_due', '')");
