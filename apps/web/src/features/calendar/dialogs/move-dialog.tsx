import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { MoveNewsletter } from '../../newsletters/index.ts';
import { Reschedule, usePost } from '../../posts/index.ts';
import type { Item } from '../items.ts';

/** The way of the keyboard and of touch to another time: what the details offer, alone. Loaded by asked.tsx. */
export default function MoveDialog({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const t = useTranslations('calendar.item');
  const [timed, setTimed] = useState(false);
  const { leave, question } = useDiscard(timed, onClose);
  const given = { onTimed: setTimed, onDone: onClose };
  return (
    <Dialog opened title={t(item.kind === 'post' ? 'moveTitle' : 'moveNewsletter')} onClose={leave}>
      {item.kind === 'post' ? (
        <MovePost id={item.post.id} {...given} />
      ) : (
        <MoveNewsletter id={item.newsletter.id} {...given} />
      )}
      {question}
    </Dialog>
  );
}

interface Props {
  readonly id: number;
  readonly onTimed: (timed: boolean) => void;
  readonly onDone: () => void;
}

function MovePost({ id, ...given }: Props) {
  const post = usePost(id);
  if (post.data) return <Reschedule post={post.data} {...given} />;
  if (post.isPending) return <ListSkeleton rows={1} shape="line" />;
  return <ErrorState error={post.error} onRetry={() => void post.refetch()} />;
}
