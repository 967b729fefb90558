import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { embeddedUrl } from '../../apps/server/src/platform/postgres/embedded.ts';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';

const ROUNDS = 3;
const LOOK_MS = 25;
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** First starts on new data folders, with the demo world and without: when everything is ready, and when the world is told. */
export async function measureDemo(): Promise<Figure[]> {
  const [withDemo, without, told]: number[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    without?.push((await firstStart('off')).readyMs);
    const start = await firstStart('on');
    withDemo?.push(start.readyMs);
    told?.push(start.toldMs);
  }
  return [
    figure('demo world, complete after everything is ready', median(told ?? []) / 1000, '<=', 5, ' s'),
    figure(
      'first start, ready later than without the demo world',
      (median(withDemo ?? []) - median(without ?? [])) / 1000,
      '<=',
      0.2,
      ' s',
    ),
  ];
}

async function firstStart(demo: 'on' | 'off'): Promise<{ readyMs: number; toldMs: number }> {
  const home = mkdtempSync(path.join(tmpdir(), 'waypost-demo-'));
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      WAYPOST_HOME: home,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...(demo === 'off' && { WAYPOST_DEMO: demo }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.once('exit', () => reject(new Error('ended before it was ready')));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (/^Sandbox .*: http/m.test(said)) resolve();
      });
    });
    const ready = performance.now();
    if (demo === 'on') await told(home);
    return { readyMs: ready - started, toldMs: performance.now() - ready };
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  }
}

async function told(home: string): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedUrl(path.join(home, 'postgres')) ?? '' });
  await client.connect();
  try {
    const complete = "SELECT FROM installation WHERE key = 'demo' AND value ->> 'complete' = 'true'";
    while ((await client.query(complete)).rowCount === 0) await wait(LOOK_MS);
  } finally {
    await client.end();
  }
}
