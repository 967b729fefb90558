import { statfsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a file, which is made where it is missing: the lock is the system's own, held by an open transaction, so that it
 * ends with the process, however that ends. Null when another process has it after so many milliseconds.
 */
export function takeLock(file: string, patienceMs: number): { release(): void } | null {
  const lock = new DatabaseSync(file, { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => lock.close() };
}

/** Whether a process has it; for whoever does not want it. The file must be there. */
export function isLocked(file: string): boolean {
  const lock = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  try {
    lock.prepare('SELECT count(*) FROM sqlite_schema').get();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

/** https://sqlite.org/rescode.html#busy */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

/** statfs(2), f_type. Their locks are advice between machines at best. */
const NETWORK_FILESYSTEMS: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB',
  1397113167: 'AFS',
  12805120: 'Ceph',
  198183888: 'Lustre',
};

/** The network file system that a folder is on, where locks cannot be relied on; undefined on a disk of this computer. */
export const networkOf = (folder: string, typeOf = (of: string) => statfsSync(of).type): string | undefined =>
  process.platform === 'linux' ? NETWORK_FILESYSTEMS[typeOf(folder)] : undefined;
