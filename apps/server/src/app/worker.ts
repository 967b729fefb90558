import { constants, setPriority } from 'node:os';
import { createLog } from '../platform/log/log.ts';
import { compose } from './compose.ts';
import { giveBackMemory, loadOrExit, untilToldToStop } from './process.ts';
import { startWorker } from './work.ts';

// Where both run on one machine, people who wait for an answer come before posts that are seconds away.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const config = loadOrExit();
const log = createLog(config, 'worker');
const waypost = await compose(config, log);
giveBackMemory();
const follower = await waypost.followClock();
const worker = await startWorker(waypost);
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);

await untilToldToStop();
await worker.stop();
await follower?.stop();
await waypost.close();
