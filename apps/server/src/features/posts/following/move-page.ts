import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query, realNow, sql } from '../../../platform/db/query.ts';
import { moving } from '../publishing/post-write.ts';
import { leaveStaged } from '../publishing/stage/leave-staged.ts';
import { staysOn } from './open-posts.ts';

const next = { at: sql<Date>`greatest(p.fire_at, app_now())` };
const BEGUN = moving({ from: ['claimed', 'waiting'], to: 'due', write: { next } });

/**
 * Change Page (CONN-050): what has not been published goes to the new page, deleted and failed posts too, because they
 * can come back. Everything that was staged belongs to the old page.
 */
export async function movePage(tx: Sql, connectionId: number, pageId: string): Promise<void> {
  const posts = query.updateTable('scheduled_postings as p').where(staysOn(connectionId));
  await leaveStaged(tx, staysOn(connectionId), 0);
  await tx.run(posts.set(BEGUN.set).where('p.phase', 'in', BEGUN.from));
  await tx.run(
    posts.set({
      pgid: pageId,
      staged: json({}),
      staged_version: null,
      version: sql`p.version + 1`,
      updated_at: realNow,
    }),
  );
}
