import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { int4, int8, orNull, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { queueMail } from '../../outbox/index.ts';
import type { ConnectionDeps } from '../deps.ts';
import { connectionExpiring } from '../emails/connection-expiring.ts';
import { endOfConsent } from '../store.ts';
import { refreshGrant } from './check-tokens.ts';
import { calendarDaysLeft, planExpiry } from './expiry.ts';

const CLAIM_MINUTES = 10;

const claim = statement(
  'claim-expiring',
  { takes: { atMost: int8, app: text<SocialApp>(), minutes: int4 }, gives: { id: int8, grant_id: orNull(int8) } },
  ($) => `
    UPDATE connections SET expiry_mail_at = app_now() + make_interval(mins => ${$.minutes})
    WHERE id IN (
      SELECT id FROM connections WHERE app = ${$.app} AND installed AND expiry_mail_at <= app_now()
      ORDER BY expiry_mail_at LIMIT ${$.atMost} FOR UPDATE SKIP LOCKED)
    RETURNING id, grant_id`,
);

/**
 * Tells people 21, 7 and 1 days ahead that a connection runs out. A claim moves the due time on, so a process that dies
 * leaves the row to a later sweep; the mail and the next due time are written together, and the mail's key names
 * connection, end and notice, so no second worker and no second look writes it again.
 */
export const expirySweep = (deps: ConnectionDeps): Sweep =>
  sweep({
    id: 'connections.expiring',
    everyMs: 5_000,
    lanes: 2,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => deps.db.rows(claim({ atMost, app, minutes: CLAIM_MINUTES })),
    async work({ id, grant_id }) {
      // Where the network renews without the person there is nothing to tell.
      if (grant_id !== null) await refreshGrant(deps, grant_id);
      return deps.db.transaction((tx) => tell(tx, id, deps.clock.now()));
    },
  });

async function tell(tx: Sql, id: number, now: Date): Promise<boolean> {
  const row = await tx.row(
    query
      .selectFrom('connections as c')
      .innerJoin('profiles as p', 'p.id', 'c.profile_id')
      .leftJoin('social_grants as g', 'g.id', 'c.grant_id')
      .select(['c.app', 'c.installed', 'c.connected', 'c.paused', 'c.name as page_name', 'p.user_id', 'p.slug'])
      .select(endOfConsent.as('expires_at'))
      .where('c.id', '=', id)
      .where('p.deleted_at', 'is', null)
      .forUpdate('c'),
  );
  const end = row?.expires_at ?? null;
  const plan = row === null || end === null ? null : planExpiry(row.app, end, now);
  const next = { expiry_mail_at: plan?.nextAt ?? null };
  await tx.run(query.updateTable('connections').where('id', '=', id).set(next));
  if (row === null || end === null || plan === null || plan.notice === null) return false;
  if (!row.installed || !row.connected || row.paused) return false;
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
