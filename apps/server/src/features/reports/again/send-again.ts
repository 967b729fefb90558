import { audit } from '../../../platform/audit/audit.ts';
import { query } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { sendAgain as queueAgain } from '../../mailing/index.ts';
import { holdToGoOn } from '../../newsletters/index.ts';
import type { ReportDeps } from '../deps.ts';
import type { ReportScope } from '../scope.ts';

const uncertainOf = (run: number) =>
  query.selectFrom('deliveries').select('id').where('run_id', '=', run).where('state', '=', 'uncertain');

/** Sends once more to recipients of whom nobody knows whether they got it, as a person wants it, where more of it may go out. Answers to how many. */
export async function sendAgain(
  deps: ReportDeps,
  { newsletterId: id, runId, campaignId, accountId, profile }: ReportScope,
  wanted: 'uncertain' | readonly number[],
): Promise<number> {
  if (runId === null) throw conflict('reports.errors.standsStill');
  return deps.db.transaction(async (tx) => {
    await holdToGoOn(deps, tx, { id, campaignId, accountId, profileId: profile.profileId });
    const ids = wanted === 'uncertain' ? (await tx.rows(uncertainOf(runId))).map((delivery) => delivery.id) : wanted;
    const count = await queueAgain(tx, runId, ids);
    if (count === null) throw conflict('reports.errors.standsStill');
    await audit(tx, profile.actor, {
      action: 'newsletter.sent_again',
      objectType: 'newsletter',
      objectId: id,
      data: { count },
    });
    return count;
  });
}
