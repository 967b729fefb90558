import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { compose } from '../../../app/compose.ts';
import { sweepsOf } from '../../../app/work.ts';
import type { Storage } from '../../../connectors/storage/port.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { readEnv } from '../../../platform/config/read-env.ts';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { withKillPoints } from '../kill-points.ts';

/** Where a life ends: the how-manieth boundary, or that of the signs of life given while a program runs. */
export interface Order {
  readonly dieAt?: number;
  readonly dieAtBeat?: number;
}
export interface Life {
  /** Null for who was not killed. */
  readonly at: string | null;
  /** The boundaries, but for those of signs of life: how many these are is a matter of how fast the machine is. */
  readonly seen: readonly string[];
}

/** A sign of life while a program runs is given so often here: also a small film has some. */
const BEAT_MS = 10;
const beating = new AsyncLocalStorage<true>();

/** A worker that only makes branded files, once, and ends itself where its order says. The order comes on standard input. */
const loaded = loadConfig(readEnv());
if (loaded.config?.databaseUrl === undefined) throw new Error((loaded.problems ?? []).join('\n'));
const waypost = await compose({ ...loaded.config, databaseUrl: loaded.config.databaseUrl }, pino({ level: 'silent' }));
const each = globalThis.setInterval;
globalThis.setInterval = ((work: () => void) => each(() => beating.run(true, work), BEAT_MS)) as typeof setInterval;
say({ warm: true });

createInterface({ input: process.stdin }).once('line', async (line) => {
  const { dieAt, dieAtBeat } = JSON.parse(line) as Order;
  const seen: string[] = [];
  let beats = 0;
  const end = (at: string | null) => {
    say({ at, seen });
    process.kill(process.pid, 'SIGKILL');
  };
  const at = async (point: string) => {
    if (beating.getStore()) {
      beats += 1;
      if (beats === dieAtBeat) end(`beat:${point}`);
      return;
    }
    if (seen.push(point) === dieAt) end(point);
  };
  const deps = { ...withKillPoints(waypost, at), storage: watched(waypost.storage, at) };
  for (const id of ['media.branding', 'media.variants'])
    for (const sweep of (await sweepsOf(deps)).filter((one) => one.id === id)) await runDue(sweep);
  // Whoever is killed writes nothing down; all the others start with what this one has read.
  flushCompileCache();
  end(null);
});

/** Every call of the storage has a boundary before and after it. */
function watched(storage: Storage, at: (point: string) => Promise<void>): Storage {
  const around = async <T>(point: string, call: () => Promise<T>): Promise<T> => {
    await at(`storage:${point}:before`);
    const answer = await call();
    await at(`storage:${point}:after`);
    return answer;
  };
  return {
    ...storage,
    read: (key) => around('read', () => storage.read(key)),
    stream: (...given) => around('stream', () => storage.stream(...given)),
    put: (...given) => around('put', () => storage.put(...given)),
    putFile: (...given) => around('putFile', () => storage.putFile(...given)),
  };
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
