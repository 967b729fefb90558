import type { PostListQuery } from '@waypost/contract/posts';
import { int8 } from '../../../platform/db/column.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { prepared, type RowOf, type Shapes, shapes } from '../../../platform/db/prepared.ts';
import { countAll, query, sql, typed } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { PAGE_STATE } from '../facts.ts';
import { maySeeAll } from '../policy.ts';
import { type OwnPage, scopeOfPage } from '../scope.ts';
import {
  filterOf,
  type Narrowing,
  narrowed,
  narrowingOf,
  type Order,
  ordered,
  orderOf,
  pageSizeOf,
} from './filter-posts.ts';
import {
  cellAlone,
  cellsOfPage,
  cellsOn,
  type PostRow,
  type Posts,
  posts,
  postsOfPage,
  type ShownCell,
  type ShownPost,
  shownAlone,
  shownCells,
  shownOn,
  shownPosts,
} from './post-row.ts';

export interface Listed<R> {
  readonly count: number;
  /** Whether all of them are the actor's own; absent where nobody knows. */
  readonly mine?: boolean;
  readonly rows: readonly R[];
}
type Counted<R> = R & { readonly total: number };
interface Page {
  readonly narrowing: Narrowing;
  readonly order: Order;
}
type PageBounds = Narrowing['bounds'] & { readonly limit: number; readonly offset: number };

/** The page is cut first, so that joins and pictures are read for its rows only. */
const cut = ({ narrowing, order }: Page, p: PageBounds): Posts =>
  narrowed(posts, narrowing, p).orderBy(ordered(order)).limit(p.limit).offset(p.offset);
/** The count rides along: one round trip less on the product's most frequent call. */
const total = ({ narrowing }: Page, p: PageBounds) => typed(int8)`(${counting(narrowing, p)})`.as('total');
const counting = (narrowing: Narrowing, p: Narrowing['bounds']) =>
  narrowed(posts, narrowing, p).clearSelect().select(countAll);

const calendars = shapes(
  'calendar',
  (page: Page) => (p: PageBounds) => shownCells(cut(page, p)).select(total(page, p)).orderBy(ordered(page.order)),
);
const calendarsOfPage = shapes(
  'calendar_of_page',
  (page: Page) => (p: PageBounds) => cellsOfPage(cut(page, p)).select(total(page, p)).orderBy(ordered(page.order)),
);
const lists = shapes(
  'posts',
  (page: Page) => (p: PageBounds) => shownPosts(cut(page, p)).select(total(page, p)).orderBy(ordered(page.order)),
);
const listsOfPage = shapes(
  'posts_of_page',
  (page: Page) => (p: PageBounds) => postsOfPage(cut(page, p)).select(total(page, p)).orderBy(ordered(page.order)),
);
const counts = shapes('posts_count', (narrowing: Narrowing) => (p: Narrowing['bounds']) => counting(narrowing, p));

/** A list of one page. */
export type PageQuery = PostListQuery & { readonly pgid: string };

export async function listCalendar(db: Database, actor: Actor, query: PageQuery): Promise<Listed<ShownCell>> {
  const { count, page, rows } = await list(db, actor, query, { ofPage: calendarsOfPage, ofAny: calendars });
  return { count, rows: page === null ? rows.map(cellAlone) : cellsOn(page, rows) };
}

export async function listFull(db: Database, actor: Actor, query: PageQuery): Promise<Listed<ShownPost>> {
  const { count, page, rows } = await list(db, actor, query, { ofPage: listsOfPage, ofAny: lists });
  return { count, rows: page === null ? rows.map(shownAlone) : shownOn(page, query.pgid, rows) };
}

/** Where the page is null, its facts stand in the rows. */
type Found<P, A> =
  | { readonly count: number; readonly page: OwnPage; readonly rows: readonly P[] }
  | { readonly count: number; readonly page: null; readonly rows: readonly A[] };
type Statements<R> = Shapes<Page, PageBounds, Counted<R>>;

/**
 * The posts of a page that the actor may see; 404 for another. Nearly every list is of the one page that an advisor is
 * connected to: whether it is and what it holds are asked side by side, and the answer stands if the guess was right.
 */
