import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whom PostgreSQL runs as. Empty: as ourselves. */
export type Identity = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of an existing data folder, else as `postgres`
 * where that user exists, else as `nobody`.
 */
export function chooseIdentity(dataDir: string): Identity {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  return userNamed('postgres') ?? userNamed('nobody') ?? { uid: 65534, gid: 65534 };
}

function userNamed(name: string): Identity | null {
  if (!existsSync('/etc/passwd')) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid && Number(uid) !== 0 ? { uid: Number(uid), gid: Number(gid) } : null;
}

export function give(file: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/** Whether that user can run the binaries: asked of the system itself, since access lists and mounts count too. */
export function reachesBinaries(folder: string, identity: Identity): boolean {
  return (
    passes('-x', path.join(folder, 'bin', 'postgres'), identity) &&
    passes('-r', path.join(folder, 'share', 'postgresql', 'postgres.bki'), identity)
  );
}

/** Whether that user can enter the folder. */
export function reachesFolder(folder: string, identity: Identity): boolean {
  return passes('-x', folder, identity);
}

function passes(question: '-x' | '-r', file: string, { uid, gid }: Identity): boolean {
  if (uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', `test ${question} "$1"`, 'sh', file], { uid, gid, cwd: '/' }).status === 0;
}
