import type { Database } from '../../../../platform/db/database.ts';
import { holdPublishing, lockHold, readWorld } from './installation.ts';

/** A backup takes the place of the database: nothing goes out before staff have said so. Repeatable. */
export async function holdRestored(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHold(tx);
    await holdPublishing(tx, 'restored', (await readWorld(tx)).beat_at);
  });
}
