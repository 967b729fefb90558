import { feature } from '../../platform/feature/feature.ts';
import { lateProData } from '../../platform/feature/pro-data.ts';
import type { GeneratorDeps } from './deps.ts';
import { tidyDrafts } from './ending/tidy-drafts.ts';
import { registerGeneratorRoutes } from './routes.ts';

export const generator = feature<GeneratorDeps>({
  routes: registerGeneratorRoutes,
  ticks: ({ db }) => [{ id: 'generator.tidy', schedule: '23 * * * *', run: () => tidyDrafts(db) }],
  leaving: () => ({
    erase: async (tx, id) => (await import('./ending/erase-drafts.ts')).eraseDrafts(tx, id),
  }),
  proData: () => [lateProData('drafts', async () => (await import('./ending/pro-drafts.ts')).proDrafts)],
  archive: async (deps, userId) => (await import('./archive-drafts.ts')).archiveDrafts(deps, userId),
});
