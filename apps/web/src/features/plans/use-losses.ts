import { useQuery } from '@tanstack/react-query';
import { listLosses } from '@waypost/contract/plans';
import { call } from '../../platform/api/call.ts';
import { plansKeys } from './keys.ts';

const POLL_MS = 3_000;

/** What the reader would lose with PRO, counted now; and while something goes, what went. */
export const useLosses = ({ enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: plansKeys.losses,
    queryFn: ({ signal }) => call(listLosses, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.downgrade?.state === 'running' && POLL_MS,
    meta: { kind: 'silent' },
  });
