import { type Config, loadConfig } from '../platform/config/config.ts';
import { readEnv } from '../platform/config/read-env.ts';

/** The configuration of a child process; the supervisor has checked it, so a mistake here ends the process. */
export function loadOrExit(): Config & { databaseUrl: string } {
  const { config, problems } = loadConfig(readEnv());
  if (config?.databaseUrl !== undefined) return { ...config, databaseUrl: config.databaseUrl };
  process.stderr.write(`${(problems ?? ['DATABASE_URL: is missing']).join('\n')}\n`);
  process.exit(1);
}

/** Resolves on SIGTERM, SIGINT, or when the supervisor is gone: it holds the other end of our standard input. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.stdin.pause();
      resolve();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.stdin.once('end', stop).once('close', stop).resume();
  });
}
