import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { stopOrphan } from '../../platform/postgres/orphan.ts';
import { readState } from '../../platform/postgres/state.ts';
import type { Say } from './child.ts';

export type KeptDatabase = { url: string; stop(): Promise<void> };

export const postgresFolder = (home: string) => path.join(home, 'postgres');

/** What an interrupted restore has left, with its PostgreSQL if that still runs. */
export async function forgetUnfinished(folder: string, say: Say): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^postgres-\d+\.new(\.json)?$/.test(name)) continue;
    await stopOrphan(path.join(folder, name), say);
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The embedded PostgreSQL, started again on the same address when it ends although nobody stopped it. */
export async function keepDatabase(home: string, say: Say): Promise<KeptDatabase> {
  const start = () => startEmbeddedPostgres({ dataDir: postgresFolder(home), log: say });
  await forgetUnfinished(path.dirname(readState(postgresFolder(home)).dataDir), say);
  let server = await start();
  let stopping = false;
  const { url } = server;

  const startAgain = async (): Promise<void> => {
    while (!stopping) {
      try {
        server = await start();
        if (server.url !== url) say('PostgreSQL had to move to another port: restart Waypost.');
        return;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        await delay(1_000);
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.exited;
      if (stopping) return;
      say('PostgreSQL ended; it is started again.');
      await startAgain();
      if (stopping) await server.stop();
    }
  };
  const watching = watch();

  return {
    url,
    stop: async () => {
      stopping = true;
      await server.stop();
      // A restart may have been on its way when we were told.
      await watching;
    },
  };
}
