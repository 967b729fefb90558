import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import type { TestDatabase } from './database.ts';

/** A PostgreSQL of its own, because it dies; with fsync, because what it has committed must be there again. */
export async function mortalPostgres(): Promise<TestDatabase & { restart(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-restart-'));
  await chmod(folder, 0o711);
  const start = () => startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => undefined });
  let postgres = await start();
  const { url } = postgres;
  await migrate(url);
  return {
    url,
    async restart() {
      // `pg_ctl stop -m immediate`: no goodbye, no checkpoint; the next start recovers.
      process.kill(postgres.pid, 'SIGQUIT');
      await postgres.exited;
      postgres = await start();
      if (postgres.url !== url) throw new Error('PostgreSQL came back at another address');
    },
    async drop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
