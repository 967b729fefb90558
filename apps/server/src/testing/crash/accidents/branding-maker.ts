import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { compose, features } from '../../../app/compose.ts';
import type { Storage } from '../../../connectors/storage/port.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { readEnv } from '../../../platform/config/read-env.ts';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { withKillPoints } from '../kill-points.ts';

/** Where a life ends: the how-manieth boundary, and so many milliseconds behind it. */
export interface Order {
  readonly dieAt?: number;
  readonly inMs?: number;
}
export interface Life {
  /** Null for who was not killed. */
  readonly at: string | null;
  readonly seen: number;
}

/** A worker that only makes branded files, once, and ends itself where its order says. The order comes on standard input. */
const loaded = loadConfig(readEnv());
if (loaded.config?.databaseUrl === undefined) throw new Error((loaded.problems ?? []).join('\n'));
const waypost = await compose({ ...loaded.config, databaseUrl: loaded.config.databaseUrl }, pino({ level: 'silent' }));
say({ warm: true });

createInterface({ input: process.stdin }).once('line', async (line) => {
  const { dieAt, inMs = 0 } = JSON.parse(line) as Order;
  let seen = 0;
  const end = (at: string | null) => {
    say({ at, seen });
    process.kill(process.pid, 'SIGKILL');
  };
  const at = async (point: string) => {
    seen += 1;
    if (seen !== dieAt) return;
    if (inMs > 0) setTimeout(end, inMs, point);
    else end(point);
  };
  const deps = { ...withKillPoints(waypost, at), storage: watched(waypost.storage, at) };
  for (const id of ['media.branding', 'media.variants'])
    for (const sweep of features.flatMap((feature) => feature.sweeps?.(deps) ?? []).filter((one) => one.id === id))
      await runDue(sweep);
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
