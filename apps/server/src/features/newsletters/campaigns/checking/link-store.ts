import { allBlocks, type CampaignChecks, placeholdersOf, type Variants } from '@waypost/contract/newsletters';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { locales } from '@waypost/i18n';
import type { Reads } from '../../../../platform/db/database.ts';
import { query } from '../../../../platform/db/query.ts';
import { jobWaits } from '../../../../platform/jobs/job-waits.ts';
import { hrefsOf } from '../../body/rich.ts';
import { linksKey } from '../../job-kinds.ts';
import type { CampaignRow } from '../campaign-store.ts';

/** Addresses that did not answer, and what they said instead. */
export async function deadLinks(db: Reads, campaign: number): Promise<Map<string, string>> {
  const dead = query.selectFrom('campaign_links').select(['url', 'said']).where('campaign_id', '=', campaign);
  const rows = await db.rows(dead.where('alive', '=', false));
  return new Map(rows.map(({ url, said }) => [url, said ?? '']));
}

/** Every address of the web that it leads to whoever's it is. */
export async function addressesIn(variants: Partial<Variants>): Promise<string[]> {
  const typed: string[] = [];
  for (const locale of locales) {
    const variant = variants[locale];
    if (variant == null) continue;
    typed.push(...(await hrefsOf(variant.intro_html)));
    for (const block of allBlocks(variant.blocks)) {
      if ('url' in block) typed.push(block.url);
      if (block.type === 'social') typed.push(...block.links.map(({ url }) => url));
      if ('html' in block) typed.push(...(await hrefsOf(block.html)));
    }
  }
  const whole = typed.flatMap((url) => (placeholdersOf(url).length > 0 ? [] : (completeAddress(url) ?? [])));
  return [...new Set(whole.filter((url) => isWebAddress(url)))];
}

type Asked = Pick<CampaignRow, 'id' | 'version' | 'links_version' | 'links_done_at'>;

/** How far the links of what it says now are known; an asking that was given up can be begun again. */
export async function linksState(db: Reads, of: Asked): Promise<CampaignChecks['links']> {
  if (of.links_version !== of.version) return 'unchecked';
  if (of.links_done_at !== null) return 'checked';
  if (await jobWaits(db, linksKey(of.id))) return 'checking';
  // It may have ended since the campaign was read.
  const now = await db.row(query.selectFrom('email_campaigns').select('links_done_at').where('id', '=', of.id));
  return now?.links_done_at ? 'checked' : 'unchecked';
}
