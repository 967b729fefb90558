import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import { CHANGEABLE_PHASES, PENDING_STATUSES } from '@waypost/contract/posts';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { any, countAll, query, sql } from '../../platform/db/query.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';
import { literals } from './conditions.ts';
import { HAS_PRO } from './copies/copy-sql.ts';
import { isOpen } from './following/open-posts.ts';
import { moving } from './publishing/post-write.ts';
import { leaveStaged } from './publishing/stage/leave-staged.ts';

/** The networks that PRO brings. */
const PRO_APPS = SOCIAL_APPS.filter((app) => CHANNELS[app].proOnly);

/** By its connections, whose index knows what is to go out: posts have none by their profile. */
const connectionsOf = (userId: number) =>
  query
    .selectFrom('connections as c')
    .innerJoin('profiles as o', 'o.id', 'c.profile_id')
    .select('c.id')
    .where('o.user_id', '=', userId)
    .where('o.deleted_at', 'is', null);

type Connections = ReturnType<typeof connectionsOf>;
/** What waits to go out. One whose release is open is out, or may be: it is left to its end. */
const waiting = (connections: Connections, which: typeof REEL) => sql<boolean>`(
  p.connection_id IN ${connections} AND ${which} AND NOT p.deleted
  AND p.status IN (${sql.join(literals(PENDING_STATUSES))}) AND NOT ${isOpen})`;

const REEL = sql<boolean>`p.type = 'reel'`;
/** Reels of a person, on whatever network. */
const reels = (userId: number) => waiting(connectionsOf(userId), REEL);
/** Everything else on the networks that end with PRO. */
const networkPosts = (userId: number) =>
  waiting(connectionsOf(userId).where('c.app', 'in', PRO_APPS), sql<boolean>`p.type <> 'reel'`);

const DELETED = moving({
  from: CHANGEABLE_PHASES,
  to: 'due',
  write: { deleted: true, next: null, preflightAt: null, staged: {}, stagedVersion: null, version: 'next' },
});

type Which = ReturnType<typeof reels>;
const countOf = async (db: Reads, which: Which) =>
  (await db.row(query.selectFrom('scheduled_postings as p').select(countAll).where(which)))?.count ?? 0;

/** Upcoming reels are deleted with the plan. As long as their time is ahead, their person restores them once it is back. */
export const proReels: ProData = {
  thing: 'reels',
  count: (db, userId) => countOf(db, reels(userId)),
  takeAway: (tx, { userId }) => deletePosts(tx, reels(userId)),
};

/** So is what is scheduled there, before its connection ends: a step of its own, so that it is counted before and after. */
export const proNetworkPosts: ProData = {
  thing: 'instagram_posts',
  count: (db, userId) => countOf(db, networkPosts(userId)),
  takeAway: (tx, { userId }) => deletePosts(tx, networkPosts(userId)),
};

/** Posts that became reels in the hands of people who have no PRO: as a downgrade leaves them. */
export const takeReelsWithoutPro = (tx: Sql, ids: readonly number[]): Promise<number> => {
  const without = query
    .selectFrom('profiles as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select('o.id')
    .where(sql<boolean>`NOT ${sql.raw(HAS_PRO)}`);
  return deletePosts(
    tx,
    sql<boolean>`(p.id = ${any(ids)} AND ${REEL} AND p.profile_id IN ${without} AND NOT p.deleted
      AND p.status IN (${sql.join(literals(PENDING_STATUSES))}) AND NOT ${isOpen})`,
  );
};

async function deletePosts(tx: Sql, which: Which): Promise<number> {
  const posts = query.selectFrom('scheduled_postings as p').select('p.id').where(which);
  // In the order in which everybody locks posts.
  await tx.run(posts.orderBy('p.id').forUpdate('p'));
  await leaveStaged(tx, which, 10);
  return tx.run(
    query.updateTable('scheduled_postings as p').where(which).set(DELETED.set).where('p.phase', 'in', DELETED.from),
  );
}
