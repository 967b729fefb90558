import { createLog } from '../platform/log/log.ts';
import { compose } from './compose.ts';
import { buildHttp } from './http.ts';
import { giveBackMemory, loadOrExit, untilToldToStop } from './process.ts';

const config = loadOrExit();
const log = createLog(config, 'api');
const waypost = await compose(config, log);
const app = await buildHttp(waypost);
giveBackMemory();
await app.listen({ port: config.port, host: config.host });
process.stdout.write(`${JSON.stringify({ ready: true, url: config.publicUrl })}\n`);
// A turned clock is followed within a second; live installations have none.
const follow = setInterval(() => void waypost.syncClock().catch(() => undefined), 1_000);

await untilToldToStop();
clearInterval(follow);
await app.close();
await waypost.close();
