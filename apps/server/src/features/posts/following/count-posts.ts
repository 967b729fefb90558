import { BUSY_PHASES, PENDING_STATUSES } from '@waypost/contract/posts';
import { int8 } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query, typed } from '../../../platform/db/query.ts';
import type { PostCounts } from '../../connections/index.ts';
import { literals } from '../conditions.ts';
import { isOpen, waitsOn } from './open-posts.ts';

const postsOf = (connectionId: number) =>
  query.selectFrom('scheduled_postings as p').where('p.connection_id', '=', connectionId);

/** Posts of a connection that wait, those whose release is open, and which of these wait for a person's word. */
export async function countPosts(db: Sql, connectionId: number): Promise<PostCounts> {
  const row = await db.row(
    postsOf(connectionId)
      .select(typed(int8)`count(*) FILTER (WHERE ${waitsOn(connectionId)})`.as('pending'))
      .select(typed(int8)`count(*) FILTER (WHERE ${isOpen})`.as('open'))
      .select(typed(int8)`count(*) FILTER (WHERE ${isOpen} AND p.ask_user)`.as('asked'))
      .where((e) => e.or([e('p.status', 'in', literals(PENDING_STATUSES)), e('p.phase', 'in', literals(BUSY_PHASES))])),
  );
  return row ?? { pending: 0, open: 0, asked: 0 };
}

/** Whether outcomes are being looked for at the network; those that wait for a person's word do not count. */
export async function hasBusyPosts(db: Sql, connectionId: number): Promise<boolean> {
  const busy = postsOf(connectionId).select('p.id').where('p.ask_user', '=', false).where(isOpen).limit(1);
  return (await db.row(busy)) !== null;
}
