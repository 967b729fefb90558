import { setTimeout as wait } from 'node:timers/promises';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { claimPosts, nextDueInMs } from './claim.ts';
import { giveBack } from './give-back.ts';
import { stepPost } from './step-post.ts';

/** Rows that one process claims for each step that it may run at once: those that run, and as many that wait. */
const CLAIMED_PER_STEP = 2;
const POLL_MS = 2_000;
/** Steps that end within this time of a claim share the next one. */
const GATHER_MS = 20;
/**
 * A claim passes over rows that another worker is just taking and may give up: after one that brought rows, an empty one
 * is repeated once, this soon.
 */
const DOUBT_MS = 100;

export interface Publisher {
  /** Stops claiming, lets running steps end, and gives the rest back. */
  stop(): Promise<void>;
}

/**
 * Claims due rows and steps them side by side, one per connection. It wakes when something is due, when steps have ended
 * and others may begin, when `alarm` is rung, and every two seconds.
 */
export function startPublisher(
  deps: PublishingDeps,
  syncClock: () => Promise<void>,
  alarm: Alarm = createAlarm(),
): Publisher {
  const { concurrency, leaseMs } = deps.config.publishing;
  const most = concurrency * CLAIMED_PER_STEP;
  const queue: MachineRow[] = [];
  const running = new Set<Promise<void>>();
  let stopping = false;

  const fill = () => {
    while (!stopping && running.size < concurrency) {
      const row = queue.shift();
      if (row === undefined) return;
      const step = stepPost(deps, row).finally(() => {
        running.delete(step);
        fill();
        if (queue.length <= concurrency / 2) alarm.ring();
      });
      running.add(step);
    }
  };
  const claim = async (found: number): Promise<{ found: number; pause: number }> => {
    await syncClock();
    const room = most - queue.length - running.size;
    if (queue.length > concurrency / 2) return { found, pause: POLL_MS };
    const rows = await claimPosts(deps.db, { limit: room, leaseMs });
    queue.push(...rows);
    fill();
    if (rows.length === room) return { found: rows.length, pause: POLL_MS };
    if (rows.length > 0) return { found: rows.length, pause: GATHER_MS };
    if (found > 0) return { found: 0, pause: DOUBT_MS };
    return { found: 0, pause: Math.min(POLL_MS, Math.max(5, (await nextDueInMs(deps.db)) ?? POLL_MS)) };
  };
  const loop = async () => {
    let found = 0;
    while (!stopping) {
      let pause = POLL_MS;
      try {
        ({ found, pause } = await claim(found));
      } catch (error) {
        deps.log.warn({ err: error }, 'the publisher could not claim');
      }
      if (!stopping) await Promise.all([alarm.wait(pause), wait(GATHER_MS)]);
    }
  };
  const looping = loop();
  return {
    async stop() {
      stopping = true;
      alarm.ring();
      await looping;
      await Promise.all(running);
      await Promise.all(queue.map((row) => giveBack(deps.db, row))).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'claimed rows could not be given back; their leases will run out'),
      );
    },
  };
}

/** For tests and commands: claims and steps until nothing is due any more. Answers how many steps were made. */
export async function publishDue(deps: PublishingDeps): Promise<number> {
  let steps = 0;
  for (;;) {
    const rows = await claimPosts(deps.db, { limit: 100, leaseMs: deps.config.publishing.leaseMs });
    if (rows.length === 0) return steps;
    for (const row of rows) {
      await stepPost(deps, row);
      steps += 1;
    }
  }
}

export interface Alarm {
  ring(): void;
  wait(ms: number): Promise<void>;
}

export function createAlarm(): Alarm {
  let wake: (() => void) | null = null;
  let rung = false;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(ms) {
      if (!rung && ms > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      rung = false;
    },
  };
}
