import { putDown } from '../counting/put-down.ts';
import type { MailingDeps } from '../deps.ts';
import { claimBatches, readBatch, settleInterrupted } from './claim-batches.ts';
import type { Held, Item, MailerParts } from './parts.ts';

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
  /** Is done with a delivery, whatever came of it; the last one of a batch puts the batch down. */
  through(item: Item): Promise<void>;
  /** Gives nothing more out. */
  close(): void;
  /** Puts down what is left. */
  putBack(): Promise<void>;
}

/** `low` is told whenever fewer deliveries wait than there are connections. */
export function openIntake({ db, log }: MailingDeps, { transport, loadRun }: MailerParts, low: () => void): Intake {
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
    await putDown(db, one.batch).catch((error: unknown) =>
      log.warn({ err: error, batch: one.batch.id }, 'a batch could not be put down; its lease will run out'),
    );
  };
  const poll = (): Item | null => {
    const item = closed ? undefined : queue.shift();
    if (queue.length < transport.connections) low();
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
        if (batch.interrupted) await settleInterrupted(db, batch.id);
        const [run, rows] = await Promise.all([loadRun(db, batch.run), readBatch(db, batch.id)]);
        const one: Held = { batch, run, left: rows.length };
        if (rows.length === 0) await release(one);
        else held.add(one);
        queue.push(...rows.map((delivery) => ({ held: one, delivery })));
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
    async through({ held: one }) {
      one.left -= 1;
      if (one.left === 0) await release(one);
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
