import type { Sql } from '../../../platform/db/database.ts';
import type { PostCounts } from '../../connections/index.ts';
import { BUSY, PENDING } from '../conditions.ts';
import { OPEN, WAITING } from './open-posts.ts';

/** Posts of a connection that wait, and those whose release is open. */
export async function countPosts(db: Sql, connectionId: number): Promise<PostCounts> {
  const row = await db.row<PostCounts>(
    `SELECT count(*) FILTER (WHERE ${WAITING}) AS pending, count(*) FILTER (WHERE ${OPEN}) AS open
     FROM scheduled_postings p
     WHERE p.connection_id = $1 AND (p.status IN (${PENDING}) OR p.phase IN (${BUSY}))`,
    [connectionId],
  );
  return row ?? { pending: 0, open: 0 };
}

/** Whether outcomes are being looked for at the network; those that wait for a person's word do not count. */
export async function hasBusyPosts(db: Sql, connectionId: number): Promise<boolean> {
  const row = await db.row(
    `SELECT 1 AS busy FROM scheduled_postings p WHERE p.connection_id = $1 AND NOT p.ask_user AND ${OPEN} LIMIT 1`,
    [connectionId],
  );
  return row !== null;
}
