import { isWebAddress } from '@waypost/contract/wire';
import type { Reads } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

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
