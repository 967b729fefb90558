import { randomUUID } from 'node:crypto';
import type { Running } from '../../../../platform/feature/feature.ts';
import { startSweeps } from '../../../../platform/sweeps/start-sweeps.ts';
import { lookAtAll } from '../../../../platform/sweeps/sweep.ts';
import type { PublishingDeps } from '../deps.ts';
import { askInstallation } from './ask-installation.ts';
import { beatHeart } from './beat-heart.ts';
import { checkAddress } from './check-address.ts';

const PACE = { heartMs: 10_000, addressMs: 60_000, patienceMs: 5_000 };

/**
 * Gives a sign of life at once and every ten seconds, and asks before each but the first whether the database is the one
 * that this home knows, as its caller has just asked: what is found out must not rest on our own beat. Who answers at our public address is asked every minute. One turn follows the
 * other: where somebody decides about the hold for long, a turn gives up and the next one asks again, so that no more
 * than one connection waits. Answers when the first sign of life was given, or could not be: who hears that the worker is ready
 * finds it among the living.
 */
export async function keepAsking(deps: PublishingDeps, { heartMs, addressMs, patienceMs } = PACE): Promise<Running> {
  const id = randomUUID();
  const { promise: first, resolve: tried } = Promise.withResolvers<void>();
  let asked = true;
  const heart = async () => {
    if (!asked) await askInstallation(deps, { begins: false, patienceMs });
    asked = false;
    await beatHeart(deps.db, id, deps.mark).finally(tried);
  };
  const address = () => checkAddress(deps, { first: false, patienceMs });
  const running = startSweeps(
    [
      lookAtAll({ id: 'publishing.heart', everyMs: heartMs, run: heart }),
      lookAtAll({ id: 'publishing.address', everyMs: addressMs, run: address }),
    ],
    deps.log,
  );
  await first;
  return running;
}
