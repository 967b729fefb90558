import { setTimeout as wait } from 'node:timers/promises';
import { machine, openOutcomeLog, type PublisherDeps, posts, replayOutcomes } from '../../features/posts/index.ts';
import type { TestWaypost } from '../database/text-sql.ts';
import { runSweep } from '../sweeps.ts';
import { withKillPoints } from './kill-points.ts';
import type { Order, Strands } from './strands.ts';

/** Further ahead than this a post waits for the next life. Longer than any pause of staging and settling. */
const PATIENCE_MS = 45_000;
const MAX_ROUNDS = 80;

/**
 * The life of a worker: replay, sweep, then claim what is due and step it, connections side by side. Time is turned to
 * the next step of its own posts, until they are out or wait for minutes.
 */
export async function liveOnce(
  waypost: TestWaypost,
  strands: Strands,
  order: Order,
  turn: (ms: number) => Promise<void>,
): Promise<void> {
  const { claimPosts, stepPost } = await machine();
  await waypost.syncClock();
  const log = openOutcomeLog(waypost.config.home, waypost.log);
  const deps = withKillPoints({ ...waypost, outcomes: log }, strands.at);
  await replayOutcomes(deps.db, waypost.config.home, waypost.log);
  await sweep(strands, deps, 'posts.interrupted');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await waypost.syncClock();
    const rows = await claimPosts(deps.db, { limit: 100, leaseMs: deps.config.publishing.leaseMs });
    for (const row of rows) {
      strands.knows(row.id, row.connection_id);
      if (!strands.isStopped(row.id)) strands.start(row.id, () => stepPost(deps, row));
    }
    await strands.settled();
    await sweep(strands, deps, 'posts.comments');
    if (rows.length > 0) continue;
    await sweep(strands, deps, 'posts.permalinks');
    if (!(await turnToNext(waypost, strands, order, turn))) break;
  }
  await sweep(strands, deps, 'posts.leftovers');
}

async function sweep(strands: Strands, deps: PublisherDeps, id: string): Promise<void> {
  // A sweep that fails is run again later, as in the worker. One row after the other: a strand has one post at a time.
  strands.start(null, () => runSweep(posts, deps, id, { lanes: 1 }).catch(() => undefined), id === 'posts.comments');
  await strands.settled();
}

async function turnToNext(
  { db }: TestWaypost,
  strands: Strands,
  { posts }: Order,
  turn: (ms: number) => Promise<void>,
): Promise<boolean> {
  const moving = posts.filter((post) => !strands.isStopped(post));
  const next = await db.row<{ ms: number | null }>(
    `SELECT (extract(epoch FROM min(due) - app_now()) * 1000)::float8 AS ms FROM (
       SELECT next_step_at AS due FROM scheduled_postings WHERE id = ANY($1::bigint[]) AND phase <> 'posted'
       UNION ALL
       SELECT next_step_at FROM post_comments WHERE scheduled_posting_id = ANY($1::bigint[]) AND phase IN ('waiting', 'sending')
     ) AS steps`,
    [moving],
  );
  const ms = next?.ms ?? null;
  if (ms === null || ms > PATIENCE_MS) return false;
  // Due and not to be had: somebody else's lease has to run out first.
  if (ms <= 0) await wait(50);
  else await turn(ms + 20);
  return true;
}
