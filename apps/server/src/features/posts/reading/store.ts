import type { PostListQuery } from '@waypost/contract/posts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { prepared, type RowOf, type Shapes, shapes } from '../../../platform/db/prepared.ts';
import { countAll, query, sql } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { maySeeAll } from '../policy.ts';
import { onOwnPage, scopeOfPage } from '../scope.ts';
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
import { type CalendarRow, calendarCells, type PostRow, type Posts, posts, shownPosts } from './post-row.ts';

export interface Listed<R> {
  readonly count: number;
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
const total = ({ narrowing }: Page, p: PageBounds) => sql<number>`(${counting(narrowing, p)})`.as('total');
const counting = (narrowing: Narrowing, p: Narrowing['bounds']) =>
  narrowed(posts, narrowing, p).clearSelect().select(countAll);

const calendars = shapes(
  'calendar',
  (page: Page) => (p: PageBounds) =>
    calendarCells(cut(page, p), standing(p)).select(total(page, p)).orderBy(ordered(page.order)),
);
const lists = shapes(
  'posts',
  (page: Page) => (p: PageBounds) =>
    shownPosts(cut(page, p), standing(p)).select(total(page, p)).orderBy(ordered(page.order)),
);
const counts = shapes('posts_count', (narrowing: Narrowing) => (p: Narrowing['bounds']) => counting(narrowing, p));

/** Where the statement finds the page of its reader itself, it names it; the columns of the posts are the same. */
const standing = ({ userId, pgid }: Narrowing['bounds']) =>
  userId === undefined ? query : (onOwnPage({ userId, pgid }) as unknown as typeof query);

export const listCalendar = (db: Database, actor: Actor, query: PostListQuery): Promise<Listed<CalendarRow>> =>
  list(db, actor, query, calendars);

export const listFull = (db: Database, actor: Actor, query: PostListQuery): Promise<Listed<PostRow>> =>
  list(db, actor, query, lists);

/**
 * The posts of a page that the actor may see; 404 for another. The page of an advisor is looked for by the same statement
 * that reads its posts. Only where that finds nothing the page is asked for by itself: it may be somebody else's, empty
 * under these filters, or belong to several profiles of theirs.
 */
async function list<R>(
  db: Database,
  actor: Actor,
  query: PostListQuery,
  statements: Shapes<Page, PageBounds, Counted<R>>,
): Promise<Listed<R>> {
  const filter = filterOf(query);
  const order = orderOf(query);
  const limit = pageSizeOf(query);
  const read = (narrowing: Narrowing) =>
    db.read(
      statements(`${order} ${narrowing.shape}`, { narrowing, order })({
        ...narrowing.bounds,
        limit,
        offset: (query.page - 1) * limit,
      }),
    );
  // The best list is cut on purpose.
  const listed = (rows: readonly Counted<R>[]) => ({ count: query.top ? rows.length : (rows[0]?.total ?? 0), rows });
  if (!maySeeAll(actor)) {
    const { pgid, profile } = query;
    const rows = await read(narrowingOf({ userId: actor.userId, pgid, profile }, filter));
    if (rows.length > 0) return listed(rows);
  }
  const narrowing = narrowingOf(await scopeOfPage(db, actor, query), filter);
  const rows = await read(narrowing);
  if (rows.length > 0 || query.top || query.page === 1) return listed(rows);
  const [all] = await db.read(counts(narrowing.shape, narrowing)(narrowing.bounds));
  return { count: all?.count ?? 0, rows };
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
