import { useQuery } from '@tanstack/react-query';
import { listMembershipVideos, type MembershipKind } from '@waypost/contract/guides';
import { call } from '../../platform/api/call.ts';

/** All that stand beside the memberships share one read. */
export function useMembershipVideo(kind: MembershipKind) {
  const { data, isLoading } = useQuery({
    queryKey: ['membership-videos'],
    queryFn: ({ signal }) => call(listMembershipVideos, {}, { signal }),
    meta: { kind: 'silent' },
  });
  return { found: data?.results.find((one) => one.kind === kind), isLoading };
}
