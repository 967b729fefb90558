import { int8, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type OwnPause, pauseByItselfIn } from './pause-by-itself.ts';

/** More than this part of what was answered since a person last looked, and at least so many. */
const BOUNCES = { part: 0.05, least: 10 };
/** More than this part of the whole run (email.md, section 4), and at least so many. */
const REFUSALS = { part: 0.01, least: 3 };

const judge = statement(
  'judge-mailing-run',
  { takes: { run: int8 }, gives: { reason: sure(text<'bounces' | 'refusals'>()) } },
  ($) => `
  SELECT CASE WHEN refused - judged_refused >= ${REFUSALS.least} AND refused - judged_refused > ${REFUSALS.part} * audience
    THEN 'refusals' ELSE 'bounces' END AS reason
  FROM mailing_runs
  WHERE id = ${$.run} AND state = 'sending' AND (
    (refused - judged_refused >= ${REFUSALS.least} AND refused - judged_refused > ${REFUSALS.part} * audience)
    OR (hard - judged_hard >= ${BOUNCES.least} AND hard - judged_hard > ${BOUNCES.part} * (accepted + rejected - judged_ended)))`,
);

/** Pauses a run by what its last counted batches met; the caller holds it. */
export async function judgeRun(tx: Sql, run: number): Promise<OwnPause | null> {
  const verdict = await tx.row(judge({ run }));
  if (verdict === null) return null;
  await pauseByItselfIn(tx, run, verdict.reason);
  return verdict.reason;
}
