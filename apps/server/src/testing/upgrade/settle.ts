import { setTimeout as wait } from 'node:timers/promises';
import { startWorker } from '../../app/work.ts';
import { posts } from '../../features/posts/index.ts';
import { runSweep } from '../sweeps.ts';
import type { Upgraded } from './open.ts';
import { AHEAD, POSTS } from './queries.ts';
import type { End, Row } from './snapshot.ts';

const HORIZON_S = 4 * 3_600;
const PATIENCE_MS = 60_000;

/** Runs a worker of today until posts, comments and mails have come to their ends, and turns time to where they wait for it. */
export async function settle({ waypost, turnTo }: Upgraded): Promise<void> {
  const started = performance.now();
  const until = new Date(waypost.clock.now().getTime() + HORIZON_S * 1000);
  let turned = waypost.clock.now().getTime() - Date.now();
  const worker = await startWorker(waypost);
  const deps = { ...waypost, outcomes: { append: async () => undefined } };
  try {
    for (;;) {
      if (performance.now() - started > PATIENCE_MS) throw new Error(`it does not end:\n${await story(waypost)}`);
      const ahead = await waypost.db.row<{ open: number; ms: number | null }>(AHEAD, [until]);
      if (ahead === null || ahead.open === 0) return;
      turned += Math.max(0, ahead.ms ?? 0);
      if (ahead.ms !== null && ahead.ms > 0) await turnTo(turned + 20);
      await waypost.db.run("SELECT pg_notify('waypost_due', '')");
      // The worker's own come every five seconds; these only save the test their pauses.
      for (const id of ['posts.interrupted', 'posts.looks', 'posts.comments']) await runSweep(posts, deps, id);
      await wait(50);
    }
  } finally {
    await worker.stop();
  }
}

async function story({ db }: Upgraded['waypost']): Promise<string> {
  return (await db.rows<{ line: string }>(POSTS)).map(({ line }) => line).join('\n');
}

/** How a post stands, in the words of a snapshot. */
export function endOf(post: Row, connection: Row | undefined): End | string {
  if (post.deleted) return 'deleted';
  if (post.status === 10) return 'out';
  if (post.phase === 'unconfirmed' && post.ask_user) return 'asked';
  if (post.phase === 'rejected') return 'refused';
  if (post.phase === 'missed' || post.phase === 'reconnect') return post.phase;
  if (post.phase === 'due' && connection?.paused) return 'held';
  return post.phase === 'due' && post.status === 0 ? 'planned' : `${post.phase} ${post.status} ${post.reason_code}`;
}
