import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkCampaign, checkCampaignLinks, type Findings } from '@waypost/contract/campaigns';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { checksKey } from '../api.ts';

const LOOK_MS = 2_000;

/** What is amiss with what is saved; looked at again while its links are being asked. */
export function useChecks(id: number, enabled = true) {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: checksKey(id),
    queryFn: ({ signal }) => call(checkCampaign, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.links === 'checking' ? LOOK_MS : false),
    enabled,
    meta: { kind: 'silent' },
  });
  const links = useAction<void, Findings>({
    run: () => call(checkCampaignLinks, { params: { id } }),
    success: false,
    onSuccess: (told) => queries.setQueryData(checksKey(id), told),
  });
  return { found, links };
}

export type Checks = ReturnType<typeof useChecks>;
