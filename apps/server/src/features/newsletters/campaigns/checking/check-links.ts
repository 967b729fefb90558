import type { Database, Sql } from '../../../../platform/db/database.ts';
import { appNow, query } from '../../../../platform/db/query.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { linksJob } from '../../job-kinds.ts';
import { holdCampaign, readCampaign } from '../campaign-store.ts';
import { addressesIn, UNKNOWN_HOST } from './link-store.ts';

const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 10_000, maxRedirects: 5, beyond: 'cut' } as const;
const AT_ONCE = 4;

/** Orders that every address be asked; what was known of them counts until then. */
export async function orderLinkCheck(tx: Sql, campaign: number): Promise<void> {
  const { version } = await holdCampaign(tx, campaign);
  await tx.run(
    query
      .updateTable('email_campaigns')
      .set({ links_version: version, links_asked_at: appNow, links_done_at: null })
      .where('id', '=', campaign),
  );
  await addJob(tx, linksJob, { campaign }, { key: `links-${campaign}` });
}

/** Name servers said that there is no such name, and not only nothing. */
function isUnknownHost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === 'ENOTFOUND') return true;
  return false;
}

/** In sandbox mode the sandbox answers for the hosts that are nobody's (RFC 2606), where the demo world's pages are. */
function playedAt({ mode, sandbox }: Pick<NewsletterDeps['config'], 'mode' | 'sandbox'>, url: string): string {
  const { hostname, pathname } = new URL(url);
  if (mode !== 'sandbox' || !sandbox || !/(^|\.)example$/.test(hostname)) return url;
  return new URL(`/hosts/${hostname}${pathname}`, sandbox.url).href;
}

/** What an address says that is no answer; null where somebody is there. */
async function asked(deps: NewsletterDeps, url: string): Promise<string | null> {
  const { FetchRefused, guardedFetchOf } = await import('../../../../platform/fetch/guarded-fetch.ts');
  try {
    const { status } = await guardedFetchOf(deps.config)(playedAt(deps.config, url), LIMITS);
    // Who wants a person or fewer questions is there.
    return status < 400 || [401, 403, 405, 429].includes(status) ? null : String(status);
  } catch (error) {
    if (error instanceof FetchRefused) return isUnknownHost(error) ? UNKNOWN_HOST : error.problem;
    throw error;
  }
}

/** Asks them all, a few at a time, and writes down what they said about the version that was asked for. */
export async function checkLinks(deps: NewsletterDeps, campaign: number): Promise<void> {
  const row = await readCampaign(deps.db, campaign);
  const waiting = await addressesIn(row.variants);
  const all = [...waiting];
  const lane = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      await writeDown(deps.db, campaign, url, await asked(deps, url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
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
