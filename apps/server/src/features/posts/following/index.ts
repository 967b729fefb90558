import type { SocialApp } from '@waypost/contract/networks';
import { UPCOMING_STATUSES } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { any, query, realNow, sql } from '../../../platform/db/query.ts';
import type { PendingPosts } from '../../connections/index.ts';
import { literals } from '../conditions.ts';
import { moving } from '../publishing/post-write.ts';
import { countPosts, hasBusyPosts } from './count-posts.ts';
import { movePage } from './move-page.ts';
import { waitsOn } from './open-posts.ts';
import { wakeReconnected } from './wake-reconnected.ts';

/** How posts follow their connection; handed to it where the program is put together. */
export const pendingPosts: PendingPosts = {
  lock: async (tx, scope, app) => void (await tx.run(of(app).where('c.profile_id', '=', scope.profileId))),
  lockOfProfiles: async (tx, ids) => void (await tx.run(upcoming.where('c.profile_id', '=', any(ids)))),
  lockOfPerson: async (tx, scope, app) => void (await tx.run(of(app).where('o.user_id', '=', scope.userId))),
  count: countPosts,
  areBusy: hasBusyPosts,
  delete: deletePending,
  movePage,
  wake: wakeReconnected,
  changeLateness,
};

/** Locks what may still go out, in the order in which everybody locks posts. */
const upcoming = query
  .selectFrom('scheduled_postings as p')
  .innerJoin('connections as c', 'c.id', 'p.connection_id')
  .innerJoin('profiles as o', 'o.id', 'c.profile_id')
  .select('p.id')
  .where('p.status', 'in', literals(UPCOMING_STATUSES))
  .orderBy('p.id')
  .forUpdate('p');
const of = (app: SocialApp) => upcoming.where('c.app', '=', app);

const waiting = (connectionId: number) => query.updateTable('scheduled_postings as p').where(waitsOn(connectionId));

const DELETED = moving({
  from: ['due', 'claimed', 'waiting', 'reconnect'],
  to: 'due',
  write: { deleted: true, next: null, preflightAt: null, version: 'next' },
});
/** The connection is removed: what waits can be restored. */
function deletePending(tx: Sql, connectionId: number): Promise<number> {
  return tx.run(waiting(connectionId).set(DELETED.set).where('p.phase', 'in', DELETED.from));
}

/** A new limit of lateness holds for everything that still waits. */
async function changeLateness(tx: Sql, connectionId: number, minutes: number): Promise<void> {
  const lateAfter = sql<Date>`p.fire_at + make_interval(mins => ${minutes})`;
  await tx.run(waiting(connectionId).set({ late_after: lateAfter, updated_at: realNow }));
}
