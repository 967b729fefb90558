import { deletePlan, orderPlans, restorePlan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useOrder } from '../../../ui/ordered/use-order.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';

export const PLANS_KEY = ['plans'] as const;

/** What is done with a row; a deletion can be taken back from its message. */
export function useVerbs() {
  const t = useTranslations('plans.staff');
  const undoToast = useUndoToast();
  const quiet = { success: false, invalidate: [PLANS_KEY] } as const;
  const restore = useAction({ ...quiet, run: (id: number) => call(restorePlan, { params: { id } }) });
  const remove = useAction({
    ...quiet,
    run: (id: number) => call(deletePlan, { params: { id } }),
    onSuccess: (_, id) => undoToast(t('deleted'), () => restore.run(id)),
  });
  const order = useOrder((ids) => call(orderPlans, { body: { ids } }), PLANS_KEY);
  return { pending: restore.pending || remove.pending || order.pending, remove: remove.run, move: order.move };
}
