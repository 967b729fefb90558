import { useQuery } from '@tanstack/react-query';
import { getUserPlan, isPro, type PlanOfUser } from '@waypost/contract/plans';
import { call } from '../../../platform/api/call.ts';

/** While steps of a downgrade are left, or what PRO brings is about to be given back, what was done is read again. */
const POLL_MS = 2_000;
const isUnderWay = ({ downgrades, events }: PlanOfUser): boolean =>
  downgrades.some(
    ({ state }) => state === 'running' || (state === 'kept' && events[0] !== undefined && isPro(events[0].to)),
  );

/** Below that of the person, so that whatever changes her reads it again. */
const planKey = (pk: number) => ['users', 'one', String(pk), 'plan'] as const;

/** Somebody's plans so far, and what she would lose; for staff. */
export const useUserPlan = (pk: number) =>
  useQuery({
    queryKey: planKey(pk),
    queryFn: ({ signal }): Promise<PlanOfUser> => call(getUserPlan, { params: { user: pk } }, { signal }),
    refetchInterval: ({ state }) => state.data && isUnderWay(state.data) && POLL_MS,
    meta: { kind: 'silent' },
  });
