import { audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { sendAgain as queueAgain } from '../../mailing/index.ts';
import type { ReportScope } from '../scope.ts';

const open = (run: number) =>
  query
    .selectFrom('mailing_runs')
    .select('id')
    .where('id', '=', run)
    .where('state', 'in', ['sending', 'done'])
    .forNoKeyUpdate();

/** Sends once more to recipients of whom nobody knows whether they got it, as a person wants it. Answers to how many. */
export async function sendAgain(
  db: Database,
  { newsletterId, runId, profile }: ReportScope,
  wanted: 'uncertain' | readonly number[],
): Promise<number> {
  return db.transaction(async (tx) => {
    if (runId === null || (await tx.row(open(runId))) === null) throw conflict('reports.errors.standsStill');
    const ids =
      wanted === 'uncertain'
        ? (
            await tx.rows(
              query.selectFrom('deliveries').select('id').where('run_id', '=', runId).where('state', '=', 'uncertain'),
            )
          ).map(({ id }) => id)
        : wanted;
    const count = await queueAgain(tx, runId, ids);
    await audit(tx, profile.actor, {
      action: 'newsletter.sent_again',
      objectType: 'newsletter',
      objectId: newsletterId,
      data: { count },
    });
    return count;
  });
}
