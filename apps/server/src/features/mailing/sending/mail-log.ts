import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 35;
const FOLDER = 'mails';
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A message that the mail server took, as a line of the log tells it. */
export interface Taken {
  readonly attempt: number;
  /** The beginning of the hash of her address: ids come again in a database that was set back. */
  readonly hash: string;
}

/**
 * What left this home: a line for each message that was taken, by ids alone, in a file for each day. Without fsync: what a
 * process wrote outlives it, and that is what is asked for; a machine that loses power forgets its last seconds, whose messages
 * are uncertain then.
 */
export interface MailLog {
  taken(delivery: number, attempt: number, keyHash: Buffer): void;
  /** Those of a range of ids that were taken in so many days until now. */
  read(from: number, to: number, days?: number): Promise<ReadonlyMap<number, Taken>>;
  close(): void;
}

export const hashMark = (keyHash: Buffer): string => keyHash.toString('hex', 0, 6);

export function openMailLog(home: string, log: Logger): MailLog {
  const folder = path.join(home, FOLDER);
  let current: { day: string; file: number } | null = null;
  const close = () => {
    if (current !== null) closeSync(current.file);
    current = null;
  };
  const fileOf = (day: string): number => {
    if (current?.day === day) return current.file;
    close();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const oldest = dayOf(Date.now() - KEPT_DAYS * DAY_MS);
    for (const name of readdirSync(folder)) if (name < oldest) rmSync(path.join(folder, name), { force: true });
    current = { day, file: openSync(path.join(folder, `${day}.log`), 'a', 0o600) };
    return current.file;
  };
  return {
    taken(delivery, attempt, keyHash) {
      try {
        // Behind a line's end of its own, too: a full disk may have torn the last one off.
        writeSync(fileOf(dayOf(Date.now())), `\n${delivery} ${attempt} ${hashMark(keyHash)}\n`);
      } catch (error) {
        log.error(
          { err: error },
          'the log of mails could not be written; after a crash more of them will be uncertain',
        );
      }
    },
    async read(from, to, days = KEPT_DAYS) {
      const found = new Map<number, Taken>();
      const oldest = dayOf(Date.now() - days * DAY_MS);
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each >= oldest).sort()) {
        const file = await open(path.join(folder, name));
        for await (const line of file.readLines()) {
          const [, id, attempt, hash] = /^(\d+) (\d+) ([0-9a-f]{12})$/.exec(line) ?? [];
          if (id === undefined || attempt === undefined || hash === undefined) continue;
          if (Number(id) >= from && Number(id) <= to) found.set(Number(id), { attempt: Number(attempt), hash });
        }
      }
      return found;
    },
    close,
  };
}
