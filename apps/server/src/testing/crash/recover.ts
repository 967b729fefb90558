import { setTimeout as wait } from 'node:timers/promises';
import { machine, type PublishingDeps, posts } from '../../features/posts/index.ts';
import type { TestApp } from '../app.ts';
import { runSweep } from '../sweeps.ts';
import { turnTimeBy } from '../turn-time.ts';
import { SETTLED_MS } from './victims.ts';

const MAX_ROUNDS = 2_000;
/** What is still ahead of posts and comments that have not come to an end. */
const AHEAD = `
  SELECT count(*)::int AS open, (extract(epoch FROM min(due) - app_now()) * 1000)::float8 AS ms FROM (
    SELECT next_step_at AS due FROM scheduled_postings
    WHERE phase IN ('due', 'claimed', 'waiting', 'committing', 'accepted') OR (phase = 'unconfirmed' AND NOT ask_user)
    UNION ALL
    SELECT c.next_step_at FROM post_comments c JOIN scheduled_postings p ON p.id = c.scheduled_posting_id
    WHERE p.status = 10 AND c.phase IN ('waiting', 'sending')
  ) AS steps`;

/**
 * Lets a living worker clean up behind the dead: leases run out, interrupted releases are looked for, what may go goes.
 * Ends when every post is out, given up, or a question to its person.
 */
export async function recover(app: Pick<TestApp, 'waypost' | 'sandbox'>, deps: PublishingDeps): Promise<void> {
  await wait(SETTLED_MS);
  // The dead have turned the clock without our knowing.
  await app.waypost.syncClock();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const id of ['posts.interrupted', 'posts.comments']) await runSweep(posts, { ...app.waypost, ...deps }, id);
    const stepped = await stepDue(deps);
    const ahead = await app.waypost.db.row<{ open: number; ms: number | null }>(AHEAD);
    if (ahead === null || ahead.open === 0) return;
    if (stepped > 0) continue;
    if (ahead.ms !== null && ahead.ms > 0) await turnTimeBy(app.waypost, app.sandbox.url, ahead.ms + 20);
    else await wait(50);
  }
  throw new Error(`posts do not come to an end: ${JSON.stringify(await app.waypost.db.rows(AHEAD))}`);
}

/** As {@link publishDue}, with the connections side by side. */
async function stepDue(deps: PublishingDeps): Promise<number> {
  const { claimPosts, stepPost } = await machine();
  const rows = await claimPosts(deps.db, { limit: 24, leaseMs: deps.config.publishing.leaseMs });
  await Promise.all(rows.map((row) => stepPost(deps, row)));
  return rows.length;
}
