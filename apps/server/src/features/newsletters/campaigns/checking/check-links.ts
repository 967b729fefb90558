import { audit } from '../../../../platform/audit/audit.ts';
import type { Database, Sql } from '../../../../platform/db/database.ts';
import { appNow, query } from '../../../../platform/db/query.ts';
import { notFound } from '../../../../platform/errors/index.ts';
import { askAddresses } from '../../../../platform/fetch/ask-address.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { linksJob, linksKey } from '../../job-kinds.ts';
import { holdCampaign, readCampaign } from '../campaign-store.ts';
import { addressesIn } from './link-store.ts';

/** Orders that every address be asked; what was known of them counts until then. Of what is deleted nobody is asked. */
export async function orderLinkCheck(tx: Sql, actor: Actor, campaign: number): Promise<void> {
  const { version, deleted_at } = await holdCampaign(tx, campaign);
  if (deleted_at !== null) throw notFound();
  await tx.run(
    query
      .updateTable('email_campaigns')
      .set({ links_version: version, links_asked_at: appNow, links_done_at: null })
      .where('id', '=', campaign),
  );
  await addJob(tx, linksJob, { campaign }, { key: linksKey(campaign) });
  await audit(tx, actor, { action: 'campaign.check_links', objectType: 'campaign', objectId: campaign });
}

/** Asks them all, a few at a time, and writes down what they said about the version that was asked for. */
export async function checkLinks(deps: NewsletterDeps, campaign: number): Promise<void> {
  const row = await readCampaign(deps.db, campaign);
  const all = await addressesIn(row.variants);
  await askAddresses(deps, all, (url, said) => writeDown(deps.db, campaign, url, said));
  await deps.db.transaction(async (tx) => {
    const gone = query.deleteFrom('campaign_links').where('campaign_id', '=', campaign);
    await tx.run(all.length === 0 ? gone : gone.where('url', 'not in', all));
    await tx.run(
      query
        .updateTable('email_campaigns')
        .set({ links_done_at: appNow })
        .where('id', '=', campaign)
        .where('links_version', '=', row.version),
    );
  });
}

async function writeDown(db: Database, campaign: number, url: string, said: string | null): Promise<void> {
  const known = { alive: said === null, said };
  await db.run(
    query
      .insertInto('campaign_links')
      .values({ campaign_id: campaign, url, ...known })
      .onConflict((taken) => taken.columns(['campaign_id', 'url']).doUpdateSet(known)),
  );
}
