import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { CampaignFiguresProps } from './campaign-figures.tsx';

/** Code and words come when it is shown. */
export const CampaignFigures = loadAgain<CampaignFiguresProps>(() =>
  withWords(['reports'], () => import('./campaign-figures.tsx')),
);
