import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { test as bare, expect } from 'vitest';
import { parcelOf } from '../testing/parcel-of.ts';
import { openVisitBuffer } from './buffer.ts';
import { type Parcel, unpack } from './parcels/parcel.ts';
import type { Noticed, Visit } from './visit.ts';
import { openVisitsFile } from './visits-file.ts';

const visit = (delivery: number): Noticed => ({
  kind: 'open',
  delivery,
  run: 1,
  ordinal: null,
  at: 1_795_000_000_000 + delivery,
  userAgent: 'Mozilla/5.0 "with" \\ signs',
  network: '127.0.0.0/24',
});
const visits = (count: number) => Array.from({ length: count }, (_, n) => visit(n + 1));
const deliveriesOf = (written: readonly Noticed[]) => written.map(({ delivery }) => delivery).sort((a, b) => a - b);

const test = bare
  .extend('home', async ({ task }, { onCleanup }) => {
    const home = await mkdtemp(path.join(tmpdir(), `visits-${task.id}-`));
    onCleanup(() => rm(home, { recursive: true, force: true }));
    return home;
  })
  .extend('database', () => {
    const written: Visit[] = [];
    const parcels: string[] = [];
    const database = {
      written,
      /** Their names, in the order in which they came. */
      parcels,
      /** What it does before it takes them. */
      before: async () => {},
      async write(parcel: Parcel) {
        await database.before();
        const visits = unpack(parcel);
        expect(parcel.visits).toBe(visits.length);
        written.push(...visits);
        parcels.push(parcel.id);
      },
    };
    return database;
  })
  .extend('open', ({ home, database }) => (mostBytes?: number) => {
    const file = openVisitsFile(home, mostBytes);
    return openVisitBuffer({ log: pino({ level: 'silent' }), file, write: database.write });
  })
  .extend('kept', ({ home }) => async () => {
    const names = await readdir(path.join(home, 'visits')).catch((): string[] => []);
    const texts = await Promise.all(names.map((name) => readFile(path.join(home, 'visits', name), 'utf8')));
    return texts
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line): Parcel => JSON.parse(line));
  });
const away = async () => {
  throw new Error('the database is away');
};

test('A stop between the answer and the writing loses nothing', async ({ open, database, kept }) => {
  const buffer = open();
  for (const one of visits(5_000)) buffer.add(one);
  await buffer.close();
  expect(deliveriesOf(database.written)).toEqual(deliveriesOf(visits(5_000)));
  expect(await kept()).toEqual([]);
  // Who is still being answered then is written too.
  buffer.add(visit(6_000));
  await expect.poll(() => database.written.length).toBe(5_001);
});

test('A stop while the database is away keeps them in the home, for the next process', async ({
  open,
  database,
  kept,
}) => {
  database.before = away;
  const before = open();
  for (const one of visits(3)) before.add(one);
  await before.close();
  const [parcel] = await kept();
  expect([database.written.length, parcel?.visits, before.lost]).toEqual([0, 3, 0]);
  database.before = async () => {};
  const after = open();
  await after.flush();
  expect(deliveriesOf(database.written)).toEqual([1, 2, 3]);
  expect([database.parcels, await kept()]).toEqual([[parcel?.id], []]);
  await after.close();
});

test('A kill after the writing and before the forgetting hands them on again, by their names', async ({
  open,
  database,
  home,
  kept,
}) => {
  const [one, other] = [parcelOf(visits(2)), parcelOf([visit(3)])];
  await openVisitsFile(home).keep(other);
  // What a dead process had taken, and the line in which the disk was full.
  await writeFile(path.join(home, 'visits', 'dead.taken'), `\n${JSON.stringify(one)}\n{"id":"0b2f`);
  await appendFile(path.join(home, 'visits', 'waiting.log'), '\n{"id":1}\nnonsense\n');
  const buffer = open();
  await buffer.flush();
  expect(deliveriesOf(database.written)).toEqual([1, 2, 3]);
  expect([new Set(database.parcels), await kept()]).toEqual([new Set([one.id, other.id]), []]);
  await buffer.close();
});

test('What waits since before there were parcels keeps its names', async ({ open, database, home }) => {
  const old = [1, 2].map((delivery) => ({ ...visit(delivery), id: randomUUID() }));
  await mkdir(path.join(home, 'visits'));
  const lines = [...old, { ...visit(3), id: randomUUID(), kind: 'glance' }, { ...visit(4), id: 'x' }];
  await writeFile(
    path.join(home, 'visits', 'waiting.log'),
    lines.map((line) => `\n${JSON.stringify(line)}\n`).join(''),
  );
  const buffer = open();
  await buffer.flush();
  expect(database.written).toEqual(old);
  await buffer.close();
});

test('Two processes that find the same file write each visit at least once, and end', async ({
  open,
  database,
  home,
  kept,
}) => {
  const file = openVisitsFile(home);
  for (const one of visits(250)) await file.keep(parcelOf([one]));
  const [one, other] = [open(), open()];
  await Promise.all([one.flush(), other.flush()]);
  expect([...new Set(deliveriesOf(database.written))]).toEqual(deliveriesOf(visits(250)));
  expect(await kept()).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

test('What there is no room for is lost and said, and nobody waits', async ({ open, database }) => {
  database.before = away;
  const buffer = open(500);
  for (const one of visits(50)) buffer.add(one);
  await buffer.close();
  expect(buffer.lost).toBe(50);
  const flooded = open();
  for (let n = 0; n < 100_010; n += 1) flooded.add(visit(1));
  expect(flooded.lost).toBe(10);
  database.before = async () => {};
  await flooded.close();
  expect(database.written).toHaveLength(100_000);
});
