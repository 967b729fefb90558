import type { Sql } from '../../../platform/db/database.ts';
import { WAITING } from './open-posts.ts';

/** A new limit of lateness holds for everything that still waits. */
export async function changeLateness(tx: Sql, connectionId: number, minutes: number): Promise<void> {
  await tx.run(
    `UPDATE scheduled_postings p SET late_after = p.fire_at + make_interval(mins => $2), updated_at = clock_timestamp()
     WHERE ${WAITING}`,
    [connectionId, minutes],
  );
}
