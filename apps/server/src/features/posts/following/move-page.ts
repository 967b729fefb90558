import type { Sql } from '../../../platform/db/database.ts';
import { UPCOMING } from '../conditions.ts';
import { expression, moving } from '../publishing/post-write.ts';
import { OPEN } from './open-posts.ts';

const MOVABLE = `p.connection_id = $1 AND p.status IN (${UPCOMING}) AND NOT ${OPEN}`;
const next = { at: expression('greatest(p.fire_at, app_now())') };
const BEGUN = moving({ from: ['claimed', 'waiting'], to: 'due', write: { next } });

/**
 * Change Page (CONN-050): what has not been published goes to the new page, deleted and failed posts too, because they
 * can come back. Everything that was staged belongs to the old page.
 */
export async function movePage(tx: Sql, connectionId: number, pageId: string): Promise<void> {
  await tx.run(
    `INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at)
     SELECT p.connection_id, o ->> 'id', o ->> 'kind', app_now()
     FROM scheduled_postings p, jsonb_array_elements(coalesce(p.staged -> 'objects', '[]')) AS o
     WHERE ${MOVABLE} ON CONFLICT DO NOTHING`,
    [connectionId],
  );
  await tx.run(`UPDATE scheduled_postings p SET ${BEGUN.set} WHERE ${MOVABLE} AND p.phase IN (${BEGUN.from})`, [
    connectionId,
  ]);
  await tx.run(
    `UPDATE scheduled_postings p SET pgid = $2, staged = '{}', staged_version = NULL, version = p.version + 1,
       updated_at = clock_timestamp()
     WHERE ${MOVABLE}`,
    [connectionId, pageId],
  );
}
