import { IconMapOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { usePost } from '../api.ts';
import { DetailBody } from './detail-body.tsx';

interface Props {
  readonly id: number;
  /** Opened on text and time, where they may be changed (CAL-011). */
  readonly editing: boolean;
  readonly onClose: () => void;
}

/** Loaded by post-details.tsx. */
export default function PostDialog({ id, editing, onClose }: Props) {
  const t = useTranslations('posts.detail');
  const post = usePost(id);
  const [typed, setTyped] = useState(false);
  const [timed, setTimed] = useState(false);
  const { leave, ask, question } = useDiscard(typed || timed, onClose);
  return (
    // At the top: centred, it would move with everything that comes to it.
    <Dialog opened title={t('title')} size={720} onClose={leave} centered={false}>
      {post.isPending && <ListSkeleton rows={3} />}
      {post.error && !post.data && isApiError(post.error, 404) && (
        <EmptyState icon={<IconMapOff size={40} stroke={1.4} />} title={t('notFoundTitle')} text={t('notFoundText')} />
      )}
      {post.error && !post.data && !isApiError(post.error, 404) && (
        <ErrorState error={post.error} onRetry={() => void post.refetch()} />
      )}
      {post.data && (
        <DetailBody
          post={post.data}
          editing={editing}
          onTyped={setTyped}
          onTimed={setTimed}
          ask={ask}
          onClose={onClose}
        />
      )}
      {question}
    </Dialog>
  );
}
