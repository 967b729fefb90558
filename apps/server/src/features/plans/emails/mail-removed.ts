import type { Sql } from '../../../platform/db/database.ts';
import { query, type TableRow } from '../../../platform/db/query.ts';
import { queueMail } from '../../outbox/index.ts';
import { proRemoved } from './pro-removed.ts';

/** Tells the person, in the transaction that ends her downgrade, what it took; nothing where it took nothing, or she has left. */
export async function mailRemoved(
  tx: Sql,
  { id, user_id, steps }: TableRow<'plan_downgrades'>,
  until: Date,
): Promise<void> {
  const taken = steps.filter(({ count }) => count > 0).map(({ thing, count }) => ({ thing, count }));
  const person = query.selectFrom('users').select('id').where('id', '=', user_id).where('deleted_at', 'is', null);
  if (taken.length === 0 || (await tx.row(person)) === null) return;
  const profile = await tx.row(
    query
      .selectFrom('profiles')
      .select('slug')
      .where('user_id', '=', user_id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(1),
  );
  await queueMail(tx, proRemoved, {
    userId: user_id,
    params: { steps: taken, until: until.toISOString(), profileSlug: profile?.slug ?? null },
    // One that was gone through again and took nothing more is no news.
    dedupeKey: `pro_removed:${id}:${taken.reduce((sum, { count }) => sum + count, 0)}`,
  });
}
