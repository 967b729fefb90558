import { setTimeout as wait } from 'node:timers/promises';
import { postSweeps } from '../../features/posts/index.ts';
import type { TestApp } from '../app.ts';
import type { PublishingWorld } from '../publishing-world.ts';
import { SETTLED_MS } from './victims.ts';

const MINUTE = 60_000;

export interface Verdict {
  readonly posted: number;
  readonly asked: number;
  readonly ended: number;
}

/** A hand on business time that only moves forward. */
export interface Hand {
  forward(minutes: number): Promise<void>;
}
export function handOf(app: TestApp): Hand {
  let offset = 0;
  return {
    async forward(minutes) {
      offset += minutes * MINUTE;
      await app.turnTo(offset);
    },
  };
}

/** Lets a living worker clean up: leases run out, interrupted releases are read, what may go goes. */
export async function recover(world: PublishingWorld, hand: Hand): Promise<void> {
  await wait(SETTLED_MS);
  for (const minutes of [0, 1, 3, 4, 6, 11, 11, 6, 16]) {
    await hand.forward(minutes);
    for (const sweep of postSweeps(world.deps)) if (/interrupted|comments/.test(sweep.id)) await sweep.run();
    await world.publish();
  }
}

interface Fate {
  readonly id: number;
  readonly message: string;
  readonly status: number;
  readonly phase: string;
  readonly remote_id: string | null;
  readonly ask_user: boolean;
  readonly open_attempts: number;
}

/**
 * The oracle: what the network shows, compared with what we say. Every post has a text of its own. Throws with the whole
 * story of the first post that is there twice, lost, or not what its row says.
 */
export async function judge(app: TestApp, world: PublishingWorld, since: number): Promise<Verdict> {
  const shown = app.sandbox.control.facebook.wall();
  const rows = await app.waypost.db.rows<Fate>(
    `SELECT p.id, p.message, p.status, p.phase, p.remote_id, p.ask_user,
       (SELECT count(*) FROM publish_attempts a WHERE a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.purpose = 'publish') AS open_attempts
     FROM scheduled_postings p WHERE p.id >= $1 ORDER BY p.id`,
    [since],
  );
  const verdict = { posted: 0, asked: 0, ended: 0 };
  for (const row of rows) {
    const there = shown.filter((post) => post.message === row.message);
    const wrong = faultOf(
      row,
      there.map((post) => post.id),
    );
    if (wrong !== null)
      throw new Error(
        `post ${row.id} ${wrong}: ${JSON.stringify({ row, there, attempts: await world.attempts(row.id) }, null, 1)}`,
      );
    if (row.status === 10) verdict.posted += 1;
    else if (row.ask_user) verdict.asked += 1;
    else verdict.ended += 1;
  }
  const twice = shown.filter((post) => post.comments.length > 1);
  if (twice.length > 0) throw new Error(`comments were written twice: ${JSON.stringify(twice[0])}`);
  return verdict;
}

function faultOf(row: Fate, there: readonly string[]): string | null {
  if (there.length > 1) return 'is on the network twice';
  if (row.status === 10) {
    if (there.length === 0) return 'is called posted and is not on the network';
    if (row.open_attempts > 0) return 'is posted and has an open attempt';
    return there[0] === row.remote_id ? null : 'is posted under another id';
  }
  if (row.phase === 'unconfirmed') return row.ask_user ? null : 'is still being looked for';
  if (row.status === 20) return there.length === 0 ? null : 'has ended and is on the network';
  return 'is neither out, nor ended, nor a question';
}
