import { feature } from '../../platform/feature/feature.ts';
import { lateProData } from '../../platform/feature/pro-data.ts';
import type { BrandingDeps } from './deps.ts';
import { removeBanner, removeBannerJob } from './make-banner.ts';
import { redrawBanner, redrawBannerJob } from './redraw-banner.ts';
import { registerBrandingRoutes } from './routes.ts';

export { brandingOf } from './branding-of.ts';
export type { BrandingDeps } from './deps.ts';
export { agencyChanged, orderBanner } from './redraw-banner.ts';

export const branding = feature<BrandingDeps>({
  routes: registerBrandingRoutes,
  jobs: (deps) => [
    { ...redrawBannerJob, handle: ({ profile }: { profile: number }) => redrawBanner(deps, profile) },
    { ...removeBannerJob, handle: (payload: { profile: number; key: string }) => removeBanner(deps, payload) },
  ],
  proData: (deps) => [lateProData('business_card', async () => (await import('./pro-cards.ts')).cardsOfPro(deps))],
  leaving: () => ({
    erase: async (tx, id) => (await import('./erase-branding.ts')).eraseBranding(tx, id),
  }),
  archive: async (deps, userId) => (await import('./archive-branding.ts')).archiveBranding(deps, userId),
});
