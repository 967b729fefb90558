import pg from 'pg';
import { ADVISORY_LOCKS } from '../../../../platform/db/advisory-locks.ts';
import type { PublishingDeps } from '../deps.ts';
import { askInstallation } from '../hold/ask-installation.ts';

const AGAIN_MS = 1_000;

export interface Fleet {
  close(): Promise<void>;
}

/**
 * Joins the workers of this database over a connection of its own, past any pooler: it keeps a lock that all of them
 * share, and hears who wakes the machine. Who gets the lock alone begins a fleet, for nobody has watched the database
 * since. Resolves when the installation was asked; a lost connection is made again, and then it is asked anew.
 */
export async function joinFleet(deps: PublishingDeps, wake: () => void): Promise<Fleet> {
  let client = await join(deps, wake, lost);
  let closed = false;
  let joining: Promise<void> = Promise.resolve();

  async function rejoin(): Promise<void> {
    while (!closed) {
      try {
        const next = await join(deps, wake, lost);
        if (closed) return await next.end();
        client = next;
        return;
      } catch (error) {
        deps.log.warn({ err: error }, 'the other workers of the database cannot be joined yet');
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }
  function lost(gone: pg.Client): void {
    void gone.end().catch(() => undefined);
    if (!closed && gone === client) joining = joining.then(rejoin);
  }
  return {
    async close() {
      closed = true;
      await client.end().catch(() => undefined);
      await joining;
    },
  };
}

async function join(deps: PublishingDeps, wake: () => void, lost: (gone: pg.Client) => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: deps.config.databaseUrl, keepAlive: true });
  client.on('notification', wake);
  client.on('error', () => lost(client));
  try {
    await client.connect();
    await client.query('LISTEN waypost_due');
    const { rows } = await client.query<{ alone: boolean }>(
      `SELECT pg_try_advisory_lock(${ADVISORY_LOCKS.fleet}) AS alone`,
    );
    const begins = rows[0]?.alone ?? false;
    // Whoever comes meanwhile waits here until the one who began has asked.
    if (!begins) await client.query(`SELECT pg_advisory_lock_shared(${ADVISORY_LOCKS.fleet})`);
    const held = await askInstallation(deps, { begins });
    if (held !== null) deps.log.warn(held, 'publishing is held until staff say what happened: npm run resume');
    if (begins) {
      await client.query(`SELECT pg_advisory_lock_shared(${ADVISORY_LOCKS.fleet})`);
      await client.query(`SELECT pg_advisory_unlock(${ADVISORY_LOCKS.fleet})`);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
