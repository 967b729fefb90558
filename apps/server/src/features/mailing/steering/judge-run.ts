import { int8, sure, text } from '../../../platform/db/column.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type OwnPause, pauseByItselfIn } from './pause-by-itself.ts';

/**
 * More than this part of what was answered since a person last looked, and at least so many; at once or in reports that came later. Other
 * noes than those about mailboxes count, too: what a server says to everybody is about us, whatever its words are.
 */
const BOUNCES = { part: 0.05, least: 10 };
/** More than this part of the whole run (email.md, section 4), and at least so many. */
const REFUSALS = { part: 0.01, least: 3 };
/** More than this part of what was taken: beyond it large providers turn against a sender (email.md, section 3). */
const COMPLAINTS = { part: 0.003, least: 3 };

/** Of a run: rejected, and not for what we are or send, which is counted apart. */
const NOES = 'r.rejected - r.refused';

const judge = statement(
  'judge-mailing-run',
  { takes: { run: int8 }, gives: { reason: sure(text<'bounces' | 'refusals' | 'complaints' | 'failure'>()) } },
  ($) => `
  SELECT v.reason FROM mailing_runs r LEFT JOIN mailing_figures f ON f.run_id = r.id
  CROSS JOIN LATERAL (SELECT r.refused + coalesce(f.bounced_refused, 0) - r.judged_refused AS refused,
    ${NOES} + coalesce(f.bounced_hard, 0) - r.judged_noes AS noes,
    r.hard + coalesce(f.bounced_hard, 0) - r.judged_hard AS hard, coalesce(f.complained, 0) - r.judged_complaints AS complained,
    r.accepted + r.rejected - r.judged_ended AS ended) n
  CROSS JOIN LATERAL (SELECT CASE
    WHEN n.complained >= ${COMPLAINTS.least} AND n.complained > ${COMPLAINTS.part} * r.accepted THEN 'complaints'
    WHEN n.refused >= ${REFUSALS.least} AND n.refused > ${REFUSALS.part} * r.audience THEN 'refusals'
    WHEN n.noes >= ${BOUNCES.least} AND n.noes > ${BOUNCES.part} * n.ended
      THEN CASE WHEN 2 * n.hard >= n.noes THEN 'bounces' ELSE 'failure' END END AS reason) v
  WHERE r.id = ${$.run} AND r.state = 'sending' AND v.reason IS NOT NULL`,
);

/** Pauses a run by what its last counted batches met, and what came back until now; the caller holds it. */
export async function judgeRun(tx: Sql, run: number): Promise<OwnPause | null> {
  const verdict = await tx.row(judge({ run }));
  if (verdict === null) return null;
  await pauseByItselfIn(tx, run, verdict.reason);
  return verdict.reason;
}

/** The same after something came back, in a transaction of its own: who writes that down holds what a run is held before. */
export const judgeAfterwards = (db: Database, run: number): Promise<OwnPause | null> =>
  db.transaction(async (tx) => {
    await tx.row(query.selectFrom('mailing_runs').select('id').where('id', '=', run).forNoKeyUpdate());
    return judgeRun(tx, run);
  });
