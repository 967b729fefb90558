import type { Logger } from 'pino';
import { type OpenParcel, openParcel, type Parcel } from './parcels/parcel.ts';
import type { Noticed } from './visit.ts';
import type { VisitsFile } from './visits-file.ts';

/** How long a visit waits for others. */
const PAUSE_MS = 100;
/** In one parcel. */
const AT_ONCE = 2_000;
/** Beyond that they are lost: whoever answers must not fall over for what is only counted. */
const MOST = 100_000;
/** Until a database that was away is asked again. */
const AWAY_MS = 1_000;

export interface VisitBuffer {
  add(visit: Noticed): void;
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
  /** May be asked to write one again. */
  readonly write: (parcel: Parcel) => Promise<void>;
}

/** Collects visits and writes them in parcels: to the database, and while it is away to a file of the home. */
export function openVisitBuffer({ log, file, write }: Parts): VisitBuffer {
  const waiting: OpenParcel[] = [];
  let count = 0;
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
  const openOne = (): OpenParcel => {
    const last = waiting.at(-1);
    if (last !== undefined && last.visits < AT_ONCE) return last;
    const next = openParcel();
    waiting.push(next);
    return next;
  };
  const keep = async (parcel: Parcel) => {
    if (await file.keep(parcel)) kept = true;
    else lose(parcel.visits, 'no room in the home');
  };
  const put = async (parcel: Parcel) => {
    if (performance.now() < awayUntil) return keep(parcel);
    try {
      await write(parcel);
    } catch (error) {
      log.warn({ err: error }, 'visits of newsletters wait in the home for the database');
      awayUntil = performance.now() + AWAY_MS;
      await keep(parcel);
    }
  };
  const drain = async () => {
    if (!kept || performance.now() < awayUntil) return;
    kept = false;
    try {
      await file.drain(write);
    } catch (error) {
      kept = true;
      awayUntil = performance.now() + AWAY_MS;
      log.warn({ err: error }, 'visits of newsletters go on waiting in the home');
    }
  };
  const empty = async () => {
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      count -= first.visits;
      await put(first.close());
    }
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
    if (timer !== undefined) return;
    timer = setTimeout(() => void flush(), closed ? 0 : kept && waiting.length === 0 ? AWAY_MS : PAUSE_MS);
    if (!closed) timer.unref();
  };
  later();
  return {
    add(visit) {
      if (count >= MOST) return lose(1, 'too many at once');
      openOne().put(visit);
      count += 1;
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
