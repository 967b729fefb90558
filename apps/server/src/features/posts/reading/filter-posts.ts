import { PROVIDERS, type Provider } from '@waypost/contract/networks';
import { POST_STATUS, POST_TYPES, type PostListQuery, type PostType } from '@waypost/contract/posts';
import { statsDefinition, statsTypeOf } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { any, sql } from '../../../platform/db/query.ts';
import type { PageScope } from '../scope.ts';
import { lowerBound, upperBound } from './day-bounds.ts';
import type { Posts } from './post-row.ts';

export interface PostFilter {
  readonly provider?: Provider;
  /** `post` means all whose figures their network counts as a post's. */
  readonly type?: PostType;
  readonly status?: readonly number[];
  readonly posted?: boolean;
  readonly missed?: boolean;
  readonly deleted: boolean;
  readonly fire_at_from?: string;
  readonly fire_at_to?: string;
  readonly created_from?: string;
  readonly created_to?: string;
  readonly ids?: readonly number[];
}

/** What each network counts as a post: also a link, and a video where videos have no figures of their own. */
const AS_POSTS = PROVIDERS.flatMap((provider) =>
  POST_TYPES.filter((type) => (statsDefinition(provider, type)?.type ?? statsTypeOf(type)) === 'post').map(
    (type) => sql`(${sql.lit(provider)}, ${sql.lit(type)})`,
  ),
);

/** What stands in the statement as it is, because the planner has to see the predicates of partial indexes. */
const MARKS = {
  deleted: sql<boolean>`s.deleted`,
  kept: sql<boolean>`NOT s.deleted`,
  // Copies that staff withdrew with their campaign vanish from the agent's lists.
  staying: sql<boolean>`s.withdrawn_at IS NULL`,
  posted: sql<boolean>`s.status = ${sql.lit(POST_STATUS.posted)}`,
  missed: sql<boolean>`s.phase = 'missed'`,
  inTime: sql<boolean>`s.phase <> 'missed'`,
  countedAsPost: sql<boolean>`(s.provider, s.type) IN (${sql.join(AS_POSTS)})`,
} as const;
type Mark = keyof typeof MARKS;

type OneOrMany<T> = T | readonly T[];

/** What travels as values. One compares by `=`, which keeps the order of the index usable; several need an array. */
interface Bounds {
  /** Whose page it is, where it is guessed. */
  readonly userId?: number;
  readonly provider?: OneOrMany<Provider>;
  /** Of a list that is one page's. */
  readonly pgid?: string;
  readonly profile?: OneOrMany<number>;
  readonly status?: OneOrMany<number>;
  readonly type?: PostType;
  readonly ids?: readonly number[];
  readonly fireFrom?: Date;
  readonly fireTo?: Date;
  readonly fireBefore?: Date;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
  readonly createdBefore?: Date;
}

/** A filter as its statement sees it: the shape decides the text, and only the bounds differ from call to call. */
export interface Narrowing {
  readonly marks: readonly Mark[];
  readonly bounds: Bounds;
  readonly shape: string;
}

/** A page that nobody has looked for yet: the statement takes the first of this user's connections to it. */
export interface GuessedPage {
  readonly userId: number;
  readonly pgid: string;
}

/** Every page of a profile that was checked. */
export interface WholeProfile {
  readonly profileId: number;
  readonly everything: boolean;
}

function pageOf(scope: PageScope | GuessedPage, wanted: Provider | undefined): Partial<Bounds> {
  const { pgid } = scope;
  if ('userId' in scope) return { pgid, userId: scope.userId, ...(wanted && { provider: wanted }) };
  return {
    pgid,
    provider: oneOrMany(scope.providers.filter((name) => wanted === undefined || name === wanted)),
    ...(scope.profileIds && { profile: oneOrMany(scope.profileIds) }),
  };
}

/** The conditions that keep a list inside its pages and profiles, then the caller's filters. */
export function narrowingOf(scope: PageScope | GuessedPage | WholeProfile, filter: PostFilter): Narrowing {
  const marks: Mark[] = [filter.deleted ? 'deleted' : 'kept'];
  if (filter.deleted && ('userId' in scope || !scope.everything)) marks.push('staying');
  const posted = filter.posted || isPostedAlone(filter.status);
  if (posted) marks.push('posted');
  if (filter.missed !== undefined) marks.push(filter.missed ? 'missed' : 'inTime');
  if (filter.type === 'post') marks.push('countedAsPost');
  const bounds: Bounds = {
    ...('pgid' in scope ? pageOf(scope, filter.provider) : { profile: scope.profileId }),
    ...(filter.status && !posted && { status: oneOrMany(filter.status) }),
    ...(filter.type && filter.type !== 'post' && { type: filter.type }),
    ...(filter.ids && { ids: filter.ids }),
    ...(filter.fire_at_from !== undefined && { fireFrom: lowerBound(filter.fire_at_from).at }),
    ...upTo(filter.fire_at_to, 'fireTo', 'fireBefore'),
    ...(filter.created_from !== undefined && { createdFrom: lowerBound(filter.created_from).at }),
    ...upTo(filter.created_to, 'createdTo', 'createdBefore'),
  };
  const named = Object.entries(bounds).map(([key, value]) => (Array.isArray(value) ? `${key}[]` : key));
  return { marks, bounds, shape: [...marks, ...named].join(' ') };
}

