import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAnywhere } from '../anywhere.ts';
import { COMMENTED, KINDS } from '../kinds.ts';
import { type Lane, openLane } from '../lane.ts';
import { dice } from '../seeded.ts';

const PAIRS = Number(process.env.CRASH_PAIRS ?? 8);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
let lane: Lane;

beforeAll(async () => {
  lane = await openLane({}, 2);
});
afterAll(() => lane.close());

test(`two workers on one database, killed ${PAIRS * 2} times beside each other, publish every post once (seed ${SEED})`, async () => {
  const kinds = [...KINDS, ...COMMENTED];
  const { kills } = await killAnywhere(lane, { dice: dice(SEED), lives: PAIRS * 2, kinds, workers: 2 });
  const verdict = await lane.settle();
  expect(kills).toBeGreaterThanOrEqual(PAIRS * 2);
  expect(verdict.posted).toBeGreaterThan(verdict.asked + verdict.ended);
}, 300_000);
