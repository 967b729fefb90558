import { setTimeout as wait } from 'node:timers/promises';
import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { claimPosts, nextDueInMs } from './claim.ts';
import { giveBack } from './give-back.ts';
import { stepPost } from './step-post.ts';

/** Rows of a network that one process claims for each step that it may run at once: those that run, and as many that wait. */
const CLAIMED_PER_STEP = 2;
const POLL_MS = 2_000;
/** Steps that end within this time of a claim share the next one. */
const GATHER_MS = 20;
/**
 * A claim passes over rows that another worker is just taking and may give up: after one that brought rows, an empty one
 * is repeated once, this soon.
 */
const DOUBT_MS = 100;

/**
 * While a network has as many rows in our hands as it may, a claim for the others passes over its due ones, which may be
 * thousands: so it comes at most this often.
 */
const APART_MS = 500;

export interface Publisher {
  /** Stops claiming, lets running steps end, and gives the rest back. */
  stop(): Promise<void>;
}

/** What one network has in the hands of this process. */
interface Lane {
  readonly app: SocialApp;
  readonly queue: MachineRow[];
  readonly running: Set<Promise<void>>;
}

/**
 * Claims due rows and steps them side by side, one per connection. Each network has slots of its own, so that one which
 * hangs fills no other's. It wakes when something is due, when steps have ended and others may begin, when `alarm` is
 * rung, and every two seconds.
 */
export function startPublisher(
  deps: PublishingDeps,
  syncClock: () => Promise<void>,
  alarm: Alarm = createAlarm(),
): Publisher {
  const { concurrency, leaseMs } = deps.config.publishing;
  const lanes = SOCIAL_APPS.map((app): Lane => ({ app, queue: [], running: new Set() }));
  const isShort = ({ queue }: Lane) => queue.length <= concurrency / 2;
  const roomOf = ({ queue, running }: Lane) => concurrency * CLAIMED_PER_STEP - queue.length - running.size;
  let stopping = false;
  let askedApart = -APART_MS;

  const fill = (lane: Lane) => {
    while (!stopping && lane.running.size < concurrency) {
      const row = lane.queue.shift();
      if (row === undefined) return;
      const step = stepPost(deps, row).finally(() => {
        lane.running.delete(step);
        fill(lane);
        if (isShort(lane)) alarm.ring();
      });
      lane.running.add(step);
    }
  };
  const claim = async (found: number): Promise<{ found: number; pause: number }> => {
    const short = lanes.filter(isShort);
    if (short.length === 0) return { found, pause: POLL_MS };
    if (short.length < lanes.length) {
      const pause = askedApart + APART_MS - performance.now();
      if (pause > 0) return { found, pause };
      askedApart = performance.now();
    }
    await syncClock();
    const limit = Math.min(...short.map(roomOf));
    const rows = await claimPosts(deps.db, { limit, leaseMs, apps: short.map(({ app }) => app) });
    for (const lane of short) {
      lane.queue.push(...rows.filter(({ app }) => app === lane.app));
      fill(lane);
    }
    // As many as were asked for: a network may have no room now, and the others are asked for at once.
    if (rows.length === limit) return { found: limit, pause: 0 };
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
      await Promise.all(lanes.flatMap(({ running }) => [...running]));
      const left = lanes.flatMap(({ queue }) => queue);
      await Promise.all(left.map((row) => giveBack(deps.db, row))).catch((error: unknown) =>
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
