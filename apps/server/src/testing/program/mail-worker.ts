import { pino } from 'pino';
import { compose } from '../../app/compose.ts';
import { mailing } from '../../features/mailing/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { readEnv } from '../../platform/config/read-env.ts';

/** A worker that does nothing but send newsletters, until it is killed. Started warm: it begins at SIGUSR2. */
const { config, problems = [] } = loadConfig(readEnv());
if (config?.databaseUrl === undefined) throw new Error(problems.join('\n'));
const waypost = await compose({ ...config, databaseUrl: config.databaseUrl }, pino({ level: 'error' }));
process.once('SIGUSR2', () => void mailing.worker?.(waypost));
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
