import type { Sql } from '../../../platform/db/database.ts';
import { LeaseLost, type MachineRow } from './row.ts';

/** Columns that a step may set; the values are written as they are. */
export interface StepWrite {
  readonly phase?: MachineRow['phase'];
  readonly status?: number;
  /** Seconds from now on the business clock, an instant, or null to leave the machine. */
  readonly next?: { readonly seconds: number } | { readonly at: Date } | null;
  readonly reasonCode?: string | null;
  readonly reasonValues?: Readonly<Record<string, unknown>> | null;
  readonly failures?: number;
  readonly stepFailures?: number;
  readonly askUser?: boolean;
  readonly staged?: Readonly<Record<string, unknown>>;
  readonly stagedVersion?: number;
  readonly checked?: boolean;
  /** Renew the lease by this many seconds; otherwise the row is given back. */
  readonly keepLeaseS?: number;
}

const PLAIN: readonly (readonly [keyof StepWrite, string, string?])[] = [
  ['phase', 'phase'],
  ['status', 'status'],
  ['reasonCode', 'reason_code'],
  ['reasonValues', 'reason_values', '::jsonb'],
  ['failures', 'failures'],
  ['stepFailures', 'step_failures'],
  ['askUser', 'ask_user'],
  ['staged', 'staged', '::jsonb'],
  ['stagedVersion', 'staged_version'],
  ['checked', 'checked_before_release'],
];

/**
 * Writes what a step led to, if the row is still ours and unchanged; otherwise throws {@link LeaseLost}. `from` names
 * the phases in which the write makes sense.
 */
export async function writeStep(tx: Sql, row: MachineRow, from: readonly string[], write: StepWrite): Promise<void> {
  const values: unknown[] = [row.id, row.lease_token, row.version, from];
  const sets: string[] = ['updated_at = clock_timestamp()'];
  const bind = (value: unknown) => `$${values.push(value)}`;
  for (const [key, column, cast = ''] of PLAIN) {
    const value = write[key];
    if (value === undefined) continue;
    sets.push(`${column} = ${bind(cast !== '' && value !== null ? JSON.stringify(value) : value)}${cast}`);
  }
  if (write.next === null) sets.push('next_step_at = NULL');
  else if (write.next !== undefined)
    sets.push(
      'at' in write.next
        ? `next_step_at = ${bind(write.next.at)}`
        : `next_step_at = app_now() + make_interval(secs => ${bind(write.next.seconds)})`,
    );
  sets.push(
    ...(write.keepLeaseS === undefined
      ? ['lease_token = NULL', 'lease_until = NULL']
      : [`lease_until = clock_timestamp() + make_interval(secs => ${bind(write.keepLeaseS)})`]),
  );
  const touched = await tx.run(
    `UPDATE scheduled_postings SET ${sets.join(', ')}
     WHERE id = $1 AND lease_token = $2 AND version = $3 AND phase = ANY($4::text[])`,
    values,
  );
  if (touched === 0) throw new LeaseLost(row.id);
}
