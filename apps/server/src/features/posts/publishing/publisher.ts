import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { claimPosts, nextDueInMs, releaseClaims } from './claim.ts';
import type { PublishingDeps } from './deps.ts';
import { beatHeart } from './hold.ts';
import type { MachineRow } from './row.ts';
import { stepPost } from './step-post.ts';

/** Rows that one process holds at most; they wait in chains, one per connection. */
const HOLD = 600;
const POLL_MS = 2_000;
const HEARTBEAT_MS = 10_000;

export interface Publisher {
  /** Stops claiming, lets running steps end, and gives the rest back. */
  stop(): Promise<void>;
}

/**
 * Claims due rows and steps them: rows of one connection one after the other, connections side by side. It wakes when
 * something is due, when a change notifies it, and every two seconds.
 */
export function startPublisher(deps: PublishingDeps, syncClock: () => Promise<void>): Publisher {
  const chains = new Map<number, MachineRow[]>();
  const running = new Set<Promise<void>>();
  const alarm = createAlarm();
  const listener = listen(deps, alarm.ring);
  const heart = startHeart(deps);
  let stopping = false;
  let held = 0;

  const runChain = async (connection: number): Promise<void> => {
    for (;;) {
      const row = stopping ? undefined : chains.get(connection)?.shift();
      if (row === undefined) break;
      await stepPost(deps, row);
      held -= 1;
    }
    if ((chains.get(connection)?.length ?? 0) === 0) chains.delete(connection);
  };
  const waiting: number[] = [];
  const fill = () => {
    while (!stopping && running.size < deps.config.publishing.concurrency && waiting.length > 0) {
      const connection = waiting.shift();
      if (connection === undefined) return;
      const run = runChain(connection).finally(() => {
        running.delete(run);
        fill();
        if (held < HOLD / 2) alarm.ring();
      });
      running.add(run);
    }
  };
  const take = (rows: MachineRow[]) => {
    held += rows.length;
    for (const row of rows) {
      const chain = chains.get(row.connection_id);
      if (chain) chain.push(row);
      else {
        chains.set(row.connection_id, [row]);
        waiting.push(row.connection_id);
      }
    }
    fill();
  };
  const loop = async () => {
    while (!stopping) {
      let pause = POLL_MS;
      try {
        await syncClock();
        const room = HOLD - held;
        const rows =
          room >= HOLD / 4 ? await claimPosts(deps.db, { limit: room, leaseMs: deps.config.publishing.leaseMs }) : [];
        take(rows);
        pause =
          rows.length > 0 && held < HOLD / 2
            ? 0
            : Math.min(POLL_MS, Math.max(5, (await nextDueInMs(deps.db)) ?? POLL_MS));
      } catch (error) {
        deps.log.warn({ err: error }, 'the publisher could not claim');
      }
      if (!stopping) await alarm.wait(pause);
    }
  };
  const looping = loop();
  return {
    async stop() {
      stopping = true;
      alarm.ring();
      await looping;
      await Promise.all(running);
      await releaseClaims(deps.db, [...chains.values()].flat()).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'held rows could not be given back; their leases will run out'),
      );
      clearInterval(heart);
      await listener.close();
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

function createAlarm(): { ring(): void; wait(ms: number): Promise<void> } {
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

/** Wakes the loop on NOTIFY; a lost connection is made again, and polling covers the gap. */
function listen(deps: PublishingDeps, ring: () => void): { close(): Promise<void> } {
  let client: pg.Client | null = null;
  let closed = false;
  const connect = async () => {
    if (closed) return;
    const next = new pg.Client({ connectionString: deps.config.databaseUrl });
    next.on('notification', ring);
    next.on('error', () => {
      client = null;
      void next.end().catch(() => undefined);
      setTimeout(() => void connect(), 1_000).unref();
    });
    try {
      await next.connect();
      await next.query('LISTEN waypost_due');
      client = next;
    } catch {
      setTimeout(() => void connect(), 1_000).unref();
    }
  };
  void connect();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

function startHeart(deps: PublishingDeps): NodeJS.Timeout {
  const id = randomUUID();
  const beat = () =>
    void beatHeart(deps.db, id).catch((error: unknown) => deps.log.warn({ err: error }, 'no heartbeat'));
  beat();
  return setInterval(beat, HEARTBEAT_MS);
}
