import { accountTicks } from '../features/accounts/index.ts';
import { connectionJobs, connectionTicks } from '../features/connections/index.ts';
import { mediaJobs, startMediaMaker } from '../features/media/index.ts';
import { outboxJobs, outboxTicks } from '../features/outbox/index.ts';
import {
  holdIfStale,
  openOutcomeLog,
  postJobs,
  postTicks,
  replayOutcomes,
  startPublisher,
} from '../features/posts/index.ts';
import { runJobs } from '../platform/jobs/jobs.ts';
import { tidyThrottles } from '../platform/throttle/tidy-throttles.ts';
import type { Waypost } from './compose.ts';
import { mailKinds } from './features.ts';
import { startSweeps } from './sweeps.ts';

/** Jobs, ticks, sweeps and the publisher of one worker process. */
export async function startWorker(waypost: Waypost): Promise<{ stop(): Promise<void> }> {
  const { config, db, log } = waypost;
  const held = await holdIfStale(db, config);
  if (held !== null) log.warn(held, 'publishing is held until staff confirm: npm run resume');
  await replayOutcomes(db, config.home, log);
  const deps = { ...waypost, mailKinds, outcomes: openOutcomeLog(config.home, log) };
  const runner = await runJobs({
    db,
    log,
    jobs: [...outboxJobs(deps), ...connectionJobs(deps), ...postJobs(deps), ...mediaJobs(deps)],
    ticks: [
      ...accountTicks(deps),
      ...outboxTicks(deps),
      ...connectionTicks(deps),
      ...postTicks(deps),
      { id: 'throttles.tidy', schedule: '17 * * * *', run: () => tidyThrottles(db) },
    ],
    concurrency: 5,
  });
  const sweeps = startSweeps(deps);
  const mediaMaker = startMediaMaker(deps);
  const publisher = startPublisher(deps, waypost.syncClock);
  return {
    async stop() {
      await Promise.all([publisher.stop(), mediaMaker.stop()]);
      await sweeps.stop();
      await runner.stop();
    },
  };
}
