import { CHANGEABLE_PHASES, PENDING_STATUSES } from '@waypost/contract/posts';
import type { Sql } from '../../platform/db/database.ts';
import { countAll, query, sql } from '../../platform/db/query.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';
import { literals } from './conditions.ts';
import { isOpen } from './following/open-posts.ts';
import { moving } from './publishing/post-write.ts';
import { leaveStaged } from './publishing/stage/leave-staged.ts';

/** Reels of a person that wait to go out, on whatever network. One whose release is open is out, or may be: it is left to its end. */
const waiting = (userId: number) => sql<boolean>`(
  p.profile_id IN (SELECT o.id FROM profiles o WHERE o.user_id = ${userId} AND o.deleted_at IS NULL)
  AND p.type = 'reel' AND NOT p.deleted AND p.status IN (${sql.join(literals(PENDING_STATUSES))}) AND NOT ${isOpen})`;

const DELETED = moving({
  from: CHANGEABLE_PHASES,
  to: 'due',
  write: { deleted: true, next: null, preflightAt: null, staged: {}, stagedVersion: null, version: 'next' },
});

/** Upcoming reels are deleted with the plan. As long as their time is ahead, their person restores them once it is back. */
export const proReels: ProData = {
  thing: 'reels',
  count: async (db, userId) =>
    (await db.row(query.selectFrom('scheduled_postings as p').select(countAll).where(waiting(userId))))?.count ?? 0,
  takeAway: (tx, { userId }) => deleteReels(tx, userId),
};

async function deleteReels(tx: Sql, userId: number): Promise<number> {
  const posts = query.selectFrom('scheduled_postings as p').select('p.id').where(waiting(userId));
  // In the order in which everybody locks posts.
  await tx.run(posts.orderBy('p.id').forUpdate('p'));
  await leaveStaged(tx, waiting(userId), 10);
  return tx.run(
    query
      .updateTable('scheduled_postings as p')
      .where(waiting(userId))
      .set(DELETED.set)
      .where('p.phase', 'in', DELETED.from),
  );
}
