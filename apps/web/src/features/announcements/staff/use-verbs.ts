import {
  type Announcement,
  deleteAnnouncement,
  orderAnnouncements,
  publishAnnouncement,
  restoreAnnouncement,
  withdrawAnnouncement,
} from '@waypost/contract/announcements';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { undoToast } from '../../../ui/feedback/undo-toast.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';

const VERBS = {
  publish: { endpoint: publishAnnouncement, said: 'published', back: 'withdraw' },
  withdraw: { endpoint: withdrawAnnouncement, said: 'withdrawn', back: 'publish' },
  delete: { endpoint: deleteAnnouncement, said: 'deleted', back: 'restore' },
  restore: { endpoint: restoreAnnouncement, said: 'restored', back: null },
} as const;
export type Verb = keyof typeof VERBS;

/** What is done with one of them; each can be taken back from its message. */
export function useVerbs() {
  const t = useTranslations('announcements.staff');
  const ui = useTranslations('ui.feedback');
  const action = useAction({
    run: ({ id, verb }: { id: number; verb: Verb }): Promise<unknown> => call(VERBS[verb].endpoint, { params: { id } }),
    success: false,
    invalidate: [['announcements']],
    onSuccess: (_, { id, verb }) => {
      const { said, back } = VERBS[verb];
      if (back !== null)
        undoToast({
          title: ui('successTitle'),
          message: t(said),
          undo: t('undo'),
          onUndo: () => action.run({ id, verb: back }),
        });
    },
  });
  const order = useAction({
    run: (ids: readonly number[]) => call(orderAnnouncements, { body: { ids: [...ids] } }),
    success: false,
    invalidate: [['announcements']],
  });
  return {
    pending: action.pending || order.pending,
    run: action.run,
    /** Swaps one with the one beside it. */
    move: (all: readonly Announcement[], at: number, by: -1 | 1) => {
      const ids = all.map(({ id }) => id);
      const [one] = ids.splice(at, 1);
      if (one !== undefined) order.run(ids.toSpliced(at + by, 0, one));
    },
  };
}
