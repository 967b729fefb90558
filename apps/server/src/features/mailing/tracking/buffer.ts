import type { Logger } from 'pino';
import type { Visit } from './visit.ts';
import type { VisitsFile } from './visits-file.ts';

/** How long a visit waits for others. */
const PAUSE_MS = 100;
/** Written by one statement. */
const AT_ONCE = 2_000;
/** Beyond that they are lost: whoever answers must not fall over for what is only counted. */
const MOST = 100_000;
/** Until a database that was away is asked again. */
const AWAY_MS = 1_000;

export interface VisitBuffer {
  add(visit: Visit): void;
  /** How many have been lost, since the process began. */
  readonly lost: number;
  /** Writes what waits, also that which is in the file from before. */
  flush(): Promise<void>;
  /** Writes what is left; what comes later is written at once. */
  close(): Promise<void>;
}

interface Parts {
  readonly log: Logger;
  readonly file: VisitsFile;
  /** `again`: they come out of the file, and may have been written. */
  readonly write: (visits: readonly Visit[], again?: boolean) => Promise<void>;
}

/** Collects visits and writes them together: to the database, and while it is away to a file of the home. */
export function openVisitBuffer({ log, file, write }: Parts): VisitBuffer {
  const waiting: Visit[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;
  let closed = false;
  let lost = 0;
  let awayUntil = 0;
  /** There may be something in the file: from a process before us, at first. */
  let kept = true;

  const lose = (count: number, why: string) => {
    lost += count;
    log.error({ count, lost, why }, 'visits of newsletters could not be kept, and are not counted');
  };
  const keep = async (visits: readonly Visit[]) => {
    if (await file.keep(visits)) kept = true;
    else lose(visits.length, 'no room in the home');
  };
  const put = async (visits: readonly Visit[]) => {
    if (performance.now() < awayUntil) return keep(visits);
    try {
      await write(visits);
    } catch (error) {
      log.warn({ err: error }, 'visits of newsletters wait in the home for the database');
      awayUntil = performance.now() + AWAY_MS;
      await keep(visits);
    }
  };
  const drain = async () => {
    if (!kept || performance.now() < awayUntil) return;
    kept = false;
    try {
      await file.drain((visits) => write(visits, true));
    } catch (error) {
      kept = true;
      awayUntil = performance.now() + AWAY_MS;
      log.warn({ err: error }, 'visits of newsletters go on waiting in the home');
    }
  };
  const empty = async () => {
    while (waiting.length > 0) await put(waiting.splice(0, AT_ONCE));
    await drain();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= empty().finally(() => {
      writing = null;
      if (waiting.length > 0 || kept) later();
    });
    return writing;
  };
  const later = () => {
    if (closed && waiting.length === 0) return;
    timer ??= setTimeout(() => void flush(), closed ? 0 : kept && waiting.length === 0 ? AWAY_MS : PAUSE_MS);
    if (!closed) timer.unref();
  };
  later();
  return {
    add(visit) {
      if (waiting.length >= MOST) lose(1, 'too many at once');
      else waiting.push(visit);
      later();
    },
    get lost() {
      return lost;
    },
    flush,
    async close() {
      closed = true;
      await writing;
      await flush();
      clearTimeout(timer);
    },
  };
}
