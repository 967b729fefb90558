import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, realNow, sql } from '../../../platform/db/query.ts';
import { senderStands } from './sender-stands.ts';

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

/** What was told of the run after its mails were taken. */
const cameBack = (what: 'bounced_hard' | 'bounced_refused' | 'complained') =>
  sql<number>`coalesce((SELECT f.${sql.ref(what)} FROM mailing_figures f WHERE f.run_id = mailing_runs.id), 0)`;

/** It goes on where it stood, or goes out though it was held; never for who has left or switched newsletters off. What came back until now does not pause it once more. */
export async function resumeRun(tx: Sql, run: number): Promise<boolean> {
  if (!(await senderStands(tx, run))) return false;
  const changed = query
    .updateTable('mailing_runs')
    .set((e) => ({
      state: sql<'freezing' | 'sending'>`CASE WHEN audience IS NULL THEN 'freezing' ELSE 'sending' END`,
      reason: null,
      go_at: appNow,
      resumed_at: realNow,
      judged_ended: sql<number>`accepted + rejected`,
      judged_hard: sql<number>`hard + ${cameBack('bounced_hard')}`,
      judged_noes: sql<number>`rejected - refused + ${cameBack('bounced_hard')}`,
      judged_refused: sql<number>`refused + ${cameBack('bounced_refused')}`,
      judged_complaints: sql<number>`${cameBack('complained')}`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', run)
    .where('state', 'in', ['paused', 'held']);
  return (await tx.run(changed)) > 0;
}
