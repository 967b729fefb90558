import type { Logger } from 'pino';
import type { Sweep } from './sweep.ts';

export interface RunningSweeps {
  /** Takes nothing more, tells the rows in work that the end is near, and waits for them. */
  stop(): Promise<void>;
}

/**
 * Runs every sweep, and every kind of its rows, at its own pace until stopped. What fails is logged; the row's lease brings
 * it back. `looked` is told of each look for rows that did not fail.
 */
export function startSweeps(
  sweeps: readonly Sweep[],
  log: Logger,
  looked: (id: string) => void = () => undefined,
): RunningSweeps {
  const stopping = new AbortController();
  const loops = sweeps.flatMap((sweep) => {
    const take: Sweep['take'] = async (...asked) => {
      const rows = await sweep.take(...asked);
      looked(sweep.id);
      return rows;
    };
    return kindsOf(sweep).map((kind) => loop({ ...sweep, take }, kind, log, stopping.signal));
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

const kindsOf = ({ kinds = [undefined] }: Sweep): readonly unknown[] => kinds;

async function loop(sweep: Sweep, kind: unknown, log: Logger, signal: AbortSignal): Promise<void> {
  const lanes = new Set<Promise<void>>();
  const warn = (error: unknown) => log.warn({ err: error, sweep: sweep.id }, 'a sweep failed');
  const begin = async (row: unknown) => {
    try {
      await sweep.work(row, signal);
    } catch (error) {
      warn(error);
    }
  };
  while (!signal.aborted) {
    const free = sweep.lanes - lanes.size;
    let taken = 0;
    try {
      for (const row of await sweep.take(free, kind)) {
        const lane: Promise<void> = begin(row).finally(() => lanes.delete(lane));
        lanes.add(lane);
        taken += 1;
      }
    } catch (error) {
      warn(error);
    }
    // Fewer than were asked for: nothing else is due. As many: the next one goes into the lane that is free first, at once where one
    // became free while these were taken.
    if (taken < free) await rest(sweep.everyMs, signal);
    else if (lanes.size >= sweep.lanes) await Promise.race(lanes);
  }
  await Promise.all(lanes);
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/**
 * Works off what is due now and no more; for tests and commands. Answers of how many rows something came. What failed is
 * thrown after the others had their turn.
 */
export async function runDue(sweep: Sweep, signal = new AbortController().signal): Promise<number> {
  const ends: PromiseSettledResult<boolean>[] = [];
  for (const kind of kindsOf(sweep))
    for (;;) {
      const rows = await sweep.take(sweep.lanes, kind);
      if (rows.length === 0) break;
      ends.push(...(await Promise.allSettled(rows.map((row) => sweep.work(row, signal)))));
    }
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return ends.filter((end) => end.status === 'fulfilled' && end.value).length;
}
