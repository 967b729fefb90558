import type { Findings } from '@waypost/contract/campaigns';
import { isWebAddress } from '@waypost/contract/wire';
import type { Reads } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { jobWaits } from '../../../platform/jobs/job-waits.ts';
import type { CampaignRow } from '../writing/campaign-store.ts';
import { linksKey } from './job-kinds.ts';

/** Every address that the posts of a campaign lead to. */
export async function addressesOf(db: Reads, campaign: number): Promise<string[]> {
  const rows = await db.rows(
    query
      .selectFrom('postings')
      .select(['link', 'landing_page_link'])
      .where('campaign_id', '=', campaign)
      .where('deleted_at', 'is', null),
  );
  const typed = rows.flatMap(({ link, landing_page_link }) => [link, landing_page_link]);
  return [...new Set(typed.flatMap((url) => (url !== null && isWebAddress(url) ? [url] : [])))];
}

/** Addresses that did not answer, and what they said instead. */
export async function deadLinks(db: Reads, campaign: number): Promise<Map<string, string>> {
  const dead = query.selectFrom('posting_links').select(['url', 'said']).where('campaign_id', '=', campaign);
  const rows = await db.rows(dead.where('alive', '=', false));
  return new Map(rows.map(({ url, said }) => [url, said ?? '']));
}

type Asked = Pick<CampaignRow, 'id' | 'version' | 'links_version' | 'links_done_at'>;

/** How far the links of what it says now are known; an asking that was given up can be begun again. */
export async function linksState(db: Reads, of: Asked): Promise<Findings['links']> {
  const asked = of.links_version === of.version;
  if (asked && of.links_done_at !== null) return 'checked';
  if ((await addressesOf(db, of.id)).length === 0) return 'checked';
  if (!asked) return 'unchecked';
  if (await jobWaits(db, linksKey(of.id))) return 'checking';
  // It may have ended since the campaign was read.
  const now = await db.row(query.selectFrom('campaigns').select('links_done_at').where('id', '=', of.id));
  return now?.links_done_at ? 'checked' : 'unchecked';
}
