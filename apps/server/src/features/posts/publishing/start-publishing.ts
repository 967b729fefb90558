import type { Running } from '../../../platform/feature/feature.ts';
import { joinFleet } from './claim/fleet.ts';
import { createAlarm, startPublisher } from './claim/publisher.ts';
import type { PublishingDeps } from './deps.ts';
import { checkAddress } from './hold/check-address.ts';
import { keepAsking } from './hold/keep-asking.ts';
import { replayOutcomes } from './release/replay-outcomes.ts';
import { noteUnknown } from './release/unknown-posts.ts';

export interface PublisherDeps extends PublishingDeps {
  /** Follows a turned clock where one can be turned. */
  syncClock(): Promise<void>;
}

/**
 * Publishing in one worker process: what an earlier process left is saved, the installation is asked whether it is what
 * it was, and only then due posts are claimed and stepped.
 */
export async function startPublishing(deps: PublisherDeps): Promise<Running> {
  const { unknown } = await replayOutcomes(deps.db, deps.config.home, deps.log);
  await noteUnknown(deps.db, deps.mark.read().home, unknown);
  const alarm = createAlarm();
  const fleet = await joinFleet(deps, alarm.ring);
  await checkAddress(deps, { first: true });
  const asking = await keepAsking(deps);
  const publisher = startPublisher(deps, deps.syncClock, alarm);
  return {
    async stop() {
      await Promise.all([asking.stop(), publisher.stop()]);
      await fleet.close();
    },
  };
}
