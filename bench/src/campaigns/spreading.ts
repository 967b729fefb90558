import { openDeps } from '../../../apps/server/src/app/cli/open-deps.ts';
import { campaigns } from '../../../apps/server/src/features/campaigns/index.ts';
import { loadConfig } from '../../../apps/server/src/platform/config/config.ts';
import { readEnv } from '../../../apps/server/src/platform/config/read-env.ts';

/** A worker that carries to copies what it is told, one after the other, and says how long each took. */
const { config } = loadConfig(readEnv());
if (config?.databaseUrl === undefined) throw new Error('the configuration is none');
const deps = openDeps({ ...config, databaseUrl: config.databaseUrl }, 'bench');
const job = campaigns.jobs?.(deps as never).find(({ id }) => id === 'campaigns-spread');

process.on('message', async ({ spread }: { spread: number }) => {
  const began = performance.now();
  await job?.handle({ spread } as never);
  process.send?.({ seconds: (performance.now() - began) / 1_000 });
});
process.on('disconnect', () => process.exit());
