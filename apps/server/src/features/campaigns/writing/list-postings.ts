import { type PostingCountry, TAXONOMY_FIELDS } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import type { Reads } from '../../../platform/db/database.ts';
import { any, countAll, query, sql } from '../../../platform/db/query.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { lowerBound, upperBound } from '../../posts/index.ts';
import { bySuppliers, type SupplierScope } from '../../suppliers/index.ts';
import { type CellRow, cells, type PostingRow, postings } from './posting-store.ts';

export interface AskedPostings {
  readonly page: number;
  readonly page_size: number;
  readonly campaign?: number | undefined;
  readonly travel_type?: readonly string[] | undefined;
  readonly destination?: readonly string[] | undefined;
  readonly category?: readonly string[] | undefined;
  readonly fire_at_from?: string | undefined;
  readonly fire_at_to?: string | undefined;
  readonly apps?: readonly SocialApp[] | undefined;
  readonly country?: readonly PostingCountry[] | undefined;
  readonly supplier?: readonly number[] | undefined;
  readonly schedule?: boolean | undefined;
  readonly deleted?: boolean | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly after?: string | undefined;
}

/**
 * What the calendar shows (ADMCAL-055): posts of published campaigns that are not deleted. Of these none waits in the past: whose time
 * has passed is published (ADMCAL-035), and those of libraries have no time.
 */
const SCHEDULED = sql<boolean>`c.published_at IS NOT NULL AND p.fire_at IS NOT NULL AND c.type = 'standard'`;

function matching(scope: SupplierScope, asked: AskedPostings) {
  const { campaign, fire_at_from: from, fire_at_to: to, apps, country, supplier, ids } = asked;
  let found = query
    .selectFrom('postings as p')
    .innerJoin('campaigns as c', 'c.id', 'p.campaign_id')
    .where('c.deleted_at', 'is', null)
    .where(bySuppliers(scope, sql.ref<number>('c.supplier_id')))
    .where('p.deleted_at', asked.deleted ? 'is not' : 'is', null);
  if (asked.schedule) found = found.where(SCHEDULED);
  if (campaign !== undefined) found = found.where('p.campaign_id', '=', campaign);
  if (ids !== undefined) found = found.where('p.id', '=', any(ids));
  if (apps !== undefined) found = found.where('p.app', '=', any(apps));
  if (supplier !== undefined) found = found.where('c.supplier_id', '=', any(supplier));
  if (country !== undefined) found = found.where(sql<boolean>`c.countries && ${[...country]}::text[]`);
  if (from !== undefined) found = found.where('p.fire_at', '>=', lowerBound(from).at);
  if (to !== undefined) {
    const { at, inclusive } = upperBound(to);
    found = found.where('p.fire_at', inclusive ? '<=' : '<', at);
  }
  for (const kind of TAXONOMY_FIELDS) {
    const slugs = asked[kind];
    if (slugs === undefined) continue;
    const worn = query
      .selectFrom('posting_terms as pt')
      .innerJoin('taxonomy_terms as t', 't.id', 'pt.term_id')
      .select('pt.posting_id')
      .where('t.kind', '=', kind)
      .where('t.slug', '=', any(slugs));
    found = found.where('p.id', 'in', worn);
  }
  return found;
}

/** Where a list goes on: behind the last one that was told. Those without a time come last. */
export const cursorAfter = ({ fire_at, id }: { readonly fire_at: Date | null; readonly id: number }): string =>
  `${fire_at === null ? '' : fire_at.getTime()}_${id}`;

function readCursor(after: string): { at: Date | null; id: number } {
  const [, ms, id] = /^(\d{1,15}|)_(\d{1,15})$/.exec(after) ?? [];
  if (ms === undefined || id === undefined) throw invalid({ after: [text('errors.field.invalid')] });
  return { at: ms === '' ? null : new Date(Number(ms)), id: Number(id) };
}

/** The next ones behind a cursor; each of the two walks is a range of an index. */
async function walk(db: Reads, found: ReturnType<typeof matching>, limit: number, after: string) {
  const { at, id } = readCursor(after);
  const ordered = found.select(['p.id', 'p.fire_at']).orderBy('p.fire_at').orderBy('p.id');
  const timed =
    at === null ? [] : await db.rows(ordered.where(sql<boolean>`(p.fire_at, p.id) > (${at}, ${id})`).limit(limit));
  if (timed.length === limit) return timed;
  const untimed = ordered.where('p.fire_at', 'is', null).limit(limit - timed.length);
  return [...timed, ...(await db.rows(at === null ? untimed.where('p.id', '>', id) : untimed))];
}

/** Posts in the order of their times; `next` is where the list goes on. */
async function page(db: Reads, scope: SupplierScope, asked: AskedPostings) {
  const found = matching(scope, asked);
  const count = (await db.row(found.select(countAll)))?.count ?? 0;
  const { page_size: limit, after } = asked;
  const ordered = found.select(['p.id', 'p.fire_at']).orderBy('p.fire_at').orderBy('p.id');
  const told =
    after === undefined
      ? await db.rows(ordered.limit(limit).offset((asked.page - 1) * limit))
      : await walk(db, found, limit, after);
  const last = told.at(-1);
  return { count, ids: told.map(({ id }) => id), next: last === undefined ? null : cursorAfter(last) };
}

/** In the order of their ids as they were found. */
const inOrder = <R extends { readonly id: number }>(ids: readonly number[], rows: readonly R[]): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export async function listPostings(db: Reads, scope: SupplierScope, asked: AskedPostings) {
  const { count, ids, next } = await page(db, scope, asked);
  const rows = ids.length === 0 ? [] : await db.rows(postings.where('p.id', '=', any(ids)));
  return { count, next, rows: inOrder<PostingRow>(ids, rows) };
}
export async function listCells(db: Reads, scope: SupplierScope, asked: AskedPostings) {
  const { count, ids, next } = await page(db, scope, asked);
  const rows = ids.length === 0 ? [] : await db.rows(cells.where('p.id', '=', any(ids)));
  return { count, next, rows: inOrder<CellRow>(ids, rows) };
}
