import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { compose } from '../../app/compose.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { readEnv } from '../../platform/config/read-env.ts';
import { forTests } from '../database/text-sql.ts';
import { turnTimeBy } from '../turn-time.ts';
import { liveOnce } from './life.ts';
import { type Order, Strands } from './strands.ts';
import { openWire } from './wire-points.ts';

/** A worker that lives once and ends itself where its order says. Started warm: the order comes on standard input. */
const strands = new Strands(say);
const sandboxUrl = readEnv().WAYPOST_SANDBOX_URL ?? '';
const wire = await openWire(sandboxUrl, (point, token) => strands.onWire(point, token));
const loaded = loadConfig({
  ...readEnv(),
  WAYPOST_SANDBOX_URL: wire,
  // Its hosts are LinkedIn's own: an address there is one that LinkedIn gave.
  LINKEDIN_OAUTH_BASE: `${sandboxUrl}/linkedin/oauth/v2`,
});
if (loaded.config?.databaseUrl === undefined) throw new Error((loaded.problems ?? []).join('\n'));
const config = { ...loaded.config, databaseUrl: loaded.config.databaseUrl };
const waypost = forTests(await compose(config, pino({ level: 'silent' })));
// Nobody who is killed gets to do this at his end.
flushCompileCache();
say({ warm: true });

createInterface({ input: process.stdin }).once('line', async (line) => {
  const order = JSON.parse(line) as Order;
  strands.obey(order);
  await liveOnce(waypost, strands, order, (ms) => turnTimeBy(waypost, sandboxUrl, ms));
  strands.end();
});

function say(message: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
