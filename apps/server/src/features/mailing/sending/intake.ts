import { putDown } from '../counting/put-down.ts';
import type { MailingDeps } from '../deps.ts';
import { RunUnsendable } from '../run-unsendable.ts';
import { pauseByItself } from '../steering/pause-by-itself.ts';
import { type Batch, claimBatches, readBatch } from './claim-batches.ts';
import type { Held, Item, MailerParts } from './parts.ts';
import { settleBegun } from './settle-begun.ts';

/** Batches that are taken up at once: enough to keep the connections busy while they are read. */
const AT_ONCE = 2;

/** The deliveries that one worker has in its hands and has not begun. */
export interface Intake {
  /** Batches that are not through yet; their leases have to be kept. */
  readonly held: ReadonlySet<Held>;
  /** How many wait. */
  readonly waiting: number;
  /** Takes up batches that are due, and answers how many those were. */
  take(): Promise<number>;
  /** A delivery that waits already. */
  poll(): Item | null;
  /** The next delivery, when there is one; null once it is closed. */
  next(): Promise<Item | null>;
  /** Is done with a delivery, whatever came of it; the last one of a batch puts the batch down. `restMs`: not before then. */
  through(item: Item, restMs?: number): Promise<void>;
  /** Gives nothing more out. */
  close(): void;
  /** Puts down what is left. */
  putBack(): Promise<void>;
}

/** `low` is told whenever fewer deliveries wait than there are connections. */
export function openIntake(deps: MailingDeps, parts: MailerParts, low: () => void): Intake {
  const { db, log } = deps;
  const queue: Item[] = [];
  const held = new Set<Held>();
  let waiters: (() => void)[] = [];
  let closed = false;

  const rouse = () => {
    const woken = waiters;
    waiters = [];
    for (const wake of woken) wake();
  };
  const release = async (one: Held) => {
    held.delete(one);
    await putDown(db, one.batch, one.restMs).catch((error: unknown) =>
      log.warn({ err: error, batch: one.batch.id }, 'a batch could not be put down; its lease will run out'),
    );
  };
  const through = async (one: Held, count = 1) => {
    one.left -= count;
    if (one.left === 0) await release(one);
  };
  /** What is left of a batch that is over needs no turn of its own. */
  const dropOver = () => {
    for (let one = queue[0]?.held; one?.over; one = queue[0]?.held) {
      const others = queue.findIndex(({ held: other }) => other !== one);
      void through(one, queue.splice(0, others === -1 ? queue.length : others).length);
    }
  };
  const poll = (): Item | null => {
    dropOver();
    const item = closed ? undefined : queue.shift();
    if (queue.length < parts.transport.connections) low();
    return item ?? null;
  };
  return {
    held,
    get waiting() {
      return queue.length;
    },
    async take() {
      const batches = await claimBatches(db, AT_ONCE);
      for (const batch of batches) {
        const one = await opened(deps, parts, batch);
        if (one === null) continue;
        held.add(one.held);
        if (one.items.length === 0) await release(one.held);
        queue.push(...one.items);
      }
      rouse();
      return batches.length;
    },
    poll,
    async next() {
      while (!closed) {
        const item = poll();
        if (item !== null) return item;
        await new Promise<void>((resolve) => {
          waiters.push(resolve);
        });
      }
      return null;
    },
    async through({ held: one }, restMs = 0) {
      one.restMs = Math.max(one.restMs, restMs);
      await through(one);
    },
    close() {
      closed = true;
      rouse();
    },
    async putBack() {
      await Promise.all([...held].map(release));
    },
  };
}

/** A batch with those of its deliveries that are due. Null when it cannot be had: its lease runs out, or its run stands still. */
async function opened(
  { db, log }: MailingDeps,
  { loadRun, mailLog }: MailerParts,
  batch: Batch,
): Promise<{ held: Held; items: Item[] } | null> {
  try {
    await settleBegun(db, mailLog, batch.id);
    const [run, rows] = await Promise.all([loadRun(db, batch.run), readBatch(db, batch.id)]);
    const held: Held = { batch, run, left: rows.length, unanswered: 0, over: false, restMs: 0 };
    return { held, items: rows.map((delivery) => ({ held, delivery })) };
  } catch (error) {
    log.error({ err: error, batch: batch.id, run: batch.run }, 'a batch of a newsletter could not be taken up');
    if (!(error instanceof RunUnsendable)) return null;
    await pauseByItself(db, batch.run, 'failure');
    await putDown(db, batch);
    return null;
  }
}
