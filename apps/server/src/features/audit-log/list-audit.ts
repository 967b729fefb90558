import type { listAudit as call } from '@waypost/contract/audit-log';
import type { QueryOf } from '@waypost/contract/wire';
import type { Sql } from '../../platform/db/database.ts';
import { fullName, query } from '../../platform/db/query.ts';
import { beyondPlace, placeOf } from '../../platform/db/reads/walk.ts';
import { WALK_SIZE } from '../../platform/http/index.ts';
import { lowerBound, upperBound } from '../posts/index.ts';

export type Asked = QueryOf<typeof call>;

const SIZE = WALK_SIZE + 1;

/** A walk along one index, the newest first. Every filter has an index that ends with the time; of several, the planner takes one. */
function walk(asked: Asked, by?: 'a.actor_id' | 'a.acting_as_id') {
  const { who, action, object_type, object_id, from, until, page } = asked;
  let found = query.selectFrom('audit_log as a');
  if (who !== undefined && by !== undefined) found = found.where(by, '=', who);
  if (action !== undefined) found = found.where('a.action', '=', action);
  if (object_type !== undefined) found = found.where('a.object_type', '=', object_type);
  if (object_type !== undefined && object_id !== undefined) found = found.where('a.object_id', '=', object_id);
  if (from !== undefined) found = found.where('a.created_at', '>=', lowerBound(from).at);
  if (until !== undefined) found = found.where('a.created_at', '<', upperBound(until).at);
  if (page !== undefined) found = found.where(beyondPlace('a.created_at', 'a.id', page, 'desc'));
  return found.select(['a.id', 'a.created_at']).orderBy('a.created_at', 'desc').orderBy('a.id', 'desc').limit(SIZE);
}

/** One more than a page holds. Whoever acted is walked apart from in whose name it was done: nobody is both in one row. */
export function listAudit(db: Sql, asked: Asked) {
  const ids =
    asked.who === undefined
      ? query.selectFrom(walk(asked).as('w')).selectAll()
      : query
          .selectFrom(walk(asked, 'a.actor_id').as('one'))
          .selectAll()
          .unionAll(query.selectFrom(walk(asked, 'a.acting_as_id').as('other')).selectAll());
  return db.rows(
    query
      .selectFrom(
        query
          .selectFrom(ids.as('i'))
          .select('i.id')
          .orderBy('i.created_at', 'desc')
          .orderBy('i.id', 'desc')
          .limit(SIZE)
          .as('f'),
      )
      .innerJoin('audit_log as a', 'a.id', 'f.id')
      .leftJoin('users as w', 'w.id', 'a.actor_id')
      .leftJoin('users as b', 'b.id', 'a.acting_as_id')
      .select([
        'a.id',
        'a.created_at',
        'a.action',
        'a.object_type',
        'a.object_id',
        'a.data',
        'a.actor_id',
        'a.acting_as_id',
      ])
      .select([fullName('w').as('actor'), fullName('b').as('acting_as'), placeOf('a.created_at')])
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc'),
  );
}
export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

export const personOf = (db: Sql, id: number) =>
  db.row(
    query
      .selectFrom('users as u')
      .select(['u.id as pk', fullName('u').as('name')])
      .where('u.id', '=', id),
  );
