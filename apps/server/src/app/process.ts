import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back what starting took. Reading our sources leaves four times the memory that the program needs afterwards, and
 * the runtime would keep it for good. Takes some 60 ms, so it comes before the first request. The function is V8's own
 * (`--expose-gc`), which Node offers no other way to.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
