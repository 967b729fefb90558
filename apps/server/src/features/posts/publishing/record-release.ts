import { setTimeout as wait } from 'node:timers/promises';
import type { PostSnapshot, ReleaseResult } from '../../../connectors/social/port.ts';
import type { PublishingDeps } from './deps.ts';
import type { Passed } from './gate.ts';
import { recordRefusal } from './record-refusal.ts';
import { LeaseLost, type MachineRow } from './row.ts';
import { firstLook, stepBackoffS } from './rules.ts';
import { saveLive } from './save-live.ts';

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
    await deps.outcomes.append(outcome);
    const saved = await untilSaved(deps, () => saveLive(deps.db, { ...outcome, permalink: result.permalink }));
    if (!saved) await appendEvidence(deps, passed.attemptId, { late_answer: 'live', remote_id: result.id });
    return;
  }
  if (result.kind === 'refused') {
    await untilSaved(deps, () => recordRefusal(deps, row, post, passed.attemptId, tokenVersion, result.refusal));
    return;
  }
  await untilSaved(deps, () => openEnded(deps, row, passed.attemptId, result));
}

async function openEnded(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: number,
  result: Extract<ReleaseResult, { kind: 'accepted' | 'not-sent' | 'unknown' }>,
): Promise<void> {
  const saving = deps.db.transaction(async (tx) => {
    if (result.kind === 'not-sent') {
      const closed = await tx.run(
        `UPDATE publish_attempts SET outcome = 'not-sent', ended_at = clock_timestamp(), reason_code = 'not_sent',
           reason_values = $2 WHERE id = $1 AND outcome IS NULL`,
        [attempt, JSON.stringify({ detail: result.detail })],
      );
      if (closed === 0) return false;
      const left = await leaveCommitting(tx, row, 'due', {
        seconds: stepBackoffS(row.step_failures + 1),
        stepFailures: row.step_failures + 1,
      });
      // Too late: others are looking for this release, or ask the person about it, and need its attempt open.
      if (!left) throw new LeaseLost(row.id);
      return true;
    }
    if (result.kind === 'accepted') {
      await tx.run('UPDATE publish_attempts SET accepted_ref = $2 WHERE id = $1 AND outcome IS NULL', [
        attempt,
        result.ref,
      ]);
      return leaveCommitting(tx, row, 'accepted', { seconds: 2 });
    }
    const looks = firstLook(deps.clock.now()).getTime() - deps.clock.now().getTime();
    await tx.run(`UPDATE publish_attempts SET evidence = evidence || $2::jsonb WHERE id = $1`, [
      attempt,
      JSON.stringify([{ answer: 'unreadable', detail: result.detail }]),
    ]);
    return leaveCommitting(tx, row, 'unconfirmed', { seconds: looks / 1000, reason: 'unconfirmed_looking' });
  });
  const saved = await saving.catch((error: unknown) => {
    if (error instanceof LeaseLost) return false;
    throw error;
  });
  if (!saved) await appendEvidence(deps, attempt, { late_answer: result.kind });
}

async function leaveCommitting(
  tx: Parameters<Parameters<PublishingDeps['db']['transaction']>[0]>[0],
  row: MachineRow,
  phase: 'due' | 'accepted' | 'unconfirmed',
  next: { seconds: number; stepFailures?: number; reason?: string },
): Promise<boolean> {
  const touched = await tx.run(
    `UPDATE scheduled_postings SET phase = $3, next_step_at = app_now() + make_interval(secs => $4),
       lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
       step_failures = coalesce($5, step_failures), reason_code = coalesce($6, reason_code)
     WHERE id = $1 AND lease_token = $2 AND phase = 'committing'`,
    [row.id, row.lease_token, phase, next.seconds, next.stepFailures ?? null, next.reason ?? null],
  );
  return touched > 0;
}

/** A late answer is kept with its own attempt and changes nothing else. */
async function appendEvidence(deps: PublishingDeps, attempt: number, evidence: Record<string, unknown>): Promise<void> {
  await untilSaved(deps, () =>
    deps.db.run('UPDATE publish_attempts SET evidence = evidence || $2::jsonb WHERE id = $1', [
      attempt,
      JSON.stringify([evidence]),
    ]),
  );
}

/** A broken connection to the database must not lose an outcome that we hold in our hands. */
async function untilSaved<T>(deps: PublishingDeps, save: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      if (!isConnectionTrouble(error) || tries >= 60) throw error;
      deps.log.warn({ err: error, tries }, 'an outcome could not be saved yet');
      await wait(Math.min(100 * 2 ** tries, 5_000));
    }
  }
}

/** Class 08, 57P0x and 53xxx of PostgreSQL, and errors of the socket (PostgreSQL manual, appendix A). */
function isConnectionTrouble(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT)/.test(code ?? '') ||
    /connection (terminated|ended)|timeout/i.test(message ?? '')
  );
}
