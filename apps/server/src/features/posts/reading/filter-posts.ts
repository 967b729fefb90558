import { createHash } from 'node:crypto';
import type { Provider } from '@waypost/contract/networks';
import type { PostListQuery, PostType } from '@waypost/contract/posts';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { fromLimit, toLimit } from '../post.ts';
import type { PageScope } from '../scope.ts';

export interface PostFilter {
  readonly provider?: Provider;
  readonly types?: readonly PostType[];
  readonly status?: readonly number[];
  /** Spelled out in the statement, because the index of the best posts covers exactly these. */
  readonly posted?: boolean;
  /** Spelled out likewise for the index of the missed ones. */
  readonly missed?: boolean;
  readonly deleted: boolean;
  readonly fire_at_from?: string;
  readonly fire_at_to?: string;
  readonly created_from?: string;
  readonly created_to?: string;
  readonly ids?: readonly number[];
}

/** SQL text with its values. The text depends only on which filters are there, so it can be a prepared statement. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string;
}

type Bind = (value: unknown) => string;

/** One value compares by `=`, which keeps the order of the index usable; several need an array. */
function among(bind: Bind, column: string, values: readonly unknown[], type: string): string {
  return values.length === 1 ? `${column} = ${bind(values[0])}` : `${column} = ANY(${bind(values)}::${type}[])`;
}

/** The conditions that keep a list inside its page and profiles, then the caller's filters. */
export function conditions(bind: Bind, scope: PageScope, filter: PostFilter): string[] {
  const providers = scope.providers.filter((name) => filter.provider === undefined || name === filter.provider);
  const found = [among(bind, 's.provider', providers, 'text'), `s.pgid = ${bind(scope.pgid)}`];
  if (scope.profileIds !== null) found.push(among(bind, 's.profile_id', scope.profileIds, 'bigint'));
  found.push(filter.deleted ? 's.deleted' : 'NOT s.deleted');
  // Copies that staff withdrew with their campaign vanish from the agent's lists.
  if (filter.deleted && !scope.everything) found.push('s.withdrawn_at IS NULL');
  if (filter.posted) found.push('s.status = 10');
  if (filter.missed) found.push("s.phase = 'missed'");
  if (filter.status) found.push(among(bind, 's.status', filter.status, 'integer'));
  if (filter.types) found.push(among(bind, 's.type', filter.types, 'text'));
  if (filter.ids) found.push(`s.id = ANY(${bind(filter.ids)}::bigint[])`);
  const from = (column: string, limit?: string) => {
    if (limit !== undefined) found.push(`${column} >= ${bind(fromLimit(limit).at)}`);
  };
  const to = (column: string, limit?: string) => {
    if (limit === undefined) return;
    const { at, inclusive } = toLimit(limit);
    found.push(`${column} ${inclusive ? '<=' : '<'} ${bind(at)}`);
  };
  from('s.fire_at', filter.fire_at_from);
  to('s.fire_at', filter.fire_at_to);
  from('s.created_at', filter.created_from);
  to('s.created_at', filter.created_to);
  return found;
}

const ORDER: Readonly<Record<NonNullable<PostListQuery['ordering']>, readonly [column: string, direction: string]>> = {
  fire_at: ['fire_at', 'ASC'],
  '-fire_at': ['fire_at', 'DESC'],
  created: ['created_at', 'ASC'],
  '-created': ['created_at', 'DESC'],
};
const BEST_FIRST = 's.stats_rank DESC NULLS LAST, s.fire_at DESC, s.id DESC';

function orderOf(query: PostListQuery): string {
  if (query.top) return BEST_FIRST;
  const [column, direction] = ORDER[query.ordering ?? '-fire_at'];
  return `s.${column} ${direction}, s.id ${direction}`;
}

/** Best posts are posted ones, at most five, whatever else was asked (STATS-018). */
export function filterOf(query: PostListQuery): PostFilter {
  const { type, top, deleted, status, ...rest } = query;
  const filter = { ...rest, ...(type && { types: [type] }) };
  return top ? { ...filter, posted: true, deleted: false } : { ...filter, status, deleted: deleted ?? false };
}

export const pageSizeOf = (query: PostListQuery): number =>
  query.top ? Math.min(query.page_size, PAGE_SIZES.top) : query.page_size;

/** One page of rows that carry how many there are in all, and the count alone for a page without rows. */
export function listStatements(
  scope: PageScope,
  query: PostListQuery,
  columns: { list: string; joins: string },
): { rows: Statement; count: Statement } {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const where = conditions(bind, scope, filterOf(query)).join(' AND ');
  const counting = `SELECT count(*) AS count FROM scheduled_postings s WHERE ${where}`;
  const count = named(counting, [...values]);
  const order = orderOf(query);
  const size = pageSizeOf(query);
  const limit = `LIMIT ${bind(size)} OFFSET ${bind((query.page - 1) * size)}`;
  // The page is cut first, so that joins and pictures are read for its rows only.
  // The count rides along: one round trip less on the product's most frequent call.
  const rows = `SELECT ${columns.list}, (${counting}) AS total FROM (
      SELECT s.* FROM scheduled_postings s WHERE ${where} ORDER BY ${order} ${limit}
    ) s ${columns.joins} ORDER BY ${order}`;
  return { rows: named(rows, values), count };
}

const names = new Map<string, string>();

/** The same text gets the same name in every process, so each connection prepares it once. */
export function named(text: string, values: readonly unknown[]): Statement {
  let name = names.get(text);
  if (name === undefined) {
    name = `posts_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
  }
  return { text, values, name };
}
