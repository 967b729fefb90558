import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSlots, putSlots, type SlotSettings } from '@waypost/contract/slots';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';

const slotsKey = (profile: number) => ['slots', profile] as const;

/** The slot settings of every network of the profile. */
export function useSlots() {
  const { pk } = useProfile();
  return useQuery({
    queryKey: slotsKey(pk),
    queryFn: async ({ signal }) => (await call(getSlots, { params: { profile: pk } }, { signal })).results,
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
    void queryClient.invalidateQueries({ queryKey: ['suggestions', pk] });
    return saved;
  };
}
