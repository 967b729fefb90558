import { orderTerms, restoreTerm, retireTerm } from '@waypost/contract/taxonomies';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useOrder } from '../../ui/ordered/use-order.ts';
import { useUndoToast } from '../../ui/ordered/use-undo-toast.tsx';

export const TERMS_KEY = ['taxonomies'] as const;

/** What is done with a row; retiring it can be taken back from its message, and later from the list. */
export function useVerbs() {
  const t = useTranslations('taxonomies');
  const undoToast = useUndoToast();
  const quiet = { success: false, invalidate: [TERMS_KEY] } as const;
  const offer = useAction({ ...quiet, run: (id: number) => call(restoreTerm, { params: { id } }) });
  const retire = useAction({
    ...quiet,
    run: (id: number) => call(retireTerm, { params: { id } }),
    onSuccess: (_, id) => undoToast(t('retiredToast'), () => offer.run(id)),
  });
  const order = useOrder((ids) => call(orderTerms, { body: { ids } }), TERMS_KEY);
  return {
    pending: offer.pending || retire.pending || order.pending,
    retire: retire.run,
    offer: offer.run,
    move: order.move,
  };
}
