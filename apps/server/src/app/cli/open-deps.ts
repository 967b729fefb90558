import { realClock } from '../../platform/clock/clock.ts';
import { createSealer } from '../../platform/crypto/sealer.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { createLog } from '../../platform/log/log.ts';
import type { ConfigWithDatabase } from './with-database.ts';

/** What a command needs of the program: the database and the keys, no network and no files. */
export function openDeps(config: ConfigWithDatabase, name: string): Deps & { close(): Promise<void> } {
  const log = createLog(config, name);
  let closing = false;
  const db = openDatabase({
    url: config.databaseUrl,
    poolSize: 4,
    applicationName: `waypost-${name}`,
    onError: (err) => {
      if (!closing) log.warn({ err }, 'a database connection was lost');
    },
  });
  const close = async () => {
    closing = true;
    await db.close();
  };
  return { config, db, log, clock: realClock, sealer: createSealer(config.encryptionKeys), close };
}
