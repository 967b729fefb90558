import { allBlocks, placeholdersOf, type Variants } from '@waypost/contract/newsletters';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { locales } from '@waypost/i18n';
import type { Reads } from '../../../../platform/db/database.ts';
import { query } from '../../../../platform/db/query.ts';
import { hrefsOf } from '../../body/rich.ts';

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
