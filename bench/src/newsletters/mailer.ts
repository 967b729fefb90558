// A worker that sends newsletters and does nothing else; with DKIM=on it signs each with RSA-2048.
import { generateKeyPairSync } from 'node:crypto';
import { compose } from '../../../apps/server/src/app/compose.ts';
import { mailing } from '../../../apps/server/src/features/mailing/index.ts';
import { loadConfig } from '../../../apps/server/src/platform/config/config.ts';
import { readEnv } from '../../../apps/server/src/platform/config/read-env.ts';
import { createLog } from '../../../apps/server/src/platform/log/log.ts';

const { config, problems = [] } = loadConfig(readEnv());
if (config?.databaseUrl === undefined) throw new Error(problems.join('\n'));
const waypost = await compose({ ...config, databaseUrl: config.databaseUrl }, createLog(config, 'worker'));
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signs = process.argv[2] === 'dkim';
const dkimKeyOf = async (domain: string) => (signs ? { domain, selector: 'bench', key: privateKey } : null);
const worker = await mailing.worker?.({ ...waypost, dkimKeyOf });
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
process.once('SIGTERM', async () => {
  await worker?.stop();
  await waypost.close();
});
