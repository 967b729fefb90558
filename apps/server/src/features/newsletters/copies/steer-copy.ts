import { audit } from '../../../platform/audit/audit.ts';
import { text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query, typed } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { runVerbs } from '../../mailing/index.ts';
import { ownDomainOf } from '../account/domains/own-domain.ts';
import { holdSender } from '../account/hold-sender.ts';
import type { Sender } from '../account/sender.ts';
import type { NewsletterDeps } from '../deps.ts';
import { holdCopy } from './hold-copies.ts';
import type { NewsletterScope } from './scope.ts';

/** What an advisor does with a sending of his that has begun, or that is held before it could begin. */
export async function steerCopy(
  deps: Pick<NewsletterDeps, 'config' | 'storage'>,
  tx: Sql,
  scope: NewsletterScope,
  verb: 'pause' | 'resume' | 'cancel',
): Promise<void> {
  const { profile, accountId } = scope;
  const sender = verb === 'resume' ? await holdSender(deps, tx, { profileId: profile.profileId, accountId }) : null;
  if (verb === 'resume' && sender?.isEnabled !== true) throw conflict('newsletters.held.no_account');
  const { campaign, row } = await holdCopy(tx, scope);
  if (verb === 'resume' && campaign.paused_at !== null) throw conflict('newsletters.errors.heldByStaff');
  const { cancelRun, pauseRun, resumeRun } = await runVerbs();
  if (row.run_id === null) {
    if (verb !== 'resume' || row.held === null || row.deleted_at !== null || campaign.state === 'cancelled')
      throw conflict('newsletters.errors.notSteered');
    await tx.run(query.updateTable('newsletters').set({ look_at: null }).where('id', '=', row.id));
  } else {
    if (sender !== null) await refuseLostDomain(deps, tx, row.run_id, sender);
    const done =
      verb === 'pause'
        ? await pauseRun(tx, row.run_id, 'person')
        : verb === 'resume'
          ? await resumeRun(tx, row.run_id)
          : await cancelRun(tx, row.run_id, 'person');
    if (!done) throw conflict('newsletters.errors.notSteered');
  }
  await audit(tx, scope.profile.actor, {
    ...{ action: `newsletter.${verb}`, objectType: 'newsletter', objectId: row.id },
    data: { run: row.run_id },
  });
}

/** What was built to come from a domain goes out from no other, and from that one only while its records pass. */
async function refuseLostDomain(
  { config }: Pick<NewsletterDeps, 'config'>,
  tx: Sql,
  id: number,
  { domain }: Pick<Sender, 'domain'>,
): Promise<void> {
  const run = await tx.row(
    query.selectFrom('mailing_runs').select(typed(text())`content ->> 'domain'`.as('domain')).where('id', '=', id),
  );
  if (run !== null && ![domain, ownDomainOf(config)].includes(run.domain)) throw conflict('newsletters.held.domain');
}