async function list<P, A>(
  db: Database,
  actor: Actor,
  query: PageQuery,
  { ofPage, ofAny }: { ofPage: Statements<P>; ofAny: Statements<A> },
): Promise<Found<P, A>> {
  const filter = filterOf(query);
  const order = orderOf(query);
  const limit = pageSizeOf(query);
  const { pgid, page } = query;
  const read = <R>(statements: Statements<R>, narrowing: Narrowing) =>
    db.read(
      statements(`${order} ${narrowing.shape}`, { narrowing, order })({
        ...narrowing.bounds,
        limit,
        offset: (page - 1) * limit,
      }),
    );
  const [scope, guessed] = await Promise.all([
    scopeOfPage(db, actor, query),
    maySeeAll(actor) ? null : read(ofPage, narrowingOf({ userId: actor.userId, pgid }, filter)),
  ]);
  const count = async (rows: readonly Counted<unknown>[]) => {
    // The best list is cut on purpose.
    if (query.top) return rows.length;
    if (rows[0] !== undefined || page === 1) return rows[0]?.total ?? 0;
    const narrowing = narrowingOf(scope, filter);
    const [all] = await db.read(counts(narrowing.shape, narrowing)(narrowing.bounds));
    return all?.count ?? 0;
  };
  if (scope.connected !== null && guessed !== null)
    return { count: await count(guessed), page: scope.connected, rows: guessed };
  const rows = await read(ofAny, narrowingOf(scope, filter));
  return { count: await count(rows), page: null, rows };
}

const one = prepared('post_one', (p: { id: number; ownerId: number | null }) =>
  shownPosts(posts.where('s.id', '=', p.id))
    .innerJoin('profiles as pr', 'pr.id', 's.profile_id')
    .where('pr.deleted_at', 'is', null)
    .where(sql<boolean>`(${p.ownerId}::bigint IS NULL OR pr.user_id = ${p.ownerId})`),
);

/** A post of the actor's own profiles, for staff who only look any post; otherwise 404. */
export async function loadPost(db: Sql, actor: Actor, id: number, access: 'read' | 'write'): Promise<PostRow> {
  const row = await db.row(one({ id, ownerId: access === 'read' && maySeeAll(actor) ? null : actor.userId }));
  if (row === null) throw notFound();
  return row;
}

const siblings = prepared('post_siblings', (p: { id: number; origin: string; ownerOf: number }) =>
  query
    .selectFrom('scheduled_postings as s')
    .innerJoin('profiles as pr', 'pr.id', 's.profile_id')
    .select(['s.id', 's.profile_id', 's.app', 's.deleted', 's.status', 's.phase', 's.fire_at', PAGE_STATE])
    .where('s.origin_id', '=', p.origin)
    .where('s.id', '<>', p.id)
    .where('s.withdrawn_at', 'is', null)
    .where('pr.deleted_at', 'is', null)
    .where('pr.user_id', '=', (e) =>
      e.selectFrom('profiles as own').select('own.user_id').where('own.id', '=', p.ownerOf),
    )
    .orderBy('s.id'),
);
export type SiblingRow = RowOf<typeof siblings>;

/** What was created together with a post that {@link loadPost} let the actor see, in profiles of the same person. */
export const listSiblings = (db: Sql, { id, origin_id, profile_id }: PostRow): Promise<SiblingRow[]> =>
  db.rows(siblings({ id, origin: origin_id, ownerOf: profile_id }));

const attempts = prepared('post_attempts', (p: { id: number; limit: number; offset: number }) =>
  query
    .selectFrom('publish_attempts')
    .select(['n', 'purpose', 'ended_at', 'outcome', 'reason_code', 'reason_values', 'evidence'])
    .select((e) => e.fn.coalesce('commit_business_at', 'started_at').as('started_at'))
    .where('scheduled_posting_id', '=', p.id)
    .orderBy('n', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
export type AttemptRow = RowOf<typeof attempts>;
const attemptsCount = prepared('post_attempts_count', (p: { id: number }) =>
  query.selectFrom('publish_attempts').select(countAll).where('scheduled_posting_id', '=', p.id),
);

/** The tries of a post that {@link loadPost} let the actor see. */
export async function listAttempts(
  db: Sql,
  { id }: PostRow,
  { page, page_size }: { page: number; page_size: number },
): Promise<Listed<AttemptRow>> {
  const rows = await db.rows(attempts({ id, limit: page_size, offset: (page - 1) * page_size }));
  const all = await db.row(attemptsCount({ id }));
  return { count: all?.count ?? 0, rows };
}
