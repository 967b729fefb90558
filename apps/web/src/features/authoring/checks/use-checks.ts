import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CampaignChecks, checkEmailCampaign, checkEmailCampaignLinks } from '@waypost/contract/newsletters';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';

const LOOK_MS = 2_000;
const keyOf = (id: number, version: number) => ['emailcampaigns', 'checks', id, version] as const;

/** What is amiss with what is saved; looked at again while its links are being asked. */
export function useChecks(id: number, version: number) {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: keyOf(id, version),
    queryFn: ({ signal }) => call(checkEmailCampaign, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.links === 'checking' ? LOOK_MS : false),
    meta: { kind: 'silent' },
  });
  const links = useAction<void, CampaignChecks>({
    run: () => call(checkEmailCampaignLinks, { params: { id } }),
    success: false,
    onSuccess: (told) => queries.setQueryData(keyOf(id, version), told),
  });
  return { found, links };
}

export type Checks = ReturnType<typeof useChecks>;
