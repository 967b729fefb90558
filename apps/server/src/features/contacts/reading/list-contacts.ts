import {
  CONTACT_PAGES,
  CONTACTS_COUNTED,
  type ContactOrdering,
  contactOrderOf,
  type OptoutStatus,
} from '@waypost/contract/contacts';
import type { Sql } from '../../../platform/db/database.ts';
import { countAll, query } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { ListScope } from '../scope.ts';
import { foundBy } from './search.ts';
import { beyond, cursorOf, hasDate, type Place, placed, placeOf, SORTINGS, sortedBy } from './sorting.ts';

export interface Asked {
  readonly optout_status: OptoutStatus | null;
  readonly filter: string;
  readonly ordering: ContactOrdering;
  readonly page: number;
  readonly page_size: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

const totalsOf = (listId: number) =>
  query
    .selectFrom('contact_lists as l')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('contact_exports as x')
          .select('x.ready_at')
          .whereRef('x.list_id', '=', 'l.id')
          .where('x.ready_at', 'is not', null)
          .orderBy('x.id', 'desc')
          .limit(1)
          .as('x'),
      (join) => join.onTrue(),
    )
    .select(['l.audience', 'l.optouts', 'l.undeliverables', 'x.ready_at'])
    .where('l.id', '=', listId);

function matching({ listId }: ListScope, { optout_status, filter }: Pick<Asked, 'optout_status' | 'filter'>) {
  let found = query.selectFrom('contacts').where('list_id', '=', listId);
  if (optout_status !== null) found = found.where('optout_status', '=', optout_status);
  return filter === '' ? found : found.where(foundBy(filter));
}

/** Exact without a search, from what the list keeps of itself; a search is counted up to a limit. */
async function countOf(db: Sql, scope: ListScope, asked: Asked, totals: Readonly<Record<OptoutStatus, number>>) {
  const { optout_status, filter } = asked;
  if (filter === '') {
    const count = optout_status === null ? totals.F + totals.T + totals.U : totals[optout_status];
    return { count, capped: false };
  }
  const some = matching(scope, asked)
    .select('id')
    .limit(CONTACTS_COUNTED + 1);
  const row = await db.row(query.selectFrom(some.as('some')).select(countAll));
  const counted = row?.count ?? 0;
  return { count: Math.min(counted, CONTACTS_COUNTED), capped: counted > CONTACTS_COUNTED };
}

/** So many rows are read and sorted sooner than an index is walked to find the first of them. */
const SORTED_AT_ONCE = 2_000;
const SORTED_BY = ['id', 'email_key', 'first_key', 'last_key', 'optout_status', 'optout_date'] as const;

/** The ids of a page, sorted; one more than the page has, where there is one. */
function idsOf(scope: ListScope, asked: Asked, walk: { place: Place | null; up: boolean; few: boolean }) {
  const { place, up, few } = walk;
  const { page, page_size: size, ordering } = asked;
  const { column } = contactOrderOf(ordering);
  const sorting = SORTINGS[column];
  let found = matching(scope, asked);
  if (place !== null) found = found.where(beyond(sorting, up ? '>' : '<', place));
  // Whoever may be written to has no date, and would all be walked past.
  if (column === 'optout_date' && asked.optout_status !== null && asked.optout_status !== 'F')
    found = found.where(hasDate);
  const order = sortedBy(sorting, up);
  const skipped = place === null ? (page - 1) * size : 0;
  // As a whole, or the planner walks the index of the sorting past all that is not found.
  if (few)
    return query
      .with(
        (w) => w('found').materialized(),
        () => found.select(SORTED_BY),
      )
      .selectFrom('found')
      .select('id as found_id')
      .orderBy(order)
      .limit(size + 1)
      .offset(skipped);
  return found
    .select('id as found_id')
    .orderBy(order)
    .limit(size + 1)
    .offset(skipped);
}

/**
 * A page of a list. Up to the five-hundredth it is found by its number; further ones by where their neighbour ended, so that no page
 * costs more than another. What a search finds is sorted as a whole where it is little, and read along the sorting's index until
 * the page is full where it is much.
 */
export async function listContacts(db: Sql, scope: ListScope, asked: Asked) {
  const { ordering, page, page_size: size, after, before } = asked;
  const list = await db.row(totalsOf(scope.listId));
  if (list === null) throw notFound();
  const { audience: F, optouts: T, undeliverables: U } = list;
  const { count, capped } = await countOf(db, scope, asked, { F, T, U });
  const { column, ascending } = contactOrderOf(ordering);
  const sorting = SORTINGS[column];
  const cursor = before ?? after;
  if (cursor === undefined && page > CONTACT_PAGES) throw notFound();
  const back = before !== undefined;
  const up = ascending !== back;
  // Those of a status stand together in two indexes, and are spread over the others: sorting some beats looking for many.
  const few = asked.filter !== '' ? !capped : asked.optout_status !== null && count <= SORTED_AT_ONCE;
  const place = cursor === undefined ? null : placeOf(ordering, cursor, sorting);
  const rows = await db.rows(
    query
      .selectFrom(idsOf(scope, asked, { place, up, few }).as('p'))
      .innerJoin('contacts as c', 'c.id', 'p.found_id')
      .select(['c.id', 'c.email', 'c.first_name', 'c.last_name', 'c.optout_status', 'c.optout_date'])
      .select(placed(sorting))
      .orderBy(sortedBy(sorting, up)),
  );
  const more = rows.length > size;
  const shown = rows.slice(0, size);
  if (back) shown.reverse();
  if (shown.length === 0 && page > 1) throw notFound();
  const [further, earlier] = back ? [true, more] : [more, true];
  const cursorAt = (row: (typeof shown)[number] | undefined) =>
    row === undefined ? '' : cursorOf(ordering, [row.first_place, row.second_place]);
  return {
    ...{ totals: list, count, capped, rows: shown },
    next: further ? { page: page + 1, ...(page + 1 > CONTACT_PAGES && { after: cursorAt(shown.at(-1)) }) } : null,
    previous:
      earlier && page > 1 ? { page: page - 1, ...(page - 1 > CONTACT_PAGES && { before: cursorAt(shown[0]) }) } : null,
  };
}
