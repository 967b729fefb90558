import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

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
 * One supervisor per data folder: its database and its sandbox have room for one. The lock is the system's own, held by
 * an open transaction, so that it ends with the process, however that ends; the note beside it only says who holds it.
 */
export function takeHome(
  home: string,
  url: string,
  typeOf = (folder: string) => statfsSync(folder).type,
): HeldHome | { holder: Holder | null } {
  mkdirSync(home, { recursive: true });
  refuseNetwork(home, typeOf(home));
  const lock = new DatabaseSync(lockOf(home), { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return { holder: noted(home) };
    throw error;
  }
  const abandoned = existsSync(noteOf(home));
  const own: Holder = { pid: process.pid, url };
  note(home, own);
  return {
    abandoned,
    tell: (sandbox) => note(home, { ...own, sandbox }),
    release: () => {
      rmSync(noteOf(home), { force: true });
      lock.close();
    },
  };
}

/** The living supervisor of a data folder, if it has one. */
export function homeHolder(home: string): Holder | null {
  if (!existsSync(lockOf(home))) return null;
  const lock = new DatabaseSync(lockOf(home), { readOnly: true, timeout: 0 });
  try {
    lock.prepare('SELECT count(*) FROM sqlite_schema').get();
    return null;
  } catch (error) {
    if (isBusy(error)) return noted(home);
    throw error;
  } finally {
    lock.close();
  }
}

/** https://sqlite.org/rescode.html#busy */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

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

/** statfs(2), f_type. Their locks are advice between machines at best, and PostgreSQL's data do not belong there either. */
const networkFilesystems: Record<number, string> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB',
  1397113167: 'AFS',
  12805120: 'Ceph',
  198183888: 'Lustre',
};

function refuseNetwork(home: string, type: number): void {
  const name = process.platform === 'linux' ? networkFilesystems[type] : undefined;
  if (name === undefined) return;
  throw new UnlockableHome(
    `WAYPOST_HOME: ${home} is on a network file system (${name}), where a second start would not be noticed; set it to a folder on a disk of this computer.`,
  );
}
