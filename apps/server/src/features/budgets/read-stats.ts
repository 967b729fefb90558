import type { SocialApp } from '@waypost/contract/networks';
import type { SupplierStats } from '@waypost/contract/suppliers';
import { float8, int8, orNull } from '../../platform/db/column.ts';
import type { Reads } from '../../platform/db/database.ts';
import { query, sql, typed } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import { figureColumns, lowerBound, upperBound } from '../posts/index.ts';
import { bySuppliers, type SupplierScope } from '../suppliers/index.ts';

export interface Asked {
  readonly application?: SocialApp | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * The posts that went out of one kind of campaign. Each kind is asked by itself, because each has an index of its own that begins
 * with the posting; together they would be found by neither.
 */
function out(supplier: number, source: 'campaign' | 'library', { application, from, until }: Asked) {
  const { reach, interactions, clicks } = figureColumns;
  let found = query
    .selectFrom('campaigns as c')
    .innerJoin('postings as p', 'p.campaign_id', 'c.id')
    .innerJoin('scheduled_postings as s', 's.posting_id', 'p.id')
    .where('c.supplier_id', '=', supplier)
    .where('s.source', '=', sql.lit(source))
    .where(sql<boolean>`s.status = 10 AND NOT s.deleted`)
    .select(['s.app', 's.profile_id', reach.as('reach'), interactions.as('engage'), clicks.as('clicks')]);
  if (application !== undefined) found = found.where('s.app', '=', application);
  if (from !== undefined) found = found.where('s.fire_at', '>=', lowerBound(from).at);
  if (until !== undefined) {
    const { at, inclusive } = upperBound(until);
    found = found.where('s.fire_at', inclusive ? '<=' : '<', at);
  }
  return found;
}

const sum = (column: string) => typed(orNull(float8))`sum(${sql.ref(column)})`;

/** What was asked, as one query; its plan is tested. */
export const statsQuery = (supplier: number, asked: Asked) =>
  query
    .selectFrom(
      out(supplier, 'campaign', asked)
        .unionAll(out(supplier, 'library', asked))
        .as('o'),
    )
    .select(['o.app as application_slug', typed(int8)`count(*)`.as('count')])
    .select(typed(int8)`count(DISTINCT o.profile_id)`.as('agents'))
    .select([sum('o.reach').as('reach'), sum('o.engage').as('engage'), sum('o.clicks').as('clicks')])
    .groupBy('o.app')
    .orderBy('o.app');

/** By the copies’ own figures. Nobody can send a request from a post yet, so that none are counted. */
export async function readStats(db: Reads, scope: SupplierScope, id: number, asked: Asked): Promise<SupplierStats[]> {
  const there = query.selectFrom('suppliers as s').select('s.id').where('s.id', '=', id);
  if ((await db.row(there.where(bySuppliers(scope, sql.ref('s.id'))))) === null) throw notFound();
  const rows = await db.rows(statsQuery(id, asked));
  return rows.map(({ reach, engage, clicks, ...row }) => ({
    ...row,
    ...{ reach: reach ?? 0, engage: engage ?? 0, clicks: clicks ?? 0, leads: 0 },
  }));
}
