import { type Config, loadConfig } from '../../platform/config/config.ts';
import { readEnv } from '../../platform/config/read-env.ts';
import { embeddedUrl, startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { postgresFolder } from '../supervisor/database.ts';
import { homeHolder, takeHome } from '../supervisor/home-lock.ts';
import { Mistake } from './mistake.ts';

export type ConfigWithDatabase = Config & { databaseUrl: string };

/** The configuration of a command, or its mistakes and the end of the process. */
export function configOrExit(): Config {
  const { config, problems } = loadConfig(readEnv());
  if (config) return config;
  console.error(problems.join('\n'));
  process.exit(1);
}

/**
 * Runs a command on the installation's database: the configured server, else the embedded one of the Waypost that
 * runs now, else an embedded one that is started for the command alone.
 */
export async function withDatabase(work: (config: ConfigWithDatabase) => Promise<void>): Promise<void> {
  const config = configOrExit();
  if (config.databaseUrl) return work({ ...config, databaseUrl: config.databaseUrl });
  const dataDir = postgresFolder(config.home);
  const holder = homeHolder(config.home);
  if (holder) {
    const databaseUrl = embeddedUrl(dataDir);
    if (!databaseUrl) throw new Mistake(`Waypost (pid ${holder.pid}) is starting; try again when it is ready.`);
    return work({ ...config, ...(holder.sandbox && forSandbox(config, holder.sandbox)), databaseUrl });
  }
  const taken = takeHome(config.home, config.publicUrl);
  if ('holder' in taken) throw new Mistake('Waypost is starting; try again when it is ready.');
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
  try {
    await work({ ...config, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
    taken.release();
  }
}

/** What the supervisor hands to its children, for a command that runs beside them. */
function forSandbox(config: Config, addresses: Record<string, string>): Config {
  const loaded = loadConfig({ ...readEnv(), ...addresses });
  return loaded.config ?? config;
}
