import { PRO_THINGS } from '@waypost/contract/plans';
import { expect } from 'vitest';
import { runJobs } from '../platform/jobs/jobs.ts';
import { test } from '../testing/test.ts';
import { features } from './compose.ts';

test('No two jobs or ticks of the house share a name, and a runner begins with none that do', async ({ app }) => {
  const jobs = features.flatMap((feature) => feature.jobs?.(app.waypost) ?? []);
  const ticks = features.flatMap((feature) => feature.ticks?.(app.waypost) ?? []);
  const names = [...jobs, ...ticks].map(({ id }) => id);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  const [tick] = ticks;
  const twice = { db: app.waypost.db, log: app.waypost.log, jobs, ticks: [...ticks, ...(tick ? [tick] : [])] };
  await expect(runJobs(twice)).rejects.toThrow(`two jobs or ticks are called ${tick?.id}`);
});

test('Each thing that goes with PRO is brought by a room, once', ({ app }) => {
  const brought = app.waypost.proData().map(({ thing }) => thing);
  expect(brought.toSorted()).toEqual([...PRO_THINGS].toSorted());
});
