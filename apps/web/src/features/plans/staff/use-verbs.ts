import { deletePlan, orderPlans, restorePlan, type StoredPlan } from '@waypost/contract/plans';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { focusPage } from '../../../ui/feedback/focus-page.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useOrder } from '../../../ui/ordered/use-order.ts';
import { plansKeys } from '../keys.ts';

/** What is done with a row; a deletion can be taken back as long as one stays on the page: people pay for what it is about. */
export function useVerbs() {
  const [gone, setGone] = useState<StoredPlan | null>(null);
  const quiet = { success: false, invalidate: [plansKeys.all] } as const;
  const restore = useAction({
    ...quiet,
    run: ({ id }: StoredPlan) => call(restorePlan, { params: { id } }),
    onSuccess: () => {
      focusPage();
      setGone(null);
    },
  });
  const remove = useAction({
    ...quiet,
    run: ({ id }: StoredPlan) => call(deletePlan, { params: { id } }),
    onSuccess: (_, plan) => setGone(plan),
  });
  const order = useOrder((ids) => call(orderPlans, { body: { ids } }), plansKeys.stored);
  return {
    pending: restore.pending || remove.pending || order.pending,
    remove: remove.run,
    move: order.move,
    /** What was deleted last. */
    gone,
    restore: restore.run,
  };
}
