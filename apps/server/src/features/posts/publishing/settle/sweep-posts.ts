import type { Sql } from '../../../../platform/db/database.ts';
import { lookAtAll, type Sweep } from '../../../../platform/sweeps/sweep.ts';
import { PENDING } from '../../conditions.ts';
import type { PublishingDeps } from '../deps.ts';
import { mailMissed } from '../mail-failure.ts';
import { expression, moving } from '../post-write.ts';
import { releaseWindowMs } from '../rules.ts';

export interface Swept {
  readonly interrupted: number;
  readonly missed: number;
}

export const interruptedSweep = (deps: PublishingDeps): Sweep =>
  lookAtAll({ id: 'posts.interrupted', everyMs: 5_000, run: () => sweepPosts(deps) });

/** What no single row's step can see: releases whose process died, posts whose time has passed, steps a crash cut off. */
export async function sweepPosts(deps: PublishingDeps): Promise<Swept> {
  const interrupted = await openInterrupted(deps);
  const missed = await markMissed(deps);
  await parkBroken(deps.db);
  await mendFollowUps(deps.db);
  return { interrupted, missed };
}

const INTERRUPTED = moving({
  from: 'committing',
  to: 'unconfirmed',
  write: { next: { seconds: 0 }, reason: { code: 'unconfirmed_looking' } },
});

/**
 * A release that did not report in time is ambiguous. The window is the send deadline, the call's deadline and a
 * grace, on the real clock: a turned business clock must not open a release that is still running.
 */
async function openInterrupted(deps: PublishingDeps): Promise<number> {
  const patience = releaseWindowMs(deps.config.publishing) + deps.config.publishing.sweepGraceMs;
  return deps.db.run(
    `UPDATE scheduled_postings p SET ${INTERRUPTED.set}
     FROM publish_attempts a
     WHERE p.phase IN (${INTERRUPTED.from}) AND a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.purpose = 'publish'
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

const MISSED = moving({
  from: ['due', 'waiting', 'claimed', 'reconnect'],
  to: 'missed',
  write: { status: 20, next: null, reason: { code: 'missed' }, version: 'next' },
});

/** Past its lateness a post never leaves by itself, whatever held it up; the person decides. */
async function markMissed(deps: PublishingDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const rows = await tx.rows<MissedRow>(
      `UPDATE scheduled_postings p SET ${MISSED.set}
       WHERE id IN (
         SELECT id FROM scheduled_postings
         WHERE status IN (${PENDING}) AND NOT deleted AND late_after <= (SELECT app_now()) AND phase IN (${MISSED.from})
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

const PARKED = moving({
  from: ['due', 'waiting', 'claimed'],
  to: 'reconnect',
  write: { status: 0, next: null, reason: { code: expression('broken.reason') } },
});

/**
 * Posts that come due on a connection that is broken already wait for the reconnect like the one that found it broken,
 * instead of looking as if they were being published. A connection that is just being changed is left to the next sweep.
 */
async function parkBroken(db: Sql): Promise<void> {
  await db.run(
    `UPDATE scheduled_postings p SET ${PARKED.set}
     FROM (
       SELECT d.id, coalesce(c.broken_reason, 'reconnect') AS reason
       FROM scheduled_postings d JOIN connections c ON c.id = d.connection_id
       WHERE d.next_step_at <= app_now() AND d.next_step_at IS NOT NULL AND NOT d.deleted
         AND d.phase IN (${PARKED.from}) AND d.late_after > app_now()
         AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
         AND c.installed AND NOT c.connected
       LIMIT 1000 FOR UPDATE OF d SKIP LOCKED FOR SHARE OF c SKIP LOCKED
     ) AS broken
     WHERE p.id = broken.id`,
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
