import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { CampaignReportProps } from './props.ts';

/** Code and words come when it is shown. */
export const CampaignReport = loadAgain<CampaignReportProps>(() =>
  withWords(['reports'], () => import('./campaign-report.tsx')),
);
