import type { Running } from '../platform/feature/feature.ts';
import { runJobs } from '../platform/jobs/jobs.ts';
import { notePasses } from '../platform/sweeps/note-passes.ts';
import { startSweeps } from '../platform/sweeps/start-sweeps.ts';
import type { Sweep } from '../platform/sweeps/sweep.ts';
import { tidyThrottles } from '../platform/throttle/throttle.ts';
import { features, type Waypost } from './compose.ts';

/** Of all features. */
export const sweepsOf = async (waypost: Waypost): Promise<Sweep[]> =>
  (await Promise.all(features.map(({ sweeps }) => sweeps?.(waypost) ?? []))).flat();

/** What the features bring for a worker process: their own loops, jobs, ticks and sweeps. */
export async function startWorker(waypost: Waypost): Promise<Running> {
  const { db, log } = waypost;
  const workers: Running[] = [];
  const inTurn = [...features].sort((a, b) => Number(a.workerLast ?? false) - Number(b.workerLast ?? false));
  for (const { worker } of inTurn) if (worker !== undefined) workers.push(await worker(waypost));
  const runner = await runJobs({
    db,
    log,
    jobs: features.flatMap(({ jobs }) => jobs?.(waypost) ?? []),
    ticks: [
      ...features.flatMap(({ ticks }) => ticks?.(waypost) ?? []),
      { id: 'throttles.tidy', schedule: '17 * * * *', run: () => tidyThrottles(db) },
    ],
  });
  const passes = notePasses(db, log);
  const sweeps = startSweeps(await sweepsOf(waypost), log, passes.looked);
  return {
    async stop() {
      await Promise.all([sweeps.stop(), ...workers.map((worker) => worker.stop())]);
      await passes.stop();
      await runner.stop();
    },
  };
}
