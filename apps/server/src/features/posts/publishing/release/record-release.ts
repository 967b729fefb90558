import type { PostSnapshot, ReleaseResult } from '../../../../connectors/social/port.ts';
import type { PublishingDeps } from '../deps.ts';
import { LeaseLost, type MachineRow } from '../row.ts';
import { firstLook, stepBackoffS } from '../rules.ts';
import type { Passed } from './gate.ts';
import { recordRefusal } from './record-refusal.ts';
import { appendEvidence, leaveCommitting, recordLive, untilSaved } from './save-outcome.ts';

/** Writes down what a release led to. A database that is away is waited for while the process lives. */
export async function recordRelease(
  deps: PublishingDeps,
  row: MachineRow,
  post: PostSnapshot,
  passed: Passed,
  tokenVersion: number,
  result: ReleaseResult,
): Promise<void> {
  if (result.kind === 'live') {
    const outcome = { attempt: passed.attemptId, post: row.id, remoteId: result.id };
    return recordLive(deps, outcome, { permalink: result.permalink });
  }
  try {
    if (result.kind === 'refused')
      await untilSaved(deps, () => recordRefusal(deps, row, post, passed.attemptId, tokenVersion, result.refusal));
    else await untilSaved(deps, () => openEnded(deps, row, passed.attemptId, result));
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    const what = result.kind === 'refused' ? { reason: result.refusal.code } : {};
    await appendEvidence(deps, passed.attemptId, { late_answer: result.kind, ...what });
  }
}

/** Writes nothing and throws {@link LeaseLost} when somebody else has the row by now. */
async function openEnded(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: number,
  result: Extract<ReleaseResult, { kind: 'accepted' | 'not-sent' | 'unknown' }>,
): Promise<void> {
  // Kept also when it comes late: it is what the network is read with.
  if (result.kind === 'accepted')
    await deps.db.run('UPDATE publish_attempts SET accepted_ref = $2 WHERE id = $1 AND outcome IS NULL', [
      attempt,
      result.ref,
    ]);
  // The row before its attempt, as everybody locks them.
  await deps.db.transaction(async (tx) => {
    if (result.kind === 'not-sent') {
      const stepFailures = row.step_failures + 1;
      await leaveCommitting(tx, row, 'due', { seconds: stepBackoffS(stepFailures), stepFailures });
      await tx.run(
        `UPDATE publish_attempts SET outcome = 'not-sent', ended_at = clock_timestamp(), reason_code = 'not_sent',
           reason_values = $2 WHERE id = $1 AND outcome IS NULL`,
        [attempt, JSON.stringify({ detail: result.detail })],
      );
      return;
    }
    if (result.kind === 'accepted') return leaveCommitting(tx, row, 'accepted', { seconds: 2 });
    const looks = firstLook(deps.clock.now()).getTime() - deps.clock.now().getTime();
    await leaveCommitting(tx, row, 'unconfirmed', { seconds: looks / 1000, reason: 'unconfirmed_looking' });
    await tx.run(`UPDATE publish_attempts SET evidence = evidence || $2::jsonb WHERE id = $1`, [
      attempt,
      JSON.stringify([{ answer: 'unreadable', detail: result.detail }]),
    ]);
  });
}
