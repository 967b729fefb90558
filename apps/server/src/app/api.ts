import { accountsPaths } from '@waypost/contract/accounts';
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
const follower = await waypost.followClock();
// Before anybody can know that it is there, and stop it.
const told = untilToldToStop();
await app.listen({ port: config.port, host: config.host });
process.stdout.write(`${JSON.stringify({ ready: true, url: config.publicUrl })}\n`);

// Nobody who is served waits for it, or goes without because it failed.
openFirstRun(waypost.db, config).then(
  (code) => {
    if (code !== null)
      process.stdout.write(
        `Nobody administers this installation yet. Open ${config.publicUrl}${accountsPaths.firstRun()} and enter the code ${code}\n`,
      );
  },
  (error: unknown) =>
    log.error({ err: error }, 'it could not be found out whether somebody administers this installation'),
);

await told;
await app.close();
await follower?.stop();
await waypost.close();
