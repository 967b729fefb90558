import type { PostListQuery } from '@waypost/contract/posts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { maySeeAll } from '../policy.ts';
import type { PageScope } from '../scope.ts';
import { listStatements, type Statement } from './filter-posts.ts';
import { CALENDAR_COLUMNS, type CalendarRow, POST_COLUMNS, POST_JOINS, type PostRow } from './post-row.ts';

export interface Listed<R> {
  readonly count: number;
  readonly rows: readonly R[];
}

export const listFull = (db: Database, scope: PageScope, query: PostListQuery): Promise<Listed<PostRow>> =>
  list(db, scope, query, { list: POST_COLUMNS, joins: POST_JOINS });

export const listCalendar = (db: Database, scope: PageScope, query: PostListQuery): Promise<Listed<CalendarRow>> =>
  list(db, scope, query, { list: CALENDAR_COLUMNS, joins: '' });

async function list<R>(
  db: Database,
  scope: PageScope,
  query: PostListQuery,
  columns: { list: string; joins: string },
): Promise<Listed<R>> {
  const statements = listStatements(scope, query, columns);
  const rows = await ask<R & { total: number }>(db, statements.rows);
  const [first] = rows;
  // The best list is cut on purpose.
  if (query.top) return { count: rows.length, rows };
  if (first !== undefined || query.page === 1) return { count: first?.total ?? 0, rows };
  const [total] = await ask<{ count: number }>(db, statements.count);
  return { count: total?.count ?? 0, rows };
}

const ask = <R>(db: Database, { text, values, name }: Statement): Promise<readonly R[]> =>
  db.read<R>(text, values, name);

const ONE = `SELECT ${POST_COLUMNS} FROM scheduled_postings s ${POST_JOINS}
  JOIN profiles pr ON pr.id = s.profile_id AND pr.deleted_at IS NULL
  WHERE s.id = $1 AND ($2::bigint IS NULL OR pr.user_id = $2)`;

/** A post of the actor's own profiles, for staff who only look any post; otherwise 404. */
export async function loadPost(db: Sql, actor: Actor, id: number, access: 'read' | 'write'): Promise<PostRow> {
  const owner = access === 'read' && maySeeAll(actor) ? null : actor.userId;
  const row = await db.row<PostRow>(ONE, [id, owner], 'post_one');
  if (row === null) throw notFound();
  return row;
}

export interface AttemptRow {
  readonly n: number;
  readonly purpose: 'publish' | 'first_comment' | 'remove';
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly outcome: string | null;
  readonly reason_code: string | null;
  readonly reason_values: Readonly<Record<string, unknown>> | null;
  readonly evidence: readonly Readonly<Record<string, unknown>>[];
}

/** The tries of a post that {@link loadPost} let the actor see. */
export async function listAttempts(
  db: Sql,
  post: PostRow,
  page: { page: number; page_size: number },
): Promise<Listed<AttemptRow>> {
  const rows = await db.rows<AttemptRow>(
    `SELECT n, purpose, coalesce(commit_business_at, started_at) AS started_at, ended_at, outcome, reason_code,
       reason_values, evidence
     FROM publish_attempts WHERE scheduled_posting_id = $1 ORDER BY n DESC LIMIT $2 OFFSET $3`,
    [post.id, page.page_size, (page.page - 1) * page.page_size],
    'post_attempts',
  );
  const total = await db.row<{ count: number }>(
    'SELECT count(*) AS count FROM publish_attempts WHERE scheduled_posting_id = $1',
    [post.id],
    'post_attempts_count',
  );
  return { count: total?.count ?? 0, rows };
}
