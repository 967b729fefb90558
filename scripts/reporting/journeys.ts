import path from 'node:path';
import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { projectRoot } from '../../apps/server/src/platform/config/paths.ts';
import { tellOutcome, withReason } from './outcome.ts';

/** For Playwright: what passed and what did not. A journey that passes at the second try has failed a person once. */
export default class JourneyReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #beside: string[] = [];

  onBegin(...[, suite]: Parameters<NonNullable<Reporter['onBegin']>>): void {
    this.#suite = suite;
  }
  onError({ message, value }: TestError): void {
    this.#beside.push(`beside the journeys: ${message ?? value ?? 'an error without words'}`);
  }
  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests
      .filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky')
      .map(({ location, title, results }) =>
        withReason(
          `${path.relative(projectRoot, location.file)}:${location.line}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      );
    tellOutcome({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failed: failed.length + this.#beside.length,
      what: [...failed, ...this.#beside],
    });
  }
  printsToStdio(): boolean {
    return false;
  }
}
