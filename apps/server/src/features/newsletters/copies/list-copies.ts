import type { NewsletterQuery } from '@waypost/contract/newsletters';
import { PAGE_SIZES } from '@waypost/contract/wire';
import type { Reads } from '../../../platform/db/database.ts';
import { countAll, query, sql } from '../../../platform/db/query.ts';
import { lowerBound, upperBound } from '../../posts/index.ts';
import { copiesInOrder } from './copy-store.ts';

export interface AskedCopies {
  readonly page: number;
  readonly page_size: number;
  readonly query_type?: NewsletterQuery | '' | undefined;
  readonly ordering?: 'fire_at' | '-fire_at' | undefined;
  readonly top?: boolean | undefined;
  readonly published?: boolean | undefined;
  readonly fire_at_from?: string | undefined;
  readonly fire_at_to?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const kindOf = ({ query_type, top, published }: AskedCopies): NewsletterQuery | undefined =>
  query_type || (top ? 'top' : published ? 'published' : undefined);

/** One account's copies of a kind, between two times; each kind has an index of its own. */
function matching(accountId: number, asked: AskedCopies) {
  const kind = kindOf(asked);
  let found = query.selectFrom('newsletters as n').where('n.account_id', '=', accountId);
  if (kind === 'deleted') found = found.where('n.deleted_at', 'is not', null);
  else if (kind === 'upcoming') found = found.where('n.deleted_at', 'is', null).where('n.run_id', 'is', null);
  else if (kind === undefined) found = found.where('n.deleted_at', 'is', null);
  else found = found.where('n.run_id', 'is not', null);
  const [from, to] = [asked.fire_at_from ?? asked.from, asked.fire_at_to ?? asked.until];
  if (from !== undefined) found = found.where('n.fire_at', '>=', lowerBound(from).at);
  if (to === undefined) return found;
  const { at, inclusive } = upperBound(to);
  return found.where('n.fire_at', inclusive ? '<=' : '<', at);
}

/** A page of ids, for whoever asks how it is found. */
export function pageOfCopies(accountId: number, asked: AskedCopies) {
  const kind = kindOf(asked);
  const found = matching(accountId, asked).select('n.id');
  if (kind === 'top')
    return found
      .innerJoin('mailing_figures as f', 'f.run_id', 'n.run_id')
      .orderBy('f.opened', 'desc')
      .orderBy('f.clicked', 'desc')
      .orderBy('n.fire_at', 'desc')
      .orderBy('n.id', 'desc')
      .limit(PAGE_SIZES.top);
  const ahead = (asked.ordering ?? (kind === 'upcoming' || kind === undefined ? 'fire_at' : '-fire_at')) === 'fire_at';
  return found
    .orderBy('n.fire_at', ahead ? 'asc' : 'desc')
    .orderBy('n.id', ahead ? 'asc' : 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size);
}

/** What is ahead the next first, what was sent or deleted the last first, and at most five that did best (NEWS-047). */
export async function listCopies(db: Reads, accountId: number, asked: AskedCopies) {
  const ids = (await db.rows(pageOfCopies(accountId, asked))).map(({ id }) => id);
  const rows = await copiesInOrder(db, ids);
  if (kindOf(asked) === 'top') return { count: rows.length, rows };
  const counted = matching(accountId, asked).select(sql`1`.as('one'));
  return { count: (await db.row(query.selectFrom(counted.as('n')).select(countAll)))?.count ?? 0, rows };
}
