import type { PublishingDeps } from '../deps.ts';
import type { MachineRow, OpenAttempt } from '../row.ts';
import { ABSENCE_READS_S, nextLook } from '../rules.ts';

/** Nothing decided: the row comes back when the next look is due. */
export async function keepLooking(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: OpenAttempt,
  deadline: Date,
  note: Record<string, unknown>,
): Promise<void> {
  await noteLook(deps, attempt, note);
  const next = nextLook({ deadline, absentReads: attempt.absent_reads, now: deps.clock.now() });
  await leave(deps, row, { phase: 'unconfirmed', at: next, reason: 'unconfirmed_looking' });
}

/** The person is asked; we keep looking for a day all the same. */
export async function ask(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: OpenAttempt,
  deadline: Date,
  reason: string,
  note: Record<string, unknown>,
): Promise<void> {
  await noteLook(deps, attempt, note);
  const next = nextLook({ deadline, absentReads: ABSENCE_READS_S.length, now: deps.clock.now() });
  await leave(deps, row, { phase: 'unconfirmed', at: next, reason, ask: true });
}

async function noteLook(deps: PublishingDeps, attempt: OpenAttempt, note: Record<string, unknown>): Promise<void> {
  // The newest fifty notes are enough for a person; a day of looking must not grow the row without end.
  await deps.db.run(
    `UPDATE publish_attempts SET absent_reads = $3,
       evidence = CASE WHEN jsonb_array_length(evidence) < 50 THEN evidence || $2::jsonb ELSE (evidence - 1) || $2::jsonb END
     WHERE id = $1 AND outcome IS NULL`,
    [attempt.id, JSON.stringify([{ at: deps.clock.now().toISOString(), ...note }]), attempt.absent_reads],
  );
}

/** Gives an unconfirmed row back. A question that was put to the person stays. */
export async function leave(
  deps: PublishingDeps,
  row: MachineRow,
  to: { phase: 'unconfirmed' | 'due'; at?: Date | null; reason: string | null; ask?: boolean },
): Promise<void> {
  await deps.db.run(
    `UPDATE scheduled_postings SET phase = $3, next_step_at = $4, reason_code = CASE WHEN ask_user THEN reason_code ELSE $5 END,
       ask_user = ask_user OR $6, lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
     WHERE id = $1 AND lease_token = $2 AND phase = 'unconfirmed'`,
    [row.id, row.lease_token, to.phase, to.at === undefined ? deps.clock.now() : to.at, to.reason, to.ask ?? false],
  );
}
