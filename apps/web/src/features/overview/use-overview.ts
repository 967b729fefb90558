import { useQuery } from '@tanstack/react-query';
import { type Overview, overviewName, postsOverview } from '@waypost/contract/posts';
import { call } from '../../platform/api/call.ts';
import { PAGE_LOADED, takeFirstRead } from '../../platform/boot.ts';
import { useProfile } from '../../platform/session/use-session.ts';

/** What went out lately and what waits for a person; read again with the posts. The host page may have brought it along. */
export function useOverview() {
  const { pk } = useProfile();
  return useQuery({
    queryKey: ['posts', pk, 'overview'],
    queryFn: ({ signal }) => call(postsOverview, { query: { profile: pk } }, { signal }),
    initialData: () => takeFirstRead<Overview>(overviewName(pk)),
    initialDataUpdatedAt: PAGE_LOADED,
    meta: { kind: 'silent' },
  });
}
