import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { readEnv } from '../../apps/server/src/platform/config/read-env.ts';

const REASON_LINES = 14;
const REASON_WIDTH = 240;

/** What a runner found, in the order of the run. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by its place and name, and errors that belong to no test. */
  readonly what: readonly string[];
}

/** The place and name of what failed, with why in as many lines as one reads at a glance. */
export function withReason(what: string, reasons: readonly (string | undefined)[]): string {
  const lines = reasons
    .flatMap((reason) => stripVTControlCharacters(reason ?? '').split('\n'))
    .filter((line) => line.trim() !== '');
  return [what, ...lines.slice(0, REASON_LINES).map((line) => `    ${line.slice(0, REASON_WIDTH)}`)].join('\n');
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
