import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from '#zod';
import { copyBinaries, packagedBinaries } from './binaries.ts';
import { chooseIdentity, type Identity, reachesBinaries, reachesFolder } from './identity.ts';

export type Placement = { binaries: string; dataDir: string; identity: Identity };

/**
 * Where PostgreSQL runs from and keeps its data. The user that root lends it may not reach the project or the data
 * folder (a home directory of mode 0700 lets nobody in): then the data are to move to a system folder and the binaries
 * are copied beside them. Whoever asked brings the data, once their new place is written down.
 */
export function place(wanted: string, log: (line: string) => void, packaged = packagedBinaries()): Placement {
  const identity = chooseIdentity(wanted);
  mkdirSync(path.dirname(wanted), { recursive: true });
  const dataDir = reachesFolder(path.dirname(wanted), identity) ? wanted : inSystemFolder(wanted, identity, log);
  const binaries = reachesBinaries(packaged, identity)
    ? packaged
    : copyBeside(packaged, path.dirname(dataDir), identity, log);
  return { binaries, dataDir, identity };
}

function inSystemFolder(wanted: string, identity: Identity, log: (line: string) => void): string {
  for (const base of ['/var/lib', '/var/tmp', '/tmp']) {
    const folder = path.join(base, `waypost-${randomBytes(4).toString('hex')}`);
    try {
      mkdirSync(folder, { mode: 0o711 });
    } catch {
      continue;
    }
    if (!reachesFolder(folder, identity)) {
      rmSync(folder, { recursive: true });
      continue;
    }
    const dataDir = path.join(folder, path.basename(wanted));
    log(
      `The user that runs PostgreSQL (uid ${identity.uid}) cannot reach ${path.dirname(wanted)}: the database lives in ${dataDir}.`,
    );
    return dataDir;
  }
  throw new Error(
    `The user that runs PostgreSQL (uid ${identity.uid}) can reach neither ${path.dirname(wanted)} nor a system folder: set WAYPOST_HOME to a folder that it can enter.`,
  );
}

function copyBeside(packaged: string, folder: string, identity: Identity, log: (line: string) => void): string {
  const copy = path.join(folder, `postgres-bin-${packageVersion(packaged)}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    copyBinaries(packaged, `${copy}.new`);
    renameSync(`${copy}.new`, copy);
    log(`The user that runs PostgreSQL (uid ${identity.uid}) cannot reach ${packaged}: it runs a copy in ${copy}.`);
  }
  return copy;
}

function packageVersion(binaries: string): string {
  const text = readFileSync(path.join(path.dirname(binaries), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
