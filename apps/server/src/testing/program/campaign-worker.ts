import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { compose } from '../../app/compose.ts';
import { campaigns } from '../../features/campaigns/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { readEnv } from '../../platform/config/read-env.ts';
import { query } from '../../platform/db/query.ts';

/** A worker that does nothing but carry to copies what staff did, until it is killed. Started warm: it begins at SIGUSR2. */
const { config, problems = [] } = loadConfig(readEnv());
if (config?.databaseUrl === undefined) throw new Error(problems.join('\n'));
const waypost = await compose({ ...config, databaseUrl: config.databaseUrl }, pino({ level: 'silent' }));
const job = campaigns.jobs?.(waypost).find(({ id }) => id === 'campaigns-spread');
const open = query.selectFrom('campaign_spreads').select('id').where('done_at', 'is', null);

process.once('SIGUSR2', async () => {
  for (;;) {
    // Its connections are cut, too: then the queue would give it the job again.
    const left = await waypost.db.rows(open).catch(() => []);
    for (const { id } of left) await Promise.resolve(job?.handle({ spread: id } as never)).catch(() => undefined);
    await wait(20);
  }
});
// Waits for its turn also where PostgreSQL took the connections that kept it here, and leaves with whoever started it.
process.stdin.resume().on('end', () => process.exit());
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
