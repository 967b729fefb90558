import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';

// What a person does with a run, in the caller's transaction; the caller asks who may, and audits. Each answers whether it changed something.

/** Nothing more is begun from the commit on; what is on its way ends as it ends. */
export async function pauseRun(tx: Sql, run: number, reason: string | null = null): Promise<boolean> {
  const changed = query
    .updateTable('mailing_runs')
    .set((e) => ({ state: 'paused', reason, version: e('version', '+', 1) }))
    .where('id', '=', run)
    .where('state', 'in', ['freezing', 'sending']);
  return (await tx.run(changed)) > 0;
}

/** It goes on where it stood, or goes out though it was held. What bounced until now does not pause it once more. */
export async function resumeRun(tx: Sql, run: number): Promise<boolean> {
  const changed = query
    .updateTable('mailing_runs')
    .set((e) => ({
      state: sql<'freezing' | 'sending'>`CASE WHEN audience IS NULL THEN 'freezing' ELSE 'sending' END`,
      reason: null,
      go_at: appNow,
      judged_ended: sql<number>`accepted + rejected`,
      judged_hard: e.ref('hard'),
      judged_refused: e.ref('refused'),
      version: e('version', '+', 1),
    }))
    .where('id', '=', run)
    .where('state', 'in', ['paused', 'held']);
  return (await tx.run(changed)) > 0;
}
