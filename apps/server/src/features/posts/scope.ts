import { PROVIDERS, type Provider } from '@waypost/contract/networks';
import { sure, text } from '../../platform/db/column.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { query, sql } from '../../platform/db/query.ts';
import { statement } from '../../platform/db/statement.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { maySeeAll } from './policy.ts';

declare const checked: unique symbol;

/** Proof that the actor may see the posts of a connected page; only {@link scopeOfPage} makes one. */
export interface PageScope {
  readonly pgid: string;
  readonly providers: readonly Provider[];
  /** Null: of every profile (staff). */
  readonly profileIds: readonly number[] | null;
  readonly everything: boolean;
  readonly [checked]: 'page';
}

// Scalar subqueries, because PostgreSQL may turn EXISTS into a hash over the whole table.
const EACH = `(VALUES ${PROVIDERS.map((provider) => `('${provider}')`).join(', ')}) AS v (provider)`;
interface OwnPage {
  readonly userId: number;
  readonly pgid: string;
}

/** For queries that stand on the page of their reader: `page` holds the profiles of theirs that it belongs to. */
export const onOwnPage = ({ userId, pgid }: OwnPage) =>
  query.with(
    'page',
    () => sql<{ profile_id: number; provider: Provider }>`(
    SELECT pr.id AS profile_id, v.provider FROM profiles pr CROSS JOIN ${sql.raw(EACH)}
    WHERE pr.user_id = ${userId} AND pr.deleted_at IS NULL AND coalesce(
      (SELECT true FROM connections c
       WHERE c.profile_id = pr.id AND c.provider = v.provider AND c.page_id = ${pgid} LIMIT 1),
      (SELECT true FROM scheduled_postings s
       WHERE s.provider = v.provider AND s.pgid = ${pgid} AND s.profile_id = pr.id LIMIT 1)))`,
  );

const own = prepared('page_scope', (p: OwnPage) => onOwnPage(p).selectFrom('page').selectAll().orderBy('profile_id'));
const everybodys = statement(
  'page_scope_staff',
  { takes: { pgid: text() }, gives: { provider: sure(text<Provider>()) } },
  ($) => `
    SELECT v.provider FROM ${EACH} WHERE coalesce(
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
  return { pgid, providers: found.map((row) => row.provider), profileIds, everything: true };
}

async function scopeOfOwner(
  db: Database,
  actor: Actor,
  { pgid, profile }: { pgid: string; profile?: number },
): Promise<Draft> {
  const found = await db.read(own({ userId: actor.userId, pgid }));
  const mine = found.filter((row) => profile === undefined || row.profile_id === profile);
  return {
    pgid,
    providers: [...new Set(mine.map((row) => row.provider))],
    profileIds: [...new Set(mine.map((row) => row.profile_id))],
    everything: false,
  };
}
