import type { PublishingDeps } from '../deps.ts';
import { holdPublishing, lockHold, readWorld } from './installation.ts';

/** An attempt has a number that was given before: the database was set back under us. Nothing goes out until staff say so. */
export async function holdSetBack({ db, log }: Pick<PublishingDeps, 'db' | 'log'>): Promise<void> {
  log.error('the database was set back while we worked on it: publishing is held until staff confirm');
  await db.transaction(async (tx) => {
    await lockHold(tx);
    await holdPublishing(tx, 'set_back', (await readWorld(tx)).beat_at);
  });
}
