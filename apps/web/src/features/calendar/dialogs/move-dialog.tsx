import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { Reschedule, usePost } from '../../posts/index.ts';

/** The way of the keyboard and of touch to another time: what the details offer, alone. Loaded by calendar-page.tsx. */
export default function MoveDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTranslations('calendar.item');
  const post = usePost(id);
  const [timed, setTimed] = useState(false);
  const { leave, question } = useDiscard(timed, onClose);
  return (
    <Dialog opened title={t('moveTitle')} onClose={leave}>
      {post.isPending && <ListSkeleton rows={1} shape="line" />}
      {post.error && !post.data && <ErrorState error={post.error} onRetry={() => void post.refetch()} />}
      {post.data && <Reschedule post={post.data} onTimed={setTimed} onDone={onClose} />}
      {question}
    </Dialog>
  );
}
