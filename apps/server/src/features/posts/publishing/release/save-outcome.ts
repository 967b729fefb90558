import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../../../../platform/db/database.ts';
import type { PublishedOutcome, PublishingDeps } from '../deps.ts';
import { LeaseLost, type MachineRow, PHASE } from '../row.ts';
import { saveLive } from './save-live.ts';

/** A post is live: on disk first, then saved. Whoever holds the row by now, its attempt keeps what came. */
export async function recordLive(
  deps: PublishingDeps,
  outcome: PublishedOutcome,
  how: { permalink: string | null; adopted?: boolean },
): Promise<void> {
  await deps.outcomes.append(outcome);
  const saved = await untilSaved(deps, () => saveLive(deps.db, { ...outcome, ...how }));
  if (!saved) await appendEvidence(deps, outcome.attempt, { late_answer: 'live', remote_id: outcome.remoteId });
}

/** Gives a row back whose release has ended without a post; throws {@link LeaseLost} when somebody else has it by now. */
export async function leaveCommitting(
  tx: Sql,
  row: MachineRow,
  phase: 'due' | 'accepted' | 'unconfirmed',
  next: { seconds: number; stepFailures?: number; reason?: string; ask?: boolean },
): Promise<void> {
  const touched = await tx.run(
    `UPDATE scheduled_postings p SET phase = $3, next_step_at = app_now() + make_interval(secs => $4),
       lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
       step_failures = coalesce($5, step_failures), reason_code = coalesce($6, reason_code),
       ask_user = ask_user OR $7
     WHERE id = $1 AND lease_token = $2 AND ${PHASE} = 'committing'`,
    [row.id, row.lease_token, phase, next.seconds, next.stepFailures ?? null, next.reason ?? null, next.ask ?? false],
  );
  if (touched === 0) throw new LeaseLost(row.id);
}

/** A late answer is kept with its own attempt and changes nothing else. */
export async function appendEvidence(
  deps: PublishingDeps,
  attempt: number,
  evidence: Record<string, unknown>,
): Promise<void> {
  await untilSaved(deps, () =>
    deps.db.run('UPDATE publish_attempts SET evidence = evidence || $2::jsonb WHERE id = $1', [
      attempt,
      JSON.stringify([evidence]),
    ]),
  );
}

/** A broken connection to the database must not lose an outcome that we hold in our hands. */
export async function untilSaved<T>(deps: PublishingDeps, save: () => Promise<T>): Promise<T> {
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
