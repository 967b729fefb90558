import type { Expression, SqlBool } from 'kysely';
import { text, timestamptz } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { query, sql, typed } from '../../../../platform/db/query.ts';

/** Remote objects that were staged for posts `p`, which will not use them: from then on a sweep discards them. */
export async function leaveStaged(tx: Sql, posts: Expression<SqlBool>, inMinutes: number): Promise<void> {
  const objects = sql<unknown>`jsonb_array_elements(coalesce(p.staged -> 'objects', '[]'))`.as('o');
  await tx.run(
    query
      .insertInto('staged_leftovers')
      .columns(['connection_id', 'remote_id', 'kind', 'due_at'])
      .expression(
        query
          .selectFrom(['scheduled_postings as p', objects])
          .select([
            'p.connection_id',
            typed(text())`o ->> 'id'`.as('remote_id'),
            typed(text())`o ->> 'kind'`.as('kind'),
          ])
          .select(typed(timestamptz)`app_now() + make_interval(mins => ${inMinutes})`.as('due_at'))
          .where(posts),
      )
      .onConflict((on) => on.doNothing()),
  );
}
