import {
  deleteAnnouncement,
  orderAnnouncements,
  publishAnnouncement,
  restoreAnnouncement,
  withdrawAnnouncement,
} from '@waypost/contract/announcements';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useOrder } from '../../../ui/ordered/use-order.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';

const VERBS = {
  publish: { endpoint: publishAnnouncement, said: 'published', back: 'withdraw' },
  withdraw: { endpoint: withdrawAnnouncement, said: 'withdrawn', back: 'publish' },
  delete: { endpoint: deleteAnnouncement, said: 'deleted', back: 'restore' },
  restore: { endpoint: restoreAnnouncement, said: null, back: null },
} as const;
export type Verb = keyof typeof VERBS;

/** What is done with one of them; each can be taken back from its message. */
export function useVerbs() {
  const t = useTranslations('announcements.staff');
  const undoToast = useUndoToast();
  const action = useAction({
    run: ({ id, verb }: { id: number; verb: Verb }): Promise<unknown> => call(VERBS[verb].endpoint, { params: { id } }),
    success: false,
    invalidate: [['announcements']],
    onSuccess: (_, { id, verb }) => {
      const { said, back } = VERBS[verb];
      if (back !== null) undoToast(t(said), () => action.run({ id, verb: back }));
    },
  });
  const order = useOrder((ids) => call(orderAnnouncements, { body: { ids } }), ['announcements']);
  return { pending: action.pending || order.pending, run: action.run, move: order.move };
}
