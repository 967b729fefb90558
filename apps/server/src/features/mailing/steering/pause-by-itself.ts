import { audit } from '../../../platform/audit/audit.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

/** Why a run stands still without a person's word: too many mailboxes that do not exist, refusals of what we are or send, complaints, or a failure of ours. */
export type OwnPause = 'bounces' | 'refusals' | 'complaints' | 'failure';

/** Stops a run that goes on; a person looks, and says whether it goes on. */
export const pauseByItself = (db: Database, run: number, reason: OwnPause): Promise<boolean> =>
  db.transaction((tx) => pauseByItselfIn(tx, run, reason));

export async function pauseByItselfIn(tx: Sql, run: number, reason: OwnPause): Promise<boolean> {
  const changed = await tx.run(
    query
      .updateTable('mailing_runs')
      .set((e) => ({ state: 'paused', reason, version: e('version', '+', 1) }))
      .where('id', '=', run)
      .where('state', '=', 'sending'),
  );
  if (changed === 0) return false;
  await audit(tx, null, { action: 'run.paused', objectType: 'mailing_run', objectId: run, data: { reason } });
  return true;
}
