import type { Config } from '../../platform/config/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDeps } from '../cli/open-deps.ts';
import { seedDemo } from '../seed/index.ts';
import type { Say } from './child.ts';

/** Migrates, and in sandbox mode sees to it that the demo people are there. */
export async function prepareDatabase(config: Config, databaseUrl: string, say: Say): Promise<void> {
  const { applied } = await migrate(databaseUrl);
  if (applied.length > 0) say(`Database: ${applied.length} migration${applied.length === 1 ? '' : 's'} applied.`);
  if (config.mode !== 'sandbox' || config.role === 'worker') return;
  const deps = openDeps({ ...config, databaseUrl }, 'seed');
  try {
    await seedDemo(deps);
  } finally {
    await deps.close();
  }
}
