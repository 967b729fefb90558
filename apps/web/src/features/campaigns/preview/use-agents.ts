import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCampaignAgents } from '@waypost/contract/campaigns';
import { call } from '../../../platform/api/call.ts';
import { agentsKey } from '../api.ts';

/** Who would get the posts of a campaign, as the server would decide it now. */
export function useAgents(campaign: number, search: string, enabled = true) {
  return useQuery({
    queryKey: [...agentsKey(campaign), search],
    queryFn: ({ signal }) =>
      call(listCampaignAgents, { params: { id: campaign }, query: { search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    meta: { kind: 'silent' },
  });
}
