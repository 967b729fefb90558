import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { queueMail } from '../../outbox/index.ts';
import type { ConnectionDeps } from '../deps.ts';
import { connectionExpiring } from '../emails/connection-expiring.ts';
import { refreshGrant } from './check-tokens.ts';
import { calendarDaysLeft, planExpiry } from './expiry.ts';

const CLAIM_MINUTES = 10;

interface Running {
  readonly app: SocialApp;
  readonly live: boolean;
  readonly user_id: number;
  readonly slug: string;
  readonly page_name: string | null;
  readonly expires_at: Date | null;
}

/**
 * Tells people 21, 7 and 1 days ahead that a connection runs out. A claim moves the due time on, so a process that dies
 * leaves the row to a later sweep; the mail and the next due time are written together, and the mail's key names
 * connection, end and notice, so no second worker and no second look writes it again.
 */
export const expirySweep = (deps: ConnectionDeps): Sweep =>
  sweep<{ id: number; grant_id: number | null }>({
    id: 'connections.expiring',
    everyMs: 5_000,
    lanes: 2,
    take: (atMost) =>
      deps.db.rows<{ id: number; grant_id: number | null }>(
        `UPDATE connections SET expiry_mail_at = app_now() + make_interval(mins => $2)
         WHERE id IN (
           SELECT id FROM connections WHERE installed AND expiry_mail_at <= app_now()
           ORDER BY expiry_mail_at LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id, grant_id`,
        [atMost, CLAIM_MINUTES],
        'expiry_claim',
      ),
    async work({ id, grant_id }) {
      // Where the network renews without the person there is nothing to tell.
      if (grant_id !== null) await refreshGrant(deps, grant_id);
      return deps.db.transaction((tx) => tell(tx, id, deps.clock.now()));
    },
  });

async function tell(tx: Sql, id: number, now: Date): Promise<boolean> {
  const row = await tx.row<Running>(
    `SELECT c.app, c.installed AND c.connected AND NOT c.paused AS live, p.user_id, p.slug, c.name AS page_name,
       CASE WHEN c.page_token_enc IS NULL THEN g.expires_at END AS expires_at
     FROM connections c JOIN profiles p ON p.id = c.profile_id LEFT JOIN social_grants g ON g.id = c.grant_id
     WHERE c.id = $1 AND p.deleted_at IS NULL FOR UPDATE OF c`,
    [id],
  );
  const end = row?.expires_at ?? null;
  const plan = row === null || end === null ? null : planExpiry(row.app, end, now);
  await tx.run('UPDATE connections SET expiry_mail_at = $2 WHERE id = $1', [id, plan?.nextAt ?? null]);
  if (row === null || end === null || plan === null || plan.notice === null || !row.live) return false;
  const mail = await queueMail(tx, connectionExpiring, {
    userId: row.user_id,
    params: {
      app: row.app,
      profileSlug: row.slug,
      pageName: row.page_name ?? CHANNELS[row.app].name,
      expiresAt: end.toISOString(),
      days: calendarDaysLeft(end, now),
    },
    dedupeKey: `connection_expiring:${id}:${end.toISOString()}:${plan.notice}`,
  });
  return mail !== null;
}
