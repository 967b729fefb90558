import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { campaignAdvisors } from '@waypost/contract/newsletters';
import { call } from '../../../platform/api/call.ts';

/** Which advisors get a campaign, as the server would decide it now; `country`: it was stored for these since. */
export function useAdvisors(id: number, search: string, country: string | null, enabled = true) {
  return useQuery({
    queryKey: ['emailcampaigns', 'advisors', id, country, search],
    queryFn: ({ signal }) =>
      call(campaignAdvisors, { params: { id }, query: { search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    meta: { kind: 'silent' },
  });
}
