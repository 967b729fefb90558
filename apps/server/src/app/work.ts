import { accountJobs, accountTicks } from '../features/accounts/index.ts';
import { connectionJobs, connectionTicks } from '../features/connections/index.ts';
import { mediaJobs, startMediaMaker } from '../features/media/index.ts';
import {
  holdIfStale,
  openOutcomeLog,
  postJobs,
  postTicks,
  replayOutcomes,
  startPublisher,
} from '../features/posts/index.ts';
import { runJobs } from '../platform/jobs/jobs.ts';
import type { Waypost } from './compose.ts';
import { startSweeps } from './sweeps.ts';

/** Jobs, ticks, sweeps and the publisher of one worker process. */
export async function startWorker(waypost: Waypost): Promise<{ stop(): Promise<void> }> {
  const { config, db, log } = waypost;
  const held = await holdIfStale(db, config);
  if (held !== null) log.warn(held, 'publishing is held until staff confirm: npm run resume');
  await replayOutcomes(db, config.home, log);
  const deps = { ...waypost, outcomes: openOutcomeLog(config.home, log) };
  const runner = await runJobs({
    db,
    log,
    jobs: [...accountJobs(deps), ...connectionJobs(deps), ...postJobs(deps), ...mediaJobs(deps)],
    ticks: [...accountTicks(deps), ...connectionTicks(deps), ...postTicks(deps)],
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
