import { prepared } from '../../../../platform/db/prepared.ts';
import { query, realNow, sql } from '../../../../platform/db/query.ts';
import type { PublishingDeps } from '../deps.ts';
import { hiddenPhase, type MachineRow } from '../machine-row.ts';

const renewal = prepared('renew-lease', (p: { id: number; lease: string; leaseS: number }) =>
  query
    .updateTable('scheduled_postings as p')
    .set({ lease_until: sql`clock_timestamp() + make_interval(secs => ${p.leaseS})` })
    .where('p.id', '=', p.id)
    .where('p.lease_token', '=', p.lease)
    .where(hiddenPhase, '=', 'claimed')
    .where('p.lease_until', '>', realNow),
);

/**
 * Renews the lease of a claimed row while a long step runs, such as the upload of a video. A row that was taken from us
 * meanwhile is not taken back: the next fenced write notices.
 */
export async function keepingLease<T>(deps: PublishingDeps, row: MachineRow, work: () => Promise<T>): Promise<T> {
  const { leaseMs } = deps.config.publishing;
  const renew = () =>
    deps.db
      .run(renewal({ id: row.id, lease: row.lease_token, leaseS: leaseMs / 1000 }))
      .catch((error: unknown) => deps.log.warn({ err: error, post: row.id }, 'a lease could not be renewed'));
  const timer = setInterval(() => void renew(), leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
