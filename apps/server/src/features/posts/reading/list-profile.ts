import { providerOf, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { PostListQuery } from '@waypost/contract/posts';
import { int8 } from '../../../platform/db/column.ts';
import { type Database, readsOf } from '../../../platform/db/database.ts';
import { type Shapes, shapes } from '../../../platform/db/prepared.ts';
import { countAll, query, sql, typed } from '../../../platform/db/query.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import { maySeeAll } from '../policy.ts';
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
import { cellsOnPages, everyPage, pagesOfProfile, shownOnPages } from './pages-of-profile.ts';
import { cellsOfPages, type Posts, posts, postsOfPages, type ShownCell, type ShownPost } from './post-row.ts';
import type { Listed } from './store.ts';

interface Walk {
  readonly narrowing: Narrowing;
  readonly order: Order;
}
type Places = Narrowing['bounds'] & {
  readonly profileId: number;
  readonly apps: readonly SocialApp[];
  readonly limit: number;
  readonly offset: number;
};
type Counted<R> = R & { readonly total: number };

/** Posts of the page that the query around it stands at. */
const onPage = sql<boolean>`(s.provider, s.pgid) = (page.provider, page.pgid)`;

/**
 * Each page is walked in the order of its index, no further than the list reaches, and what the walks bring is merged: of
 * hundreds of posts only those that are shown are read whole.
 */
function cut({ narrowing, order }: Walk, p: Places): Posts {
  const walk = narrowed(posts.where(onPage), narrowing, p)
    .orderBy(ordered(order))
    .limit(sql<number>`${p.limit}::bigint + ${p.offset}::bigint`)
    .clearSelect()
    .select(['s.id', 's.fire_at', 's.created_at', 's.stats_rank']);
  const found = query
    .selectFrom(everyPage(p).as('page'))
    .innerJoinLateral(walk.as('s'), (join) => join.onTrue())
    .select('s.id')
    .orderBy(ordered(order))
    .limit(p.limit)
    .offset(p.offset);
  // A list of ids is looked up in one walk of their index; as a subquery it would be hashed, and each id sought from the root.
  return posts.where('s.id', '=', sql<number>`ANY(ARRAY(${found}))`);
}

/** The walks again, counted. */
function total({ narrowing }: Walk, p: Places) {
  const walk = narrowed(posts.where(onPage), narrowing, p).clearSelect().select(countAll);
  const all = query
    .selectFrom(everyPage(p).as('page'))
    .innerJoinLateral(walk.as('s'), (join) => join.onTrue())
    .select(typed(int8)`coalesce(sum(s.count), 0)`.as('total'));
  return typed(int8)`(${all})`.as('total');
}

const calendars = shapes(
  'profile_calendar',
  (walk: Walk) => (p: Places) => cellsOfPages(cut(walk, p)).select(total(walk, p)).orderBy(ordered(walk.order)),
);
const lists = shapes(
  'profile_posts',
  (walk: Walk) => (p: Places) => postsOfPages(cut(walk, p)).select(total(walk, p)).orderBy(ordered(walk.order)),
);
const counts = shapes('profile_posts_count', (walk: Walk) => (p: Places) => query.selectNoFrom(total(walk, p)));

export type ProfileQuery = PostListQuery & { readonly profile: number };

export async function listProfileCalendar(db: Database, actor: Actor, query: ProfileQuery): Promise<Listed<ShownCell>> {
  const [{ rows, ...listed }, pages] = await besidePages(db, actor, query, calendars);
  return { ...listed, rows: cellsOnPages(pages, rows) };
}

export async function listProfile(db: Database, actor: Actor, query: ProfileQuery): Promise<Listed<ShownPost>> {
  const [{ rows, ...listed }, pages] = await besidePages(db, actor, query, lists);
  return { ...listed, rows: shownOnPages(pages, rows) };
}

/** Hundreds of posts are of a handful of pages: these are asked beside them, and not again for each. */
const besidePages = <R>(
  db: Database,
  actor: Actor,
  query: ProfileQuery,
  statements: Shapes<Walk, Places, Counted<R>>,
) => Promise.all([list(db, actor, query, statements), db.read(pagesOfProfile({ profileId: query.profile }))]);

/** `apps` and `provider` name networks, each in its way: asked together they narrow each other. */
const appsOf = ({ apps, provider }: ProfileQuery): SocialApp[] =>
  (apps ?? [...SOCIAL_APPS]).filter((app) => provider === undefined || providerOf(app) === provider);

/** The posts of every page that a profile has or had; 404 for a profile that the actor may not see. */
async function list<R>(
  db: Database,
  actor: Actor,
  query: ProfileQuery,
  statements: Shapes<Walk, Places, Counted<R>>,
): Promise<Listed<Counted<R>>> {
  const { profile: profileId, page, top } = query;
  const order = orderOf(query);
  const narrowing = narrowingOf({ profileId, everything: maySeeAll(actor) }, filterOf(query));
  const walk = { narrowing, order };
  const limit = pageSizeOf(query);
  const places = {
    ...narrowing.bounds,
    profileId,
    apps: appsOf(query),
    limit,
    offset: (page - 1) * limit,
  };
  const key = `${order} ${narrowing.shape}`;
  const [scope, rows] = await Promise.all([
    scopeOfProfile(readsOf(db), actor, profileId, 'read'),
    db.read(statements(key, walk)(places)),
  ]);
  const mine = scope.userId === actor.userId;
  if (top) return { count: rows.length, mine, rows };
  if (rows[0] !== undefined || page === 1) return { count: rows[0]?.total ?? 0, mine, rows };
  const [all] = await db.read(counts(key, walk)(places));
  return { count: all?.total ?? 0, mine, rows };
}
