import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePortNear } from '../../app/supervisor/ports.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { createTestDatabase } from '../database/database.ts';
import { loadDatabase, loadFolders } from './load.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

export interface Upgraded extends TestApp {
  readonly snapshot: Snapshot;
  /** Migrations that are younger than the data. */
  readonly applied: readonly string[];
}

/** The data of a commit under the program of today: loaded as they were, migrated, and served. */
export async function openUpgraded(name: string): Promise<Upgraded> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-upgrade-'));
  const [port, sandboxPort] = [await freePortNear('127.0.0.1', 0), await freePortNear('127.0.0.1', 0)];
  const snapshot = readSnapshot(name, {
    api: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
  });
  const folders = { home: path.join(folder, 'home'), sandbox: path.join(folder, 'sandbox') };
  await loadFolders(folders, snapshot);
  const database = await createTestDatabase({ migrated: false });
  await loadDatabase(database.url, snapshot);
  const { applied } = await migrate(database.url);
  const app = await createTestApp({
    database,
    port,
    home: folders.home,
    sandbox: { port: sandboxPort, stateDir: folders.sandbox },
    env: { ENCRYPTION_KEYS: snapshot.about.encryption_keys, SESSION_SECRET: snapshot.about.session_secret },
  });
  return {
    ...app,
    snapshot,
    applied,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
