import type { PublishingDeps } from '../deps.ts';
import { type MachineRow, PHASE } from '../machine-row.ts';

/**
 * Renews the lease of a claimed row while a long step runs, such as the upload of a film. A row that was taken from us
 * meanwhile is not taken back: the next fenced write notices.
 */
export async function keepingLease<T>(deps: PublishingDeps, row: MachineRow, work: () => Promise<T>): Promise<T> {
  const { leaseMs } = deps.config.publishing;
  const renew = () =>
    deps.db
      .run(
        `UPDATE scheduled_postings p SET lease_until = clock_timestamp() + make_interval(secs => $3)
         WHERE id = $1 AND lease_token = $2 AND ${PHASE} = 'claimed' AND lease_until > clock_timestamp()`,
        [row.id, row.lease_token, leaseMs / 1000],
        'renew-lease',
      )
      .catch((error: unknown) => deps.log.warn({ err: error, post: row.id }, 'a lease could not be renewed'));
  const timer = setInterval(() => void renew(), leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
