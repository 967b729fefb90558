import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readEnv } from '../../apps/server/src/platform/config/read-env.ts';

/** What a runner found, in the order of the run. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by its place and name, and errors that belong to no test. */
  readonly what: readonly string[];
}

/** In which variable a reporter finds the file that it writes its outcome into. */
export const OUTCOME_FILE = 'OUTCOME_FILE';

/** For reporters: leaves the outcome for whoever began the run; without a file it is nobody's. */
export function tellOutcome(outcome: Outcome): void {
  const file = readEnv()[OUTCOME_FILE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcome));
}

/** A run that told nothing, because it broke, has no outcome. */
export const readOutcome = (file: string): Outcome | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
