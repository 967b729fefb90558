import type { PostSnapshot, Refusal } from '../../../../connectors/social/port.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { PublishingDeps } from '../deps.ts';
import { DEFAULT_WAIT_S, limitConnection } from '../limit-connection.ts';
import { mailFailure } from '../mail-failure.ts';
import { LeaseLost, type MachineRow, PHASE } from '../row.ts';
import { afterRefusedRelease } from '../rules.ts';

interface Consequence {
  readonly outcome: 'rejected' | 'try-later' | 'rate-limited' | 'reconnect' | 'ours';
  readonly phase: 'due' | 'rejected' | 'reconnect';
  readonly status: number;
  readonly nextS: number | null;
  readonly failures: number;
  readonly reason: string | null;
}

const GIVE_UP = 20;
const OURS_WAIT_S = 900;

/** What a refused release means for its row. Only transient refusals count as tries. */
export function consequenceOf(row: Pick<MachineRow, 'failures' | 'status'>, refusal: Refusal): Consequence {
  const stay = { status: row.status, failures: row.failures };
  switch (refusal.kind) {
    case 'rejected':
    case 'gone':
    case 'duplicate':
      return { ...stay, outcome: 'rejected', phase: 'rejected', status: GIVE_UP, nextS: null, reason: refusal.code };
    case 'try-later': {
      const failures = row.failures + 1;
      const step = afterRefusedRelease(failures);
      if (step.kind === 'give-up')
        return {
          outcome: 'try-later',
          phase: 'rejected',
          status: GIVE_UP,
          nextS: null,
          failures,
          reason: refusal.code,
        };
      return {
        outcome: 'try-later',
        phase: 'due',
        status: step.status,
        nextS: step.seconds,
        failures,
        reason: refusal.code,
      };
    }
    case 'wait':
      return {
        ...stay,
        outcome: 'rate-limited',
        phase: 'due',
        nextS: refusal.seconds ?? DEFAULT_WAIT_S,
        reason: refusal.code,
      };
    case 'blocked':
      return { ...stay, outcome: 'rate-limited', phase: 'due', nextS: refusal.seconds, reason: refusal.code };
    case 'reconnect':
      return { ...stay, outcome: 'reconnect', phase: 'reconnect', status: 0, nextS: null, reason: refusal.code };
    case 'ours':
      return { ...stay, outcome: 'ours', phase: 'due', nextS: OURS_WAIT_S, reason: 'ours_configuration' };
  }
}

/**
 * Closes the attempt and writes the consequence, together with what must follow it (broken connection, mail). Writes
 * nothing and throws {@link LeaseLost} when somebody else has the row by now.
 */
export async function recordRefusal(
  deps: PublishingDeps,
  row: MachineRow,
  post: Pick<PostSnapshot, 'text'>,
  attempt: number,
  tokenVersion: number,
  refusal: Refusal,
): Promise<void> {
  if (refusal.kind === 'ours')
    deps.log.error({ post: row.id, code: refusal.code }, 'a network refuses us, not the post');
  await deps.db.transaction(async (tx) => {
    const consequence = consequenceOf(row, refusal);
    const values = JSON.stringify({ detail: refusal.detail });
    // The row before its attempt, as everybody locks them.
    await moveRow(tx, row, consequence, values);
    const closed = await tx.run(
      `UPDATE publish_attempts SET outcome = $2, ended_at = clock_timestamp(), reason_code = $3, reason_values = $4
       WHERE id = $1 AND outcome IS NULL`,
      [attempt, consequence.outcome, refusal.code, values],
    );
    if (closed === 0) throw new LeaseLost(row.id);
    await followRefusal(tx, row, post, tokenVersion, refusal, consequence);
  });
}

async function moveRow(tx: Sql, row: MachineRow, consequence: Consequence, values: string): Promise<void> {
  const touched = await tx.run(
    `UPDATE scheduled_postings p SET phase = $3, status = $4, failures = $5, reason_code = $6, reason_values = $7,
       next_step_at = CASE WHEN $8::float IS NULL THEN NULL ELSE app_now() + make_interval(secs => $8::float) END,
       lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
     WHERE id = $1 AND lease_token = $2 AND ${PHASE} IN ('committing', 'accepted')`,
    [
      row.id,
      row.lease_token,
      consequence.phase,
      consequence.status,
      consequence.failures,
      consequence.reason,
      values,
      consequence.nextS,
    ],
  );
  if (touched === 0) throw new LeaseLost(row.id);
}

async function followRefusal(
  tx: Sql,
  row: MachineRow,
  post: Pick<PostSnapshot, 'text'>,
  tokenVersion: number,
  refusal: Refusal,
  consequence: Consequence,
): Promise<void> {
  await limitConnection(tx, row, tokenVersion, refusal);
  if (consequence.status === GIVE_UP) await mailFailure(tx, row, post.text, refusal);
}
