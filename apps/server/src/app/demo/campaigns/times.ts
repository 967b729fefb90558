import { type Story, torontoTime } from '../story.ts';

export const campaignTime = (anchor: Date, days: number): Date => torontoTime(anchor, days, '10:00');

/** When those of them went out that are past. */
export const sentTimes = (anchor: Date, { campaigns = [] }: Pick<Story, 'campaigns'>): Date[] =>
  campaigns.flatMap(({ days }) => (days !== null && days < 0 ? [campaignTime(anchor, days)] : []));