const isPostedAlone = (status: readonly number[] | undefined) =>
  status?.length === 1 && status[0] === POST_STATUS.posted;

const oneOrMany = <T>(values: readonly T[]): OneOrMany<T> => {
  const [one] = values;
  return one !== undefined && values.length === 1 ? one : values;
};

function upTo(end: string | undefined, to: keyof Bounds, before: keyof Bounds): Partial<Bounds> {
  if (end === undefined) return {};
  const { at, inclusive } = upperBound(end);
  return { [inclusive ? to : before]: at };
}

/** Narrows posts as the shape says; `p` holds the places of the bounds. */
export function narrowed(of: Posts, { marks, bounds: has }: Narrowing, p: Bounds): Posts {
  const among = <T>(place: OneOrMany<T>, given: OneOrMany<T> | undefined) =>
    Array.isArray(given) ? any(place as readonly T[]) : (place as T);
  let found = of;
  if (has.pgid !== undefined && p.pgid !== undefined) found = found.where('s.pgid', '=', p.pgid);
  // One row, so that both are scalars and the index gives the order.
  if (has.userId !== undefined)
    found = found.where(sql<boolean>`(s.provider, s.profile_id) = (SELECT c.provider, c.profile_id
      FROM profiles pr JOIN connections c ON c.profile_id = pr.id
      WHERE pr.user_id = ${p.userId} AND pr.deleted_at IS NULL AND c.page_id = ${p.pgid} LIMIT 1)`);
  if (has.provider !== undefined && p.provider !== undefined)
    found = found.where('s.provider', '=', among(p.provider, has.provider));
  for (const mark of marks) found = found.where(MARKS[mark]);
  const { profile, status, type, ids } = p;
  if (has.profile !== undefined && profile !== undefined)
    found = found.where('s.profile_id', '=', among(profile, has.profile));
  if (has.status !== undefined && status !== undefined)
    found = found.where('s.status', '=', sql<never>`${among(status, has.status)}`);
  if (has.type !== undefined && type !== undefined) found = found.where('s.type', '=', type);
  if (has.ids !== undefined && ids !== undefined) found = found.where('s.id', '=', any(ids));
  if (has.fireFrom && p.fireFrom) found = found.where('s.fire_at', '>=', p.fireFrom);
  if (has.fireTo && p.fireTo) found = found.where('s.fire_at', '<=', p.fireTo);
  if (has.fireBefore && p.fireBefore) found = found.where('s.fire_at', '<', p.fireBefore);
  if (has.createdFrom && p.createdFrom) found = found.where('s.created_at', '>=', p.createdFrom);
  if (has.createdTo && p.createdTo) found = found.where('s.created_at', '<=', p.createdTo);
  if (has.createdBefore && p.createdBefore) found = found.where('s.created_at', '<', p.createdBefore);
  return found;
}

const ORDERS = {
  fire_at: sql`s.fire_at, s.id`,
  '-fire_at': sql`s.fire_at DESC, s.id DESC`,
  created: sql`s.created_at, s.id`,
  '-created': sql`s.created_at DESC, s.id DESC`,
  best: sql`s.stats_rank DESC NULLS LAST, s.fire_at DESC, s.id DESC`,
} as const;
export type Order = keyof typeof ORDERS;

export const orderOf = (query: PostListQuery): Order => (query.top ? 'best' : (query.ordering ?? '-fire_at'));
export const ordered = (order: Order) => ORDERS[order];

/** Best posts are posted ones, at most five, whatever else was asked (STATS-018). */
export function filterOf(query: PostListQuery): PostFilter {
  const { top, deleted, status, ...filter } = query;
  return top ? { ...filter, posted: true, deleted: false } : { ...filter, status, deleted: deleted ?? false };
}

export const pageSizeOf = (query: PostListQuery): number =>
  query.top ? Math.min(query.page_size, PAGE_SIZES.top) : query.page_size;
