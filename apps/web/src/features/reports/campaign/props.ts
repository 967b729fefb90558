export interface CampaignReportProps {
  readonly campaign: number;
  /** The campaign's, so that its preview is read anew after a change. */
  readonly version?: number;
}
