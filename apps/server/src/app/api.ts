import { openFirstRun } from '../features/accounts/index.ts';
import { createLog } from '../platform/log/log.ts';
import { compose } from './compose.ts';
import { buildHttp } from './http.ts';
import { giveBackMemory, loadOrExit, untilToldToStop } from './process.ts';

const config = loadOrExit();
const log = createLog(config, 'api');
const waypost = await compose(config, log);
const app = await buildHttp(waypost);
giveBackMemory();
const code = await openFirstRun(waypost.db, config);
const follower = await waypost.followClock();
await app.listen({ port: config.port, host: config.host });
if (code !== null)
  process.stdout.write(
    `Nobody administers this installation yet. Open ${config.publicUrl}/accounts/first/ and enter the code ${code}\n`,
  );
process.stdout.write(`${JSON.stringify({ ready: true, url: config.publicUrl })}\n`);

await untilToldToStop();
await app.close();
await follower?.stop();
await waypost.close();
