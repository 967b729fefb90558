import type { Database, Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { lockHold, nextIdentity, readCluster, readWorld, remember } from './installation.ts';

/**
 * Takes rows of releases away on purpose (`work`), and begins a new epoch with it: else the homes that opened them would
 * take the database for one that was set back, and end everybody's sessions.
 */
export async function forgetReleases(db: Database, work: (tx: Sql) => Promise<void>): Promise<void> {
  const cluster = await readCluster(db);
  await db.transaction(async (tx) => {
    await lockHold(tx);
    await work(tx);
    const { identity, database, table } = await readWorld(tx);
    // No worker has looked at it yet: nobody misses anything.
    if (identity === null) return;
    await remember(tx, 'identity', json<unknown>(nextIdentity({ ...cluster, database, table }, identity)));
  });
}
