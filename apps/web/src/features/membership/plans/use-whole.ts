import { useEffect, useState } from 'react';
import { MembershipFilm, PlanVideo, useMembershipVideo } from '../../guides/index.ts';
import { useAfterDowngrade } from '../../plans/index.ts';
import type { useBilling, usePlans } from '../api.ts';

/** A provider that takes its time keeps nobody from the plans. */
const LONG_MS = 2_500;

/**
 * Whether everything is there that the page is made of: notices above the plans, cards, film, questions. It is drawn as a whole, so that
 * nothing jumps below somebody's finger; what then is not there yet comes where it belongs.
 */
export function useWhole(plans: ReturnType<typeof usePlans>, account: ReturnType<typeof useBilling>): boolean {
  const [code, setCode] = useState(false);
  const [long, setLong] = useState(false);
  useEffect(() => {
    let gone = false;
    void Promise.all([MembershipFilm.fetch(), PlanVideo.fetch()]).then(() => !gone && setCode(true));
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  const { isLoading: videos } = useMembershipVideo('membership');
  const { isLoading: losses } = useAfterDowngrade();
  const ready = !plans.isPending && (long || (code && !account.isPending && !videos && !losses));
  // What is asked again later, or first by a dialog on the page, must not take the page and the dialog away.
  const [drawn, setDrawn] = useState(false);
  if (ready && !drawn) setDrawn(true);
  return ready || drawn;
}
