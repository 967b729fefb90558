import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SocialApp } from '@waypost/contract/networks';
import { getNextSlots, getSlots, putSlots, type SlotSettings } from '@waypost/contract/slots';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';

const slotsKey = (profile: number) => ['slots', profile] as const;
/** Below the posts: whatever changes one of them may free a slot, or take it. */
const nextKey = (profile: number) => ['posts', profile, 'next-slots'] as const;

/** The slot settings of every network of the profile. */
export function useSlots() {
  const { pk } = useProfile();
  return useQuery({
    queryKey: slotsKey(pk),
    queryFn: async ({ signal }) => (await call(getSlots, { params: { profile: pk } }, { signal })).results,
    meta: { kind: 'silent' },
  });
}

/** The next free slot of each of these networks; asked for by `refetch` alone, because it is a matter of moments. */
export function useNextSlots(apps: readonly SocialApp[]) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...nextKey(pk), ...apps],
    queryFn: async ({ signal }) =>
      (await call(getNextSlots, { params: { profile: pk }, query: { apps: [...apps] } }, { signal })).results,
    enabled: false,
    meta: { kind: 'silent' },
  });
}

/** Saves over the version that we know; what was read follows the answer. */
export function useSaveSlots() {
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  return async ({ app, ...body }: SlotSettings): Promise<SlotSettings> => {
    const saved = await call(putSlots, { params: { profile: pk, app }, body });
    queryClient.setQueryData<readonly SlotSettings[]>(slotsKey(pk), (all) =>
      all?.map((one) => (one.app === app ? saved : one)),
    );
    void queryClient.invalidateQueries({ queryKey: nextKey(pk) });
    return saved;
  };
}
