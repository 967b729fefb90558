import { POST_STATUS } from '@waypost/contract/posts';
import type { PostSnapshot, Refusal } from '../../../../connectors/social/port.ts';
import { blockConnection, DEFAULT_WAIT_S } from '../block-connection.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { mailFailure } from '../mail-failure.ts';
import type { PostReason } from '../post-write.ts';
import { reasonOf } from '../reason-of.ts';
import { MAX_STEP_FAILURES, OURS_WAIT_S, stepBackoffS } from '../rules.ts';
import { transition } from '../transition.ts';

/**
 * A repeatable step was refused; nothing has been released. It has a limit of its own and never counts as a try of the
 * ladder. Every refusal is a line in the log of tries.
 */
export async function refuseStep(
  deps: PublishingDeps,
  row: MachineRow,
  refusal: Refusal<PostReason>,
  post: PostSnapshot,
  tokenVersion: number,
): Promise<void> {
  const { to, ...consequence } = consequenceOf(row, refusal);
  const reason = reasonOf(refusal, { givenUp: to === 'rejected' ? 'step_failed' : null });
  await deps.db.transaction(async (tx) => {
    await transition(tx, row, {
      from: 'claimed',
      to,
      write: { ...consequence, staged: { ...row.staged }, stagedVersion: row.version, reason },
      attempt: { version: row.version, outcome: 'step-failed', reason },
    });
    if (to === 'rejected') await mailFailure(tx, row, post.text, reason);
    await blockConnection(tx, row, tokenVersion, refusal);
  });
}

/** Where a refused step leaves its row. */
function consequenceOf(row: MachineRow, refusal: Refusal<PostReason>) {
  const permanent = refusal.kind === 'rejected' || refusal.kind === 'gone' || refusal.kind === 'duplicate';
  if (permanent || row.step_failures + 1 >= MAX_STEP_FAILURES)
    return { to: 'rejected', status: POST_STATUS.error, next: null } as const;
  if (refusal.kind === 'reconnect') return { to: 'reconnect', status: POST_STATUS.pending, next: null } as const;
  const stepFailures = refusal.kind === 'try-later' ? row.step_failures + 1 : row.step_failures;
  return { to: 'due', stepFailures, next: { seconds: waitOf(refusal, stepFailures) } } as const;
}

function waitOf(refusal: Refusal<PostReason>, stepFailures: number): number {
  if (refusal.kind === 'blocked') return refusal.seconds;
  if (refusal.kind === 'wait') return refusal.seconds ?? DEFAULT_WAIT_S;
  return refusal.kind === 'ours' ? OURS_WAIT_S : stepBackoffS(stepFailures);
}
