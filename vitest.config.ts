import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** What is waited for comes within a second, but not on a machine that is busy with something else. */
const expect = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Two cores are the smallest machine that this must be quick on. One more than those, because a test of the crash
    // proof mostly waits for its processes, and for the leases of the dead.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          exclude,
          // Files have a database, not modules of their own: loading those anew for each was half of the time.
          isolate: false,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Many times what a test takes: who hangs is found, and a busy machine is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/src/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
