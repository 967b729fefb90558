import type { PostSnapshot, Refusal } from '../../../../connectors/social/port.ts';
import type { PublishingDeps } from '../deps.ts';
import { writeStep } from '../fenced.ts';
import { limitConnection } from '../limit-connection.ts';
import { mailFailure } from '../mail-failure.ts';
import type { MachineRow } from '../row.ts';
import { MAX_STEP_FAILURES, stepBackoffS } from '../rules.ts';

/**
 * A repeatable step was refused; nothing has been released. It has a limit of its own and never counts as a try of the
 * ladder. Every refusal is a line in the log of tries.
 */
export async function refuseStep(
  deps: PublishingDeps,
  row: MachineRow,
  refusal: Refusal,
  post: PostSnapshot,
  tokenVersion: number,
): Promise<void> {
  const values = { detail: refusal.detail };
  const staged = { staged: { ...row.staged }, stagedVersion: row.version };
  await deps.db.transaction(async (tx) => {
    await logStep(tx, row, refusal);
    const permanent = refusal.kind === 'rejected' || refusal.kind === 'gone' || refusal.kind === 'duplicate';
    if (permanent || row.step_failures + 1 >= MAX_STEP_FAILURES) {
      await writeStep(tx, row, ['claimed'], {
        ...staged,
        phase: 'rejected',
        status: 20,
        next: null,
        reasonCode: refusal.code,
        reasonValues: values,
      });
      await mailFailure(tx, row, post.text, refusal);
    } else if (refusal.kind === 'reconnect') {
      await writeStep(tx, row, ['claimed'], {
        ...staged,
        phase: 'reconnect',
        status: 0,
        next: null,
        reasonCode: refusal.code,
        reasonValues: values,
      });
    } else {
      const stepFailures = refusal.kind === 'try-later' ? row.step_failures + 1 : row.step_failures;
      await writeStep(tx, row, ['claimed'], {
        ...staged,
        phase: 'due',
        next: { seconds: waitOf(refusal, stepFailures) },
        stepFailures,
        reasonCode: refusal.code,
        reasonValues: values,
      });
    }
    await limitConnection(tx, row, tokenVersion, refusal);
  });
}

function waitOf(refusal: Refusal, stepFailures: number): number {
  if (refusal.kind === 'blocked') return refusal.seconds;
  if (refusal.kind === 'wait') return refusal.seconds ?? 300;
  return refusal.kind === 'ours' ? 900 : stepBackoffS(stepFailures);
}

async function logStep(tx: Parameters<typeof writeStep>[0], row: MachineRow, refusal: Refusal): Promise<void> {
  await tx.run(
    `INSERT INTO publish_attempts
       (scheduled_posting_id, n, purpose, snapshot, version, ended_at, outcome, reason_code, reason_values)
     SELECT $1, (SELECT coalesce(max(n), 0) + 1 FROM publish_attempts WHERE scheduled_posting_id = $1),
       'publish', '{}', $2, clock_timestamp(), 'step-failed', $3, $4`,
    [row.id, row.version, refusal.code, JSON.stringify({ detail: refusal.detail })],
  );
}
