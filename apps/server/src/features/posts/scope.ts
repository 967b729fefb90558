import { PROVIDERS, type Provider } from '@waypost/contract/networks';
import { orNull, sure, text, timestamptz } from '../../platform/db/column.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { query, sql, typed } from '../../platform/db/query.ts';
import { statement } from '../../platform/db/statement.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { TEXT_COLUMNS, textSettings } from '../profiles/index.ts';
import { HOLDS_PAGE } from './facts.ts';
import { maySeeAll } from './policy.ts';

declare const checked: unique symbol;

/** Proof that the actor may see the posts of a connected page; only {@link scopeOfPage} makes one. */
export interface PageScope {
  readonly pgid: string;
  readonly providers: readonly Provider[];
  /** Null: of every profile (staff). */
  readonly profileIds: readonly number[] | null;
  readonly everything: boolean;
  /** The connected page that all of it is, where it is one. */
  readonly connected: OwnPage | null;
  readonly [checked]: 'page';
}

/** What posts say of their page and profile, by the connection `con` and its profile's features `af`. */
export const ABOUT_PAGE = [
  'con.missing_permissions',
  // Posts of a paused or broken page wait for something else.
  typed(orNull(timestamptz))`CASE WHEN con.connected AND NOT con.paused THEN con.blocked_until END`.as('blocked_until'),
  'con.blocked_reason',
  'af.composes',
  ...TEXT_COLUMNS,
] as const;

// Scalar subqueries, because PostgreSQL may turn EXISTS into a hash over the whole table.
const EACH = `(VALUES ${PROVIDERS.map((provider) => `('${provider}')`).join(', ')})`;

const own = prepared('page_scope', (p: { userId: number; pgid: string }) =>
  query
    .selectFrom('profiles as pr')
    .innerJoin(sql<{ provider: Provider }>`${sql.raw(EACH)}`.as<'v'>(sql`v (provider)`), (join) => join.onTrue())
    .leftJoin('connections as con', (join) =>
      join
        .onRef('con.profile_id', '=', 'pr.id')
        .onRef('con.provider', '=', 'v.provider')
        .on('con.page_id', '=', p.pgid),
    )
    .leftJoin(textSettings.as('af'), 'af.profile_id', 'pr.id')
    .select(['pr.id as profile_id', 'v.provider', 'con.id as connection_id'])
    .select(['con.name as page_name', 'con.image as page_image'])
    .select([HOLDS_PAGE, ...ABOUT_PAGE])
    .where('pr.user_id', '=', p.userId)
    .where('pr.deleted_at', 'is', null)
    .where(sql<boolean>`(con.id IS NOT NULL OR (SELECT true FROM scheduled_postings s
      WHERE s.provider = v.provider AND s.pgid = ${p.pgid} AND s.profile_id = pr.id LIMIT 1))`)
    .orderBy('pr.id'),
);
export type OwnPage = RowOf<typeof own>;
const everybodys = statement(
  'page_scope_staff',
  { takes: { pgid: text() }, gives: { provider: sure(text<Provider>()) } },
  ($) => `
    SELECT v.provider FROM ${EACH} AS v (provider) WHERE coalesce(
      (SELECT true FROM connections c WHERE c.provider = v.provider AND c.page_id = ${$.pgid} AND c.installed LIMIT 1),
      (SELECT true FROM scheduled_postings s WHERE s.provider = v.provider AND s.pgid = ${$.pgid} LIMIT 1))`,
);

/**
 * Lets the actor read the posts of a page: one that a profile of theirs is connected to now, or has posts of from
 * earlier (a changed page stays readable). Anything else answers 404.
 */
export async function scopeOfPage(
  db: Database,
  actor: Actor,
  page: { pgid: string; profile?: number },
): Promise<PageScope> {
  const scope = maySeeAll(actor) ? await scopeOfStaff(db, page) : await scopeOfOwner(db, actor, page);
  if (scope.providers.length === 0) throw notFound();
  return scope as PageScope;
}

type Draft = Omit<PageScope, typeof checked>;

async function scopeOfStaff(db: Database, { pgid, profile }: { pgid: string; profile?: number }): Promise<Draft> {
  const found = await db.read(everybodys({ pgid }));
  const profileIds = profile === undefined ? null : [profile];
  return { pgid, providers: found.map((row) => row.provider), profileIds, everything: true, connected: null };
}

async function scopeOfOwner(
  db: Database,
  actor: Actor,
  { pgid, profile }: { pgid: string; profile?: number },
): Promise<Draft> {
  const found = await db.read(own({ userId: actor.userId, pgid }));
  const [only, ...others] = found;
  const mine = found.filter((row) => profile === undefined || row.profile_id === profile);
  return {
    pgid,
    providers: [...new Set(mine.map((row) => row.provider))],
    profileIds: [...new Set(mine.map((row) => row.profile_id))],
    everything: false,
    connected: only !== undefined && others.length === 0 && only.connection_id !== null ? only : null,
  };
}
