import { feature } from '../../platform/feature/feature.ts';
import type { ReportDeps } from './deps.ts';
import { fileJob } from './exporting/export-store.ts';
import { registerReportRoutes } from './routes.ts';

export type { ReportDeps } from './deps.ts';

/** What newsletters did, read from what mailing keeps of its runs; of its own it has the files alone. */
export const reports = feature<ReportDeps>({
  routes: registerReportRoutes,
  jobs: (deps) => [
    {
      ...fileJob,
      handle: async (of: { export: number }) => (await import('./exporting/make-file.ts')).makeFile(deps, of.export),
    },
  ],
  ticks: (deps) => [
    {
      id: 'reports.tidy',
      schedule: '47 * * * *',
      run: async () => (await import('./exporting/tidy-files.ts')).tidyFiles(deps),
    },
  ],
  leaving: () => ({
    erase: async (tx, profileId) => (await import('./exporting/erase-files.ts')).eraseFiles(tx, profileId),
  }),
});
