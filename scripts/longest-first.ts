import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: whatever comes last should be short, or one core waits for the other. */
const LONG = [
  'testing/crash/crash.test.ts',
  'app/supervisor/',
  'posts/publishing/machine.model.test.ts',
  'testing/crash/accidents/',
  'app/cli/killed-backup.test.ts',
  'testing/upgrade/',
  'media/videos/videos.test.ts',
  'platform/postgres/embedded.test.ts',
  'app/first-picture/pictures.test.ts',
  'media/',
];
const PROJECTS = ['server', 'web', 'packages'];

/** A clean clone has no times of an earlier run to go by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification) => {
      const long = LONG.findIndex((part) => file.moduleId.includes(part));
      return PROJECTS.indexOf(file.project.name) * 100 + (long < 0 ? LONG.length : long);
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
