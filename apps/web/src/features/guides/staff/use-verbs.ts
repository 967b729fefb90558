import { deleteGuide, orderGuides, restoreGuide } from '@waypost/contract/guides';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useOrder } from '../../../ui/ordered/use-order.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';

export const GUIDES_KEY = ['guides'] as const;

/** What is done with a row; a deletion can be taken back from its message. */
export function useVerbs() {
  const t = useTranslations('guides.staff');
  const undoToast = useUndoToast();
  const quiet = { success: false, invalidate: [GUIDES_KEY] } as const;
  const restore = useAction({ ...quiet, run: (id: number) => call(restoreGuide, { params: { id } }) });
  const remove = useAction({
    ...quiet,
    run: (id: number) => call(deleteGuide, { params: { id } }),
    onSuccess: (_, id) => undoToast(t('deleted'), () => restore.run(id)),
  });
  const order = useOrder((ids) => call(orderGuides, { body: { ids } }), GUIDES_KEY);
  return { pending: restore.pending || remove.pending || order.pending, remove: remove.run, move: order.move };
}
