import { POST_STATUS, type PostStatus } from '@waypost/contract/posts';
import type { Refusal } from '../../../../connectors/social/port.ts';
import type { Outcome } from '../attempts/attempts.ts';
import { blockConnection, DEFAULT_WAIT_S } from '../block-connection.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { mailFailure } from '../mail-failure.ts';
import type { PostReason, Reason } from '../post-write.ts';
import { reasonOf } from '../reason-of.ts';
import { afterRefusedRelease, OURS_WAIT_S } from '../rules.ts';
import { transition } from '../transition.ts';
import type { Sent } from './sent.ts';

interface Consequence {
  readonly outcome: Outcome;
  readonly to: 'due' | 'rejected' | 'reconnect';
  readonly status: PostStatus;
  readonly nextS: number | null;
  readonly failures: number;
  /** Said to the person instead of the reason. */
  readonly shown?: PostReason;
}

const GIVE_UP = 20;

/** What a refused release means for its row. Only transient refusals count as tries. */
export function consequenceOf(row: Pick<MachineRow, 'failures' | 'status'>, refusal: Refusal): Consequence {
  const stay = { status: row.status, failures: row.failures };
  switch (refusal.kind) {
    case 'rejected':
    case 'gone':
    case 'duplicate':
      return { ...stay, outcome: 'rejected', to: 'rejected', status: GIVE_UP, nextS: null };
    case 'try-later': {
      const failures = row.failures + 1;
      const step = afterRefusedRelease(failures);
      const tried = { ...stay, outcome: 'try-later', failures } as const;
      return step.kind === 'give-up'
        ? { ...tried, to: 'rejected', status: GIVE_UP, nextS: null }
        : { ...tried, to: 'due', status: step.status, nextS: step.seconds };
    }
    case 'wait':
      return { ...stay, outcome: 'rate-limited', to: 'due', nextS: refusal.seconds ?? DEFAULT_WAIT_S };
    case 'blocked':
      return { ...stay, outcome: 'rate-limited', to: 'due', nextS: refusal.seconds };
    case 'reconnect':
      return { ...stay, outcome: 'reconnect', to: 'reconnect', status: POST_STATUS.pending, nextS: null };
    case 'ours':
      return { ...stay, outcome: 'ours', to: 'due', nextS: OURS_WAIT_S, shown: 'ours_configuration' };
  }
}

/**
 * Closes the attempt and writes the consequence, together with what must follow it (broken connection, mail). Writes
 * nothing and throws {@link LeaseLost} when somebody else has the row by now. `known`: why, where somebody knows better.
 */
export async function recordRefusal(deps: PublishingDeps, sent: Sent, refusal: Refusal, known?: Reason): Promise<void> {
  const { row, tokenVersion } = sent;
  if (refusal.kind === 'ours')
    deps.log.error({ post: row.id, code: refusal.code }, 'a network refuses us, not the post');
  const { to, outcome, status, failures, nextS, shown } = consequenceOf(row, refusal);
  const reason = known ?? reasonOf(refusal, { givenUp: status === GIVE_UP ? 'gave_up' : null });
  await deps.db.transaction(async (tx) => {
    await transition(tx, row, {
      from: ['committing', 'accepted'],
      to,
      write: {
        status,
        failures,
        next: nextS === null ? null : { seconds: nextS },
        reason: { ...reason, code: shown ?? reason.code },
      },
      attempt: { id: sent.attempt, outcome, reason },
    });
    await blockConnection(tx, row, tokenVersion, refusal);
    if (status === GIVE_UP) await mailFailure(tx, row, sent.text, reason);
  });
}
