import type { Sql } from '../../../../platform/db/database.ts';
import type { PublishingDeps } from '../deps.ts';
import { mailMissed } from '../mail-failure.ts';
import { releaseWindowMs } from '../rules.ts';

export interface Swept {
  readonly interrupted: number;
  readonly missed: number;
}

/** What no single row's step can see: releases whose process died, posts whose time has passed, steps a crash cut off. */
export async function sweepPosts(deps: PublishingDeps): Promise<Swept> {
  const interrupted = await openInterrupted(deps);
  const missed = await markMissed(deps);
  await parkBroken(deps.db);
  await mendFollowUps(deps.db);
  return { interrupted, missed };
}

/**
 * A release that did not report in time is ambiguous. The window is the send deadline, the call's deadline and a
 * grace, on the real clock: a turned business clock must not open a release that is still running.
 */
async function openInterrupted(deps: PublishingDeps): Promise<number> {
  const patience = releaseWindowMs(deps.config.publishing) + deps.config.publishing.sweepGraceMs;
  return deps.db.run(
    `UPDATE scheduled_postings p SET phase = 'unconfirmed', next_step_at = app_now(), reason_code = 'unconfirmed_looking',
       lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
     FROM publish_attempts a
     WHERE p.phase = 'committing' AND a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.purpose = 'publish'
       AND a.commit_started_at < clock_timestamp() - make_interval(secs => $1)`,
    [patience / 1000],
  );
}

interface MissedRow {
  readonly id: number;
  readonly connection_id: number;
  readonly message: string;
  readonly fire_at: Date;
}

/** Past its lateness a post never leaves by itself, whatever held it up; the person decides. */
async function markMissed(deps: PublishingDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const rows = await tx.rows<MissedRow>(
      `UPDATE scheduled_postings SET status = 20, phase = 'missed', next_step_at = NULL, version = version + 1,
         reason_code = 'missed', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
       WHERE id IN (
         SELECT id FROM scheduled_postings
         WHERE status IN (0, 100, 110, 120) AND NOT deleted AND late_after <= (SELECT app_now())
           AND phase IN ('due', 'waiting', 'claimed', 'reconnect')
           AND (lease_until IS NULL OR lease_until < clock_timestamp())
         ORDER BY id LIMIT 1000 FOR UPDATE SKIP LOCKED)
       RETURNING id, connection_id, message, fire_at`,
    );
    for (const posts of Map.groupBy(rows, (row) => row.connection_id).values()) {
      const [first] = posts;
      if (first) await mailMissed(tx, first.connection_id, posts, deps.clock.now());
    }
    return rows.length;
  });
}

/**
 * Posts that come due on a connection that is broken already wait for the reconnect like the one that found it broken,
 * instead of looking as if they were being published. A connection that is just being changed is left to the next sweep.
 */
async function parkBroken(db: Sql): Promise<void> {
  await db.run(
    `UPDATE scheduled_postings SET phase = 'reconnect', status = 0, next_step_at = NULL, reason_code = broken.reason,
       reason_values = NULL, lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
     FROM (
       SELECT p.id, coalesce(c.broken_reason, 'reconnect') AS reason
       FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id
       WHERE p.next_step_at <= app_now() AND p.next_step_at IS NOT NULL AND NOT p.deleted
         AND p.phase IN ('due', 'waiting', 'claimed') AND p.late_after > app_now()
         AND (p.lease_until IS NULL OR p.lease_until < clock_timestamp())
         AND c.installed AND NOT c.connected
       LIMIT 1000 FOR UPDATE OF p SKIP LOCKED FOR SHARE OF c SKIP LOCKED
     ) AS broken
     WHERE scheduled_postings.id = broken.id`,
    [],
    'park-broken',
  );
}

/** A crash between saving that a post is live and starting its comment leaves the comment waiting for nothing. */
async function mendFollowUps(db: Sql): Promise<void> {
  await db.run(
    `UPDATE post_comments c SET next_step_at = app_now() FROM scheduled_postings p
     WHERE c.phase = 'waiting' AND c.next_step_at IS NULL AND p.id = c.scheduled_posting_id AND p.status = 10`,
  );
}
