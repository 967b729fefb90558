import { randomUUID } from 'node:crypto';
import type { Running } from '../../../platform/feature/feature.ts';
import { joinFleet } from './claim/fleet.ts';
import { createAlarm, startPublisher } from './claim/publisher.ts';
import type { PublishingDeps } from './deps.ts';
import { askInstallation } from './hold/ask-installation.ts';
import { beatHeart } from './hold/beat-heart.ts';
import { checkAddress } from './hold/check-address.ts';
import { replayOutcomes } from './release/replay-outcomes.ts';

export interface PublisherDeps extends PublishingDeps {
  /** Follows a turned clock where one can be turned. */
  syncClock(): Promise<void>;
}

/**
 * Publishing in one worker process: what an earlier process left is saved, the installation is asked whether it is what
 * it was, and only then due posts are claimed and stepped.
 */
export async function startPublishing(deps: PublisherDeps): Promise<Running> {
  await replayOutcomes(deps.db, deps.config.home, deps.log);
  const alarm = createAlarm();
  const fleet = await joinFleet(deps, alarm.ring);
  await checkAddress(deps, { first: true });
  const asking = askAgain(deps);
  const heart = startHeart(deps);
  const publisher = startPublisher(deps, deps.syncClock, alarm);
  return {
    async stop() {
      clearInterval(asking);
      clearInterval(heart);
      await publisher.stop();
      await fleet.close();
    },
  };
}

const HEARTBEAT_MS = 10_000;

/** Asks first, and gives the sign of life after: what is found out must not rest on our own beat. */
function startHeart(deps: PublishingDeps): NodeJS.Timeout {
  const id = randomUUID();
  const ask = () => askInstallation(deps, { begins: false });
  const beat = () => beatHeart(deps.db, id, deps.mark);
  const failed = (error: unknown) => deps.log.warn({ err: error }, 'no heartbeat');
  void beat().catch(failed);
  return setInterval(() => void ask().then(beat).catch(failed), HEARTBEAT_MS);
}

const ADDRESS_MS = 60_000;

/** Who answers at our public address may change at any time. */
function askAgain(deps: PublishingDeps): NodeJS.Timeout {
  const failed = (error: unknown) => deps.log.warn({ err: error }, 'the public address could not be checked');
  return setInterval(() => void checkAddress(deps, { first: false }).catch(failed), ADDRESS_MS);
}
