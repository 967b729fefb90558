import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import { type BenchDatabase, startApi } from './world.ts';

const IDLE_S = 60;

/** Start of the API with a warm database, and what it holds after a minute of idling. */
export async function measureStart(database: BenchDatabase): Promise<Figure[]> {
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const api = await startApi(database, 4394);
    starts.push(api.startMs);
    await api.stop();
  }
  const api = await startApi(database, 4394);
  await wait(IDLE_S * 1000);
  const rss = residentMb(api.pid);
  await api.stop();
  return [
    figure('API start to first answer, database warm', median(starts) / 1000, '<=', 0.6, ' s'),
    figure('API memory after 60 s idle (RSS)', rss, '<=', 110, ' MB'),
  ];
}

/** What a process holds in memory (Linux), in MiB. */
export function residentMb(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return Number(line?.[1] ?? Number.NaN) / 1024;
}
