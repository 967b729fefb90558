import { PENDING_STATUSES, POST_STATUS } from '@waypost/contract/posts';
import { text } from '../../../../platform/db/column.ts';
import { unleased } from '../../../../platform/db/leases.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import { appNow, appNowOnce, query, sql, typed } from '../../../../platform/db/query.ts';
import { lookAtAll, type Sweep } from '../../../../platform/sweeps/sweep.ts';
import { literals } from '../../conditions.ts';
import type { PublishingDeps } from '../deps.ts';
import { mailMissed } from '../mail-failure.ts';
import { moving } from '../post-write.ts';
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
  await deps.db.run(parkBroken({}));
  await deps.db.run(mendFollowUps({}));
  return { interrupted, missed };
}

const INTERRUPTED = moving({
  from: 'committing',
  to: 'unconfirmed',
  write: { next: { seconds: 0 }, reason: { code: 'unconfirmed_looking' } },
});
const silent = (patienceS: number) =>
  query
    .selectFrom('scheduled_postings as d')
    .innerJoin('publish_attempts as a', 'a.scheduled_posting_id', 'd.id')
    .select('d.id')
    .where('d.phase', 'in', INTERRUPTED.from)
    .where('a.outcome', 'is', null)
    .where('a.purpose', '=', sql.lit('publish'))
    .where('a.commit_started_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${patienceS})`)
    .orderBy('d.id')
    .forUpdate('d')
    .skipLocked();
const interrupted = prepared('open-interrupted', (p: { patienceS: number }) =>
  query.updateTable('scheduled_postings as p').set(INTERRUPTED.set).where('p.id', 'in', silent(p.patienceS)),
);

/**
 * A release that did not report in time is ambiguous. The window is the send deadline, the call's deadline and a
 * grace, on the real clock: a turned business clock must not open a release that is still running.
 */
async function openInterrupted(deps: PublishingDeps): Promise<number> {
  const patience = releaseWindowMs(deps.config.publishing) + deps.config.publishing.sweepGraceMs;
  return deps.db.run(interrupted({ patienceS: patience / 1000 }));
}

const MISSED = moving({
  from: ['due', 'waiting', 'claimed', 'reconnect'],
  to: 'missed',
  write: { status: POST_STATUS.error, next: null, reason: { code: 'missed' }, version: 'next' },
});
const late = query
  .selectFrom('scheduled_postings')
  .select('id')
  .where('status', 'in', literals(PENDING_STATUSES))
  .where('deleted', '=', sql.lit(false))
  .where('late_after', '<=', appNowOnce)
  .where('phase', 'in', MISSED.from)
  .where(sql.raw<boolean>(unleased('scheduled_postings')))
  // As their index has them: in the order of ids PostgreSQL walks the whole table for the few that are late.
  .orderBy('late_after')
  .limit(sql.lit(1000))
  .forUpdate()
  .skipLocked();
const miss = prepared('mark-missed', () =>
  query
    .updateTable('scheduled_postings as p')
    .set(MISSED.set)
    .where('p.id', 'in', late)
    .returning(['p.id', 'p.connection_id', 'p.message', 'p.fire_at']),
);

/** Past its lateness a post never leaves by itself, whatever held it up; the person decides. */
async function markMissed(deps: PublishingDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    // By their ids: another worker may be writing the same mails.
    const rows = (await tx.rows(miss({}))).sort((a, b) => a.connection_id - b.connection_id || a.id - b.id);
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
  write: { status: POST_STATUS.pending, next: null, reason: { code: sql<string>`broken.reason` } },
});
const broken = query
  .selectFrom('scheduled_postings as d')
  .innerJoin('connections as c', 'c.id', 'd.connection_id')
  .select(['d.id', typed(text())`coalesce(c.broken_reason, 'reconnect')`.as('reason')])
  .where('d.next_step_at', '<=', appNow)
  .where('d.next_step_at', 'is not', null)
  .where('d.deleted', '=', sql.lit(false))
  .where('d.phase', 'in', PARKED.from)
  .where('d.late_after', '>', appNow)
  .where(sql.raw<boolean>(unleased('d')))
  .where('c.installed', '=', sql.lit(true))
  .where('c.connected', '=', sql.lit(false))
  .limit(sql.lit(1000))
  // The builder puts both locks before both SKIPs.
  .modifyEnd(sql`FOR UPDATE OF d SKIP LOCKED FOR SHARE OF c SKIP LOCKED`);

/**
 * Posts that come due on a connection that is broken already wait for the reconnect like the one that found it broken,
 * instead of looking as if they were being published. A connection that is just being changed is left to the next sweep.
 */
const parkBroken = prepared('park-broken', () =>
  query
    .updateTable('scheduled_postings as p')
    .from(broken.as('broken'))
    .set(PARKED.set)
    .whereRef('p.id', '=', 'broken.id'),
);

const forgotten = query
  .selectFrom('post_comments as c')
  .innerJoin('scheduled_postings as p', 'p.id', 'c.scheduled_posting_id')
  .select('c.scheduled_posting_id')
  .where('c.phase', '=', sql.lit('waiting'))
  .where('c.next_step_at', 'is', null)
  .where('p.status', '=', sql.lit(POST_STATUS.posted))
  .orderBy('c.scheduled_posting_id')
  .forUpdate('c')
  .skipLocked();
/** A crash between saving that a post is live and starting its comment leaves the comment waiting for nothing. */
const mendFollowUps = prepared('mend-follow-ups', () =>
  query.updateTable('post_comments').set({ next_step_at: appNow }).where('scheduled_posting_id', 'in', forgotten),
);
