import { text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query, typed } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { ownDomainOf } from '../account/domains/own-domain.ts';
import { holdSender } from '../account/hold-sender.ts';
import type { Sender } from '../account/sender.ts';
import type { NewsletterDeps } from '../deps.ts';
import { holdCopy } from './hold-copies.ts';

type Asked = Pick<NewsletterDeps, 'config' | 'storage'>;

interface Copy {
  readonly id: number;
  readonly campaignId: number;
  readonly accountId: number;
  readonly profileId: number;
}

/**
 * Holds a copy for a person who wants more of it to go out, by whatever verb, and refuses where nothing may: newsletters are switched
 * off, staff have paused or cancelled its campaign, or the domain that it was built for is lost. What is held stays so until the
 * transaction ends.
 */
export async function holdToGoOn(deps: Asked, tx: Sql, { id, campaignId, ...owner }: Copy) {
  const sender = await holdSender(deps, tx, owner);
  if (sender?.isEnabled !== true) throw conflict('newsletters.held.no_account');
  const held = await holdCopy(tx, { id, campaignId });
  if (held.campaign.paused_at !== null) throw conflict('newsletters.errors.heldByStaff');
  if (held.campaign.state === 'cancelled') throw conflict('newsletters.errors.cancelled');
  if (held.row.run_id !== null) await refuseLostDomain(deps, tx, held.row.run_id, sender);
  return held;
}

/** What was built to come from a domain goes out from no other, and from that one only while its records pass. */
async function refuseLostDomain(
  { config }: Asked,
  tx: Sql,
  id: number,
  { domain }: Pick<Sender, 'domain'>,
): Promise<void> {
  const run = await tx.row(
    query.selectFrom('mailing_runs').select(typed(text())`content ->> 'domain'`.as('domain')).where('id', '=', id),
  );
  if (run !== null && ![domain, ownDomainOf(config)].includes(run.domain)) throw conflict('newsletters.held.domain');
}
