import { steadyFraction } from './ids.ts';

const DAY = 86_400_000;

/** Invented but steady: rises with the age of the object, fast on the first day, and never falls. */
export function grown(key: string, ceiling: number, ageMs: number): number {
  const share = 0.4 + 0.6 * steadyFraction(key);
  const ripeness = 1 - Math.exp(-Math.max(ageMs, 0) / (2 * DAY));
  const opening = ageMs > 0 ? 1 : 0;
  return Math.floor(ceiling * share * ripeness) + opening;
}
