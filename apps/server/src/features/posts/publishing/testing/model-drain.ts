import type { ModelReal } from './model-commands.ts';
import { eraseKept } from './model-connection.ts';
import { judge, judgeEnd, judgeWaiting } from './model-oracle.ts';
import { look } from './model-sight.ts';

/** Minutes between the looks of a healthy worker, until every window of every rule has passed. */
const WAITS = [0, 1, 3, 4, 6, 11, 16, 31, 61, 121, 121, 60, 60, 12 * 60, 12 * 60, 60, 60];

/** The network is well again, the workers finish, time goes by. Answers how the posts ended, counted. */
export async function drain(real: ModelReal): Promise<Record<string, number>> {
  const { world } = real;
  world.app.sandbox.control.clearFaults();
  for (const worker of world.workers) await worker.finish();
  await world.stall();
  for (const minutes of WAITS) {
    await world.forward(minutes);
    await world.publishing.sweep();
    await judgeWaiting(world);
    await eraseKept(world);
    await world.publishing.publish();
    const now = await look(world);
    judge(real.sight, now);
    real.sight = now;
  }
  return judgeEnd(world, real.sight);
}
