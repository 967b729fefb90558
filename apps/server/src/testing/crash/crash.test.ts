import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAnywhere } from './anywhere.ts';
import { type Coverage, killEverywhere } from './everywhere.ts';
import { BY_ID, COMMENTED, KINDS, type Kind, mustStopAt, roadOf } from './kinds.ts';
import { type Lane, openLane } from './lane.ts';
import type { Verdict } from './oracle.ts';
import { sum } from './proof.ts';
import { dice } from './seeded.ts';

/** The long form: `CRASH_KILLS=2000 npx vitest run crash.test`; a failed run again: `CRASH_SEED=<printed seed>`. */
const KILLS = Number(process.env.CRASH_KILLS ?? 101);
/** In the long form every kind dies at every boundary; in the short one the kinds of a road share them, as the seed says. */
const WHOLE = KILLS >= 200;
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const LONG_MS = 900_000 + KILLS * 5_000;

/** Two on the documented path, one on release by id. */
let lanes: Lane[] = [];
let documented: Lane[] = [];
let byId: Lane[] = [];
/** The random part judges what it made itself. */
let since: number[] = [];
const summary: string[] = [];

beforeAll(async () => {
  lanes = await Promise.all([openLane(), openLane(), openLane({ FB_RELEASE_BY_ID: 'true' })]);
  documented = lanes.slice(0, 2);
  byId = lanes.slice(2);
});
afterAll(async () => {
  process.stdout.write(`${['the crash proof', ...summary].join('\n  ')}\n`);
  await Promise.all(lanes.map((lane) => lane.close()));
});

const ASKED = new Set([...KINDS, ...COMMENTED, ...BY_ID].flatMap(({ name, mayBeAsked }) => (mayBeAsked ? [name] : [])));
/** What a network never shows may end as refused. */
const mayEnd = (kind: string) => /member/.test(kind);

function expectAllOut(verdict: Verdict): void {
  for (const [kind, outcomes] of Object.entries(verdict.byKind)) {
    if (!ASKED.has(kind)) expect(outcomes, kind).not.toHaveProperty('asked');
    if (!mayEnd(kind)) expect(outcomes, kind).not.toHaveProperty('ended');
  }
}

function expectEveryPoint(coverage: Coverage, kinds: readonly Kind[]): void {
  expect(coverage.missing).toEqual([]);
  for (const kind of kinds) {
    const sharing = WHOLE ? [kind] : kinds.filter((other) => roadOf(other) === roadOf(kind));
    const died = new Set(sharing.flatMap((other) => [...(coverage.died.get(other) ?? [])]));
    expect(
      mustStopAt(kind).filter((point) => !died.has(point)),
      kind.name,
    ).toEqual([]);
  }
}

test(
  `killed at every named boundary of every ${WHOLE ? 'kind of post' : 'network'}, a post ends exactly once there (seed ${SEED})`,
  async () => {
    const started = performance.now();
    const all = [...KINDS, ...COMMENTED];
    const sharing = WHOLE ? {} : { dice: dice(SEED) };
    const coverage = await Promise.all([
      killEverywhere(documented, all, sharing),
      killEverywhere(byId, BY_ID, { ...sharing, sweeps: false }),
    ]);
    const verdicts = await Promise.all(lanes.map((lane) => lane.settle()));
    const points = coverage.flatMap(({ died }) => [...died.values()].map((names) => names.size));
    const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    summary.push(
      `every boundary: ${add(coverage.map(({ kills }) => kills))} processes killed, ${add(points)} boundaries × kinds of post and ` +
        `${add(coverage.map(({ diedShared }) => diedShared.size))} of claims and sweeps, ` +
        `${add(coverage.map(({ stopped }) => stopped))} posts interrupted, in ${seconds(started)} s`,
      JSON.stringify(sum(verdicts)),
      ...verdicts.map((verdict) => JSON.stringify(verdict.byKind)),
    );
    expectEveryPoint(coverage[0], all);
    expectEveryPoint(coverage[1], BY_ID);
    for (const verdict of verdicts) expectAllOut(verdict);
    since = await Promise.all(lanes.map(nextId));
  },
  LONG_MS,
);

test(
  `killed at ${KILLS} random moments while the networks misbehave, no post is lost or out twice (seed ${SEED})`,
  async () => {
    const started = performance.now();
    const share = Math.ceil(KILLS / lanes.length);
    const runs = await Promise.all(
      lanes.map((lane, n) => {
        const kinds = byId.includes(lane) ? [...BY_ID, ...KINDS] : [...KINDS, ...COMMENTED];
        return killAnywhere(lane, { dice: dice(SEED + n), lives: share, kinds });
      }),
    );
    const verdicts = await Promise.all(lanes.map((lane, n) => lane.settle(since[n])));
    const total = sum(verdicts);
    summary.push(
      `random: ${runs.reduce((kills, run) => kills + run.kills, 0)} processes killed, ` +
        `${runs.reduce((faults, run) => faults + run.faults, 0)} faults, seed ${SEED}, in ${seconds(started)} s`,
      JSON.stringify(total),
    );
    expect(total.posts).toBeGreaterThan(KILLS);
    expect(total.posted).toBeGreaterThan(total.asked + total.ended);
  },
  LONG_MS,
);

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(0);

async function nextId(lane: Lane): Promise<number> {
  const row = await lane.app.waypost.db.row<{ next: number }>(
    'SELECT coalesce(max(id), 0) + 1 AS next FROM scheduled_postings',
  );
  return row?.next ?? 1;
}
