import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { compose } from '../../app/compose.ts';
import { openOutcomeLog, postSweeps, publishDue, replayOutcomes, sweepPosts } from '../../features/posts/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { readEnv } from '../../platform/config/read-env.ts';
import { withKillPoints } from './kill-points.ts';

/** What the parent writes on our standard input: where to die, if anywhere. */
export interface Order {
  /** Die at this boundary, by its name or counting all from 1; null = live. */
  readonly at: string | number | null;
  /** The how-manieth of that name; 1 when absent. */
  readonly nth?: number;
  /** Die this many milliseconds after the boundary instead, inside whatever runs then. */
  readonly inMs?: number;
}

const loaded = loadConfig(readEnv());
if (loaded.config?.databaseUrl === undefined) throw new Error((loaded.problems ?? []).join('\n'));
const config = { ...loaded.config, databaseUrl: loaded.config.databaseUrl };
const waypost = await compose(config, pino({ level: 'silent' }));
process.stdout.write('warm\n');

/** A worker's life, cut short at a boundary: start, replay, then sweep and publish what is due. */
createInterface({ input: process.stdin }).once('line', async (line) => {
  const order = JSON.parse(line) as Order;
  const seen: string[] = [];
  let named = 0;
  const at = (point: string): void => {
    seen.push(point);
    if (point === order.at) named += 1;
    if (seen.length !== order.at && !(point === order.at && named === (order.nth ?? 1))) return;
    process.stdout.write(`dying ${point}\n`);
    if (order.inMs === undefined) process.kill(process.pid, 'SIGKILL');
    else setTimeout(() => process.kill(process.pid, 'SIGKILL'), order.inMs);
  };
  await waypost.syncClock();
  const deps = withKillPoints({ ...waypost, outcomes: openOutcomeLog(config.home, waypost.log) }, at);
  await replayOutcomes(deps.db, config.home, waypost.log);
  await sweepPosts(deps);
  await publishDue(deps);
  for (const sweep of postSweeps(deps)) if (sweep.id === 'posts.comments') await sweep.run();
  process.stdout.write(`lived ${seen.join('|')}\n`);
  await waypost.close();
  process.exit(0);
});
