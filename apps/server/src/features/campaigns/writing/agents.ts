import type { PostingCountry } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import { int4, text } from '../../../platform/db/column.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { contains, countAll, fullName, likePattern, query, sql, typed } from '../../../platform/db/query.ts';
import { agentsOf } from '../checks/agents-of.ts';
import type { CampaignRow } from './campaign-store.ts';

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string | undefined;
}

/** Networks that posts of a campaign are for. */
const appsOf = async (db: Reads, id: number): Promise<SocialApp[]> =>
  (
    await db.rows(
      query
        .selectFrom('postings')
        .select('app')
        .distinct()
        .where('campaign_id', '=', id)
        .where('deleted_at', 'is', null),
    )
  ).map(({ app }) => app);

/** Who would get its posts now, by name. */
export async function campaignAgents(
  db: Reads,
  { id, countries }: CampaignRow,
  { page, page_size, search = '' }: Asked,
) {
  const apps = await appsOf(db, id);
  const all = agentsOf(countries, apps);
  const people = typed(int4)`count(DISTINCT p.id)::int`.as('agents');
  const total = await db.row(all.select(people));
  const byCountry = await db.rows(all.select(['o.iso2', people]).groupBy('o.iso2').orderBy('o.iso2'));
  const byApp = await db.rows(all.select(['k.app', people]).groupBy('k.app').orderBy('k.app'));
  const named = all
    .leftJoin('business_details as b', 'b.profile_id', 'p.id')
    .where(contains(sql`concat_ws(' ', p.first_name, p.last_name, b.agency_name)`, likePattern(search)))
    .groupBy(['p.id', 'o.iso2', 'b.agency_name']);
  const rows = await db.rows(
    named
      .select(['p.id as profile', 'o.iso2 as country', fullName('p').as('name')])
      .select([
        typed(text())`coalesce(b.agency_name, '')`.as('agency_name'),
        sql<SocialApp[]>`jsonb_agg(DISTINCT k.app)`.as('apps'),
      ])
      .orderBy(sql`lower(p.last_name), lower(p.first_name), p.id`)
      .limit(page_size)
      .offset((page - 1) * page_size),
  );
  const counted = await db.row(query.selectFrom(named.select('p.id').as('n')).select(countAll));
  return {
    agents: total?.agents ?? 0,
    by_country: byCountry.map(({ iso2, agents }) => ({ country: iso2 as PostingCountry, agents })),
    by_app: byApp,
    ...{ count: counted?.count ?? 0, rows },
  };
}
