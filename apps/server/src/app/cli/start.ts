import { once } from 'node:events';
import { type Env, readEnv } from '../../platform/config/read-env.ts';
import { followNpm } from '../supervisor/follow-npm.ts';
import { StartRefused, type Supervised, supervise } from '../supervisor/supervise.ts';
import { watchSources } from '../supervisor/watch-sources.ts';
import { buildWeb } from '../supervisor/web.ts';

const say = (line: string) => console.log(line);

/** `npm start` and `npm run dev`: runs until it is told to stop. */
export async function start(options: { dev: boolean }, env: Env = readEnv()): Promise<void> {
  // Whoever read our output may leave before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const told = listenForStop(env);
  const running = await supervise(env, say, { ...options, abort: told.stop, force: told.force }).catch(refuse);
  say(running.url ? `Waypost is ready: ${running.url}` : 'The worker is ready.');
  if (running.sandboxUrl) say(`Sandbox (nothing leaves this computer): ${running.sandboxUrl}`);
  const unwatch = options.dev ? reloadOnChange(running) : () => {};

  await aborted(told.stop);
  unwatch();
  say('Stopping; press Ctrl-C again to force it.');
  await running.stop();
  process.exit(told.force.aborted ? 1 : 0);
}

function refuse(error: unknown): never {
  const told = error instanceof Error && error.name === 'AbortError';
  if (error instanceof StartRefused) console.error(error.message);
  else if (!told) console.error(error instanceof Error ? `Waypost did not start: ${error.message}` : error);
  process.exit(told ? 0 : 1);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

function listenForStop(env: Env): { stop: AbortSignal; force: AbortSignal } {
  const stop = new AbortController();
  const force = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // Only a person's second Ctrl-C forces; managers send SIGTERM more than once without meaning it.
      if (stop.signal.aborted && name === 'SIGINT') force.abort();
      stop.abort();
    });
  }
  // Started by hand (`node … & disown`), it may well be meant to outlive its shell.
  if (env.npm_lifecycle_event !== undefined) followNpm(() => stop.abort());
  return { stop: stop.signal, force: force.signal };
}

function reloadOnChange(running: Supervised): () => void {
  let work = Promise.resolve();
  return watchSources((change) => {
    work = work
      .then(async () => {
        if (change.web) await buildWeb(say, { dev: true }).built();
        // The host page is read at the start: a new build needs the API again too.
        await Promise.all(running.programs.map((program) => program.restart()));
        say('Reloaded.');
      })
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  });
}
