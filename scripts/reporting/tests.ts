import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { projectRoot } from '../../apps/server/src/platform/config/paths.ts';
import { tellOutcome, withReason } from './outcome.ts';

/** For Vitest: what passed, what did not, and what went wrong beside the tests, which fails a run as well. */
export default class TestReporter implements Reporter {
  onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const placeOf = ({ moduleId }: TestModule) => path.relative(projectRoot, moduleId);
    const failed = modules.flatMap((module) => [
      ...module.errors().map(({ message }) => `${placeOf(module)}: ${message}`),
      ...[...module.children.allTests('failed')].map((test) =>
        withReason(`${placeOf(module)}: ${test.fullName}`, failuresOf(test)),
      ),
    ]);
    const beside = errors.map(({ name, message, stack }) => `beside the tests: ${name}: ${message}\n${stack ?? ''}`);
    tellOutcome({
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failed: failed.length + beside.length,
      what: [...failed, ...beside],
    });
  }
}

/** What was said, and where: the top of the stack, which often is a helper, and who called it. */
const failuresOf = (test: TestCase): string[] =>
  (test.result().errors ?? []).flatMap(({ message, stacks }) => [
    message,
    ...(stacks ?? []).slice(0, 2).map(({ file, line }) => `at ${path.relative(projectRoot, file)}:${line}`),
  ]);
