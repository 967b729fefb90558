import type { Database, Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { askAddresses } from '../../../platform/fetch/ask-address.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { CampaignDeps } from '../deps.ts';
import { holdLiving } from '../writing/campaign-store.ts';
import { linksJob, linksKey } from './job-kinds.ts';
import { addressesOf } from './link-store.ts';

/** Orders that every address be asked; what was known of them counts until then. */
export async function orderLinkCheck(tx: Sql, campaign: number): Promise<void> {
  const { version } = await holdLiving(tx, campaign);
  const asked = { links_version: version, links_done_at: null };
  await tx.run(query.updateTable('campaigns').set(asked).where('id', '=', campaign));
  await addJob(tx, linksJob, { campaign }, { key: linksKey(campaign) });
}

/** Asks them all, a few at a time, and writes down what they said about the version that was asked for. */
export async function checkLinks(deps: CampaignDeps, campaign: number): Promise<void> {
  const { db } = deps;
  const of = query.selectFrom('campaigns').select('links_version').where('id', '=', campaign);
  const version = (await db.row(of))?.links_version ?? null;
  if (version === null) return;
  const all = await addressesOf(db, campaign);
  await askAddresses(deps, all, (url, said) => writeDown(db, campaign, url, said));
  await db.transaction(async (tx) => {
    const gone = query.deleteFrom('posting_links').where('campaign_id', '=', campaign);
    await tx.run(all.length === 0 ? gone : gone.where('url', 'not in', all));
    await tx.run(
      query
        .updateTable('campaigns')
        .set({ links_done_at: appNow })
        .where('id', '=', campaign)
        .where('links_version', '=', version),
    );
  });
}

async function writeDown(db: Database, campaign: number, url: string, said: string | null): Promise<void> {
  const known = { alive: said === null, said };
  await db.run(
    query
      .insertInto('posting_links')
      .values({ campaign_id: campaign, url, ...known })
      .onConflict((taken) => taken.columns(['campaign_id', 'url']).doUpdateSet(known)),
  );
}
