import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#zod';
import { isLocked, networkOf, takeLock } from '../../platform/files/lock-file.ts';

const holderSchema = z.object({
  pid: z.number(),
  url: z.string(),
  /** The variables that name the running sandbox. */
  sandbox: z.record(z.string(), z.string()).optional(),
});

export type Holder = z.infer<typeof holderSchema>;

export type HeldHome = {
  /** The holder before did not release it: what it had started may still be ending. */
  abandoned: boolean;
  tell(sandbox: Record<string, string>): void;
  release(): void;
};

/** The folder cannot be locked, in one sentence for the person at the terminal. */
export class UnlockableHome extends Error {}

/** Longer than anybody looks at the lock without wanting it. */
const patienceMs = 250;

const noteOf = (home: string) => path.join(home, 'supervisor.json');
const lockOf = (home: string) => path.join(home, 'lock.db');

/**
 * One supervisor per data folder: its database and its sandbox have room for one. The lock says that there is one; the
 * note beside it only says who.
 */
export function takeHome(
  home: string,
  url: string,
  typeOf?: (folder: string) => number,
): HeldHome | { holder: Holder | null } {
  mkdirSync(home, { recursive: true });
  refuseNetwork(home, networkOf(home, typeOf));
  const lock = takeLock(lockOf(home), patienceMs);
  if (lock === null) return { holder: noted(home) };
  const abandoned = existsSync(noteOf(home));
  const own: Holder = { pid: process.pid, url };
  note(home, own);
  return {
    abandoned,
    tell: (sandbox) => note(home, { ...own, sandbox }),
    release: () => {
      rmSync(noteOf(home), { force: true });
      lock.release();
    },
  };
}

/** The living supervisor of a data folder, if it has one. */
export function homeHolder(home: string): Holder | null {
  return existsSync(lockOf(home)) && isLocked(lockOf(home)) ? noted(home) : null;
}

function noted(home: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(noteOf(home), 'utf8')));
  } catch {
    return null;
  }
}

function note(home: string, holder: Holder): void {
  writeFileSync(`${noteOf(home)}.new`, JSON.stringify(holder));
  renameSync(`${noteOf(home)}.new`, noteOf(home));
}

/** PostgreSQL's data do not belong there either. */
function refuseNetwork(home: string, name: string | undefined): void {
  if (name === undefined) return;
  throw new UnlockableHome(
    `WAYPOST_HOME: ${home} is on a network file system (${name}), where a second start would not be noticed; set it to a folder on a disk of this computer.`,
  );
}
