import { useQuery } from '@tanstack/react-query';
import { changeEmailCampaign, type EmailCampaign, getEmailCampaign } from '@waypost/contract/newsletters';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import type { CampaignContent } from './draft/campaign-content.ts';
import { changesOf, contentOf } from './draft/campaign-content.ts';
import type { StoredCampaign } from './draft/campaign-machine.ts';

export const LISTS_KEY = ['emailcampaigns', 'list'] as const;
export const campaignKey = (id: number) => ['emailcampaigns', 'one', id] as const;

export const storedOf = (campaign: EmailCampaign): StoredCampaign => ({
  version: campaign.version,
  content: contentOf(campaign),
});

export const readCampaign = (id: number, signal?: AbortSignal): Promise<EmailCampaign> =>
  call(getEmailCampaign, { params: { id } }, { signal });

export const saveCampaign = (id: number, saved: StoredCampaign, content: CampaignContent): Promise<EmailCampaign> =>
  call(changeEmailCampaign, { params: { id }, body: { ...changesOf(content, saved.content), version: saved.version } });

const BUSY_MS = 2_500;
const RESTING_MS = 20_000;
/** Around its time a copy begins every second. */
const BEGINS_MS = 5 * 60_000;

/** Whether something happens to it by itself. */
export const isUnderWay = ({ state, progress }: EmailCampaign): boolean =>
  state === 'publishing' || (progress !== null && progress.sending + progress.paused + progress.pending > 0);
/** Copies are made, sent, or about to begin, or follow what was just said. */
export function isBusy({ state, progress, fire_at, paused }: EmailCampaign, now: number): boolean {
  if (state === 'publishing') return true;
  if (progress === null) return false;
  const begins = fire_at !== null && Math.abs(Date.parse(fire_at) - now) < BEGINS_MS;
  const follows = paused ? progress.sending > 0 : progress.paused > 0;
  return progress.sending > 0 || follows || (begins && progress.pending > 0);
}

/** A campaign as it stands; read again while it is made or sent. */
export function useCampaign(id: number) {
  return useQuery({
    queryKey: campaignKey(id),
    queryFn: ({ signal }) => readCampaign(id, signal),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || !isUnderWay(data) ? false : isBusy(data, Date.now()) ? BUSY_MS : RESTING_MS,
    retry: (failures, error) => failures < 3 && !isApiError(error, 404) && !isApiError(error, 403),
    meta: { kind: 'silent' },
  });
}
