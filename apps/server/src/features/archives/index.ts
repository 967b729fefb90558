import { feature } from '../../platform/feature/feature.ts';
import type { ArchiveDeps } from './deps.ts';
import { archiveReady } from './emails/archive-ready.ts';
import { makeArchiveJob } from './job.ts';
import { registerArchiveRoutes } from './routes.ts';

export type { ArchiveDeps } from './deps.ts';

const verbs = () => import('./verbs.ts');

export const archives = feature<ArchiveDeps>({
  routes: registerArchiveRoutes,
  jobs: (deps) => [
    {
      ...makeArchiveJob,
      handle: async ({ archive }: { archive: number }) => (await verbs()).makeArchive(deps, archive),
    },
  ],
  ticks: (deps) => [
    { id: 'archives.tidy', schedule: '33 * * * *', run: async () => (await verbs()).tidyArchives(deps) },
  ],
  mails: [archiveReady],
  leaving: () => ({
    endAccount: async (tx, userId) => (await verbs()).endArchives(tx, userId),
  }),
});
