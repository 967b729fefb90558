import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export interface CampaignReportProps {
  readonly campaign: number;
  /** The campaign's, so that its preview is read anew after a change. */
  readonly version?: number;
}

/** Code and words come when it is shown. */
export const CampaignReport = loadAgain<CampaignReportProps>(() =>
  withWords(['reports'], () => import('./campaign-report.tsx')),
);
