import { deleteGuide, type Guide, orderGuides, restoreGuide } from '@waypost/contract/guides';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { undoToast } from '../../../ui/feedback/undo-toast.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';

export const GUIDES_KEY = ['guides'] as const;

/** What is done with a row; a deletion can be taken back from its message. */
export function useVerbs() {
  const t = useTranslations('guides.staff');
  const ui = useTranslations('ui.feedback');
  const quiet = { success: false, invalidate: [GUIDES_KEY] } as const;
  const restore = useAction({ ...quiet, run: (id: number) => call(restoreGuide, { params: { id } }) });
  const remove = useAction({
    ...quiet,
    run: (id: number) => call(deleteGuide, { params: { id } }),
    onSuccess: (_, id) =>
      undoToast({ title: ui('successTitle'), message: t('deleted'), undo: t('undo'), onUndo: () => restore.run(id) }),
  });
  const order = useAction({
    ...quiet,
    run: (ids: readonly number[]) => call(orderGuides, { body: { ids: [...ids] } }),
  });
  return {
    pending: restore.pending || remove.pending || order.pending,
    remove: remove.run,
    /** Swaps one with the one beside it. */
    move: (all: readonly Guide[], at: number, by: -1 | 1) => {
      const ids = all.map(({ id }) => id);
      const [one] = ids.splice(at, 1);
      if (one !== undefined) order.run(ids.toSpliced(at + by, 0, one));
    },
  };
}
