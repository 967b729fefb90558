import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

/** A release that this home began: what its database must still know, unless it was set back. */
export interface Opened {
  /** Null in a database that no worker has looked at yet. */
  readonly epoch: string | null;
  readonly attempt: number;
  readonly post: number;
  /** `commit_started_at` in microseconds. */
  readonly us: number;
}
/** The last sign of life that this home gave. */
export interface Beat {
  readonly epoch: string;
  readonly n: number;
}
export interface Mark {
  readonly home: string;
  /** Of each epoch the highest attempt, and the one that was written last. */
  readonly opened: readonly Opened[];
  readonly beat: Beat | null;
  /** This process has given signs of life itself. */
  readonly living: boolean;
}
/** The highest attempt that this process has seen, and of which epoch. */
export interface Seen {
  readonly epoch: string | null;
  readonly attempt: number;
}

export const NOTHING_SEEN: Seen = { epoch: null, attempt: 0 };

/** What a home knows about the database, beside the database; and what this process has seen of it. */
export interface HomeMark {
  read(): Mark;
  seen(): Seen;
  /**
   * Writes down a release after its commit and before its first byte, without fsync: a machine that loses power has sent
   * nothing since. False, and nothing is written, when its id is not higher than what this process had seen `before` it
   * asked: attempts only grow, so the database was set back.
   */
  opened(attempt: Opened, before: Seen): boolean;
  /** What the database says of itself: its epoch, and its highest attempt. */
  learn(epoch: string, attempt: number): void;
  /** After the commit of the beat. */
  beat(beat: Beat): void;
  /** The database is a new one: what is known of another stays beside. */
  setAside(): void;
}

const ROTATE_BYTES = 4 * 1024 * 1024;

export function openHomeMark(folder: string, log: Logger): HomeMark {
  const file = (name: string) => path.join(folder, name);
  const [ATTEMPTS, OLDER, BEAT, ID] = ['mark.log', 'mark.older.log', 'mark.json', 'home.id'].map(file) as [
    string,
    string,
    string,
    string,
  ];
  let known: { mark: Omit<Mark, 'living'>; living: boolean } | null = null;
  let seen = NOTHING_SEEN;
  const past = new Set<string | null>();

  const told = (what: string, write: () => void) => {
    try {
      write();
    } catch (error) {
      log.error({ err: error }, `${what} could not be written; a database that is set back may not be noticed`);
    }
  };
  const load = () => {
    if (known !== null) return known;
    told('the home', () => mkdirSync(folder, { recursive: true }));
    const opened = strongest([...attemptsIn(OLDER), ...attemptsIn(ATTEMPTS)]);
    known = { mark: { home: homeIn(ID), opened, beat: beatIn(BEAT) }, living: false };
    return known;
  };
  const learn = (epoch: string | null, attempt: number) => {
    if (epoch === seen.epoch) seen = { epoch, attempt: Math.max(seen.attempt, attempt) };
    else {
      past.add(seen.epoch);
      seen = { epoch, attempt };
    }
  };
  return {
    read: () => ({ ...load().mark, living: load().living }),
    seen: () => seen,
    learn,
    opened(attempt, before) {
      const again = attempt.epoch === before.epoch ? attempt.attempt <= before.attempt : past.has(attempt.epoch);
      if (again && before.epoch !== null) return false;
      const state = load();
      state.mark = { ...state.mark, opened: strongest([...state.mark.opened, attempt]) };
      // Behind a line of its own end, too: the last one may have been torn off.
      told('the mark of a release', () => appendFileSync(ATTEMPTS, `\n${JSON.stringify(attempt)}\n`, { mode: 0o600 }));
      learn(attempt.epoch, attempt.attempt);
      return true;
    },
    beat(beat) {
      const state = load();
      state.mark = { ...state.mark, beat };
      state.living = true;
      told('the mark of a sign of life', () => {
        replace(BEAT, JSON.stringify(beat));
        if (sizeOf(ATTEMPTS) < ROTATE_BYTES) return;
        renameSync(ATTEMPTS, OLDER);
        writeFileSync(ATTEMPTS, state.mark.opened.map((line) => `${JSON.stringify(line)}\n`).join(''), { flag: 'a' });
      });
    },
    setAside() {
      const state = load();
      state.mark = { ...state.mark, opened: [], beat: null };
      told('the mark', () => {
        for (const name of [ATTEMPTS, OLDER, BEAT]) if (sizeOf(name) > 0) renameSync(name, `${name}.aside`);
      });
    },
  };
}

function strongest(lines: readonly Opened[]): Opened[] {
  return [...Map.groupBy(lines, (line) => line.epoch).values()].flatMap((of) => {
    const last = of.at(-1);
    const highest = of.reduce((best, line) => (line.attempt >= best.attempt ? line : best));
    return last === undefined || last.attempt === highest.attempt ? [highest] : [highest, last];
  });
}

/** The last line may be torn by a crash: nothing was sent after it. */
function attemptsIn(file: string): Opened[] {
  return textOf(file)
    .split('\n')
    .flatMap((line) => {
      const value = parsed<Opened>(line);
      return Number.isInteger(value?.attempt) && Number.isInteger(value?.us) && value !== null ? [value] : [];
    });
}

function beatIn(file: string): Beat | null {
  const value = parsed<Beat>(textOf(file));
  return typeof value?.epoch === 'string' && Number.isInteger(value.n) ? value : null;
}

/** Whoever is first names the home; a home that cannot be written has another name each time, and is nobody's. */
function homeIn(file: string): string {
  const made = randomUUID();
  try {
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
  } catch {
    return textOf(file) || made;
  }
  return made;
}

function replace(file: string, text: string): void {
  const making = `${file}.${process.pid}`;
  writeFileSync(making, text, { mode: 0o600 });
  renameSync(making, file);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
