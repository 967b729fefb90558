import type { Running } from '../../../platform/feature/feature.ts';
import { startPublisher } from './claim/publisher.ts';
import type { PublishingDeps } from './deps.ts';
import { holdIfStale } from './hold/hold.ts';
import { replayOutcomes } from './release/outcome-log.ts';

export interface PublisherDeps extends PublishingDeps {
  /** Follows a turned clock where one can be turned. */
  syncClock(): Promise<void>;
}

/** Publishing in one worker process: what an earlier process left is saved first, then due posts are claimed and stepped. */
export async function startPublishing(deps: PublisherDeps): Promise<Running> {
  const { config, db, log } = deps;
  const held = await holdIfStale(db, config);
  if (held !== null) log.warn(held, 'publishing is held until staff confirm: npm run resume');
  await replayOutcomes(db, config.home, log);
  return startPublisher(deps, deps.syncClock);
}
