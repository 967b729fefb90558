import type { Config } from '../../platform/config/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDeps } from '../cli/open-deps.ts';
import { isTold } from '../demo/progress.ts';
import { seedDemo } from '../seed/index.ts';
import type { Say } from './child.ts';

/** Migrates, and in sandbox mode sees to it that the demo people are there. Answers whether their world is still to be told. */
export async function prepareDatabase(config: Config, databaseUrl: string, say: Say): Promise<boolean> {
  const { applied } = await migrate(databaseUrl);
  if (applied.length > 0) say(`Database: ${applied.length} migration${applied.length === 1 ? '' : 's'} applied.`);
  if (config.mode !== 'sandbox' || config.role === 'worker') return false;
  const deps = openDeps({ ...config, databaseUrl }, 'seed');
  try {
    await seedDemo(deps);
    return config.demo && !(await isTold(deps.db));
  } finally {
    await deps.close();
  }
}
