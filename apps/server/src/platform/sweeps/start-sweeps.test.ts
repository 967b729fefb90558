import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { runDue, startSweeps } from './start-sweeps.ts';
import { lookAtAll, type Sweep, sweep } from './sweep.ts';

const log = pino({ level: 'silent' });

/** Rows that are due, each taken once; how many are in work at a time is counted. */
function rows(count: number, work: (row: number) => Promise<boolean>, lanes = 2) {
  const due = Array.from({ length: count }, (_, n) => n);
  const asked: number[] = [];
  const done: number[] = [];
  const made: Sweep<number> = sweep({
    id: 'test',
    everyMs: 5,
    lanes,
    async take(atMost) {
      asked.push(atMost);
      return due.splice(0, atMost);
    },
    async work(row) {
      const end = await work(row);
      done.push(row);
      return end;
    },
  });
  return { sweep: made, due, asked, done };
}

test('rows are taken only when a lane is free for them', async () => {
  const ends: (() => void)[] = [];
  const world = rows(5, () => new Promise((resolve) => ends.push(() => resolve(true))));
  const running = startSweeps([world.sweep], log);
  await expect.poll(() => ends.length).toBe(2);
  expect(world.due).toEqual([2, 3, 4]);
  ends[1]?.();
  await expect.poll(() => ends.length).toBe(3);
  expect(world.asked).toEqual([2, 1]);
  expect(world.due).toEqual([3, 4]);
  const stopping = running.stop();
  for (const end of ends) end();
  await stopping;
  expect(world.done.sort()).toEqual([0, 1, 2]);
});

test('rows that end while others are taken leave nothing due waiting', async () => {
  const due = Array.from({ length: 40 }, (_, n) => n);
  const done: number[] = [];
  const quick = sweep({
    id: 'quick',
    everyMs: 60_000,
    lanes: 4,
    async take(atMost) {
      const taken = due.splice(0, atMost);
      // The other lanes are free by the time that these have come.
      await sleep(10);
      return taken;
    },
    work: async (row: number) => {
      await sleep(1 + (row % 4));
      done.push(row);
      return true;
    },
  });
  const running = startSweeps([quick], log);
  await expect.poll(() => done.length).toBe(40);
  await running.stop();
});

test('a kind of rows that hangs keeps its own lanes and leaves the others theirs', async () => {
  const due = [...'aaaabbbb'];
  const done: string[] = [];
  const hanging = Promise.withResolvers<boolean>();
  const running = startSweeps(
    [
      sweep({
        id: 'kinds',
        everyMs: 5,
        lanes: 2,
        kinds: ['a', 'b'],
        async take(atMost, kind) {
          const taken = due.filter((row) => row === kind).slice(0, atMost);
          for (const row of taken) due.splice(due.indexOf(row), 1);
          return taken;
        },
        async work(row) {
          if (row === 'a') await hanging.promise;
          done.push(row);
          return true;
        },
      }),
    ],
    log,
  );
  await expect.poll(() => done.join('')).toBe('bbbb');
  expect(due.join('')).toBe('aa');
  hanging.resolve(true);
  await expect.poll(() => done.join('')).toBe('bbbbaaaa');
  await running.stop();
});

test('a row that fails, and a look that fails, stop neither the lane nor the sweep', async () => {
  let looks = 0;
  const world = rows(4, async (row) => {
    if (row < 2) throw new Error('this row');
    return true;
  });
  const running = startSweeps(
    [
      world.sweep,
      lookAtAll({
        id: 'look',
        everyMs: 5,
        run: async () => {
          looks += 1;
          throw new Error('the database is away');
        },
      }),
    ],
    log,
  );
  await expect.poll(() => world.done).toEqual([2, 3]);
  await expect.poll(() => looks).toBeGreaterThan(2);
  await running.stop();
});

test('stopping tells the rows in work, waits for them and takes nothing more', async () => {
  let told = false;
  const world = rows(1, async () => true);
  const running = startSweeps(
    [
      {
        ...world.sweep,
        work: (_row, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              told = true;
              resolve(true);
            });
          }),
      },
    ],
    log,
  );
  await expect.poll(() => world.due).toEqual([]);
  await running.stop();
  expect(told).toBe(true);
  world.due.push(7);
  expect(world.due).toEqual([7]);
});

test('what is due can be worked off at once; a failure is thrown after the others had their turn', async () => {
  const world = rows(5, async (row) => row % 2 === 0);
  expect(await runDue(world.sweep)).toBe(3);
  const failing = rows(5, async (row) => {
    if (row === 0) throw new Error('the first');
    return true;
  });
  await expect(runDue(failing.sweep)).rejects.toThrow('the first');
  expect(failing.done.sort()).toEqual([1, 2, 3, 4]);
});
