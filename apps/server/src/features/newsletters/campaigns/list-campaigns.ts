import type { CampaignState, NewsletterCountry } from '@waypost/contract/newsletters';
import { locales } from '@waypost/i18n';
import type { Reads } from '../../../platform/db/database.ts';
import { any, contains, countAll, likePattern, query, sql } from '../../../platform/db/query.ts';
import { lowerBound, upperBound } from '../../posts/index.ts';
import type { SupplierScope } from '../../suppliers/index.ts';
import { campaigns } from './campaign-store.ts';

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly fire_at_from?: string | undefined;
  readonly fire_at_to?: string | undefined;
  readonly country?: NewsletterCountry | '' | undefined;
  readonly supplier?: number | undefined;
  readonly state?: CampaignState | 'deleted' | undefined;
  readonly search?: string | undefined;
}

const subjects = locales.map((locale) => sql`c.variants -> ${sql.lit(locale)} ->> 'subject'`);
/** What it is called, and what it says in the inbox, in each language. */
const SUBJECTS = sql<string>`concat_ws(' ', c.name, ${sql.join(subjects)})`;

/** Which are asked for. Campaigns are few: staff write them by hand. */
function matching(asked: Asked, scope: SupplierScope) {
  const { fire_at_from: from, fire_at_to: to, country, supplier, state, search = '' } = asked;
  let found = query
    .selectFrom('email_campaigns as c')
    .leftJoin('countries as k', 'k.id', 'c.country_id')
    .select('c.id');
  found = found.where('c.deleted_at', state === 'deleted' ? 'is not' : 'is', null);
  if (state !== undefined && state !== 'deleted') found = found.where('c.state', '=', state);
  if (from !== undefined) found = found.where('c.fire_at', '>=', lowerBound(from).at);
  if (to !== undefined) {
    const { at, inclusive } = upperBound(to);
    found = found.where('c.fire_at', inclusive ? '<=' : '<', at);
  }
  if (country) found = found.where((e) => e.or([e('k.iso2', '=', country), e('c.country_id', 'is', null)]));
  if (supplier !== undefined)
    found = found.where(
      'c.id',
      'in',
      query.selectFrom('email_campaign_suppliers').select('campaign_id').where('supplier_id', '=', supplier),
    );
  // Who manages suppliers sees what names one of them, once it was published to advisors.
  if (!scope.all)
    found = found
      .where('c.state', '!=', 'draft')
      .where('c.deleted_at', 'is', null)
      .where(
        'c.id',
        'in',
        query.selectFrom('email_campaign_suppliers').select('campaign_id').where('supplier_id', '=', any(scope.ids)),
      );
  return search === '' ? found : found.where(contains(SUBJECTS, likePattern(search)));
}

export async function listCampaigns(db: Reads, asked: Asked, scope: SupplierScope) {
  const found = matching(asked, scope);
  const ranged = asked.fire_at_from !== undefined || asked.fire_at_to !== undefined;
  const ordered = ranged
    ? found.orderBy('c.fire_at').orderBy('c.id')
    : found.orderBy('c.updated_at', 'desc').orderBy('c.id', 'desc');
  const page = ordered.limit(asked.page_size).offset((asked.page - 1) * asked.page_size);
  const ids = (await db.rows(page)).map(({ id }) => id);
  const count = (await db.row(query.selectFrom(found.as('f')).select(countAll)))?.count ?? 0;
  const rows = ids.length === 0 ? [] : await db.rows(campaigns.where('c.id', 'in', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { count, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}
