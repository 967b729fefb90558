import { IconMoodSmile } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { type PostsOf, useMissedPosts } from '../list/api.ts';
import { PostNowDialog } from '../undo/post-now-dialog.tsx';
import { MissedBody } from './missed-body.tsx';

interface Props {
  readonly of: PostsOf;
  readonly onClose: () => void;
}

/** Loaded by missed-of-address.tsx. */
export default function MissedDialog({ of, onClose }: Props) {
  const t = useTranslations('posts.missed');
  const missed = useMissedPosts(of);
  const posts = missed.data?.results ?? [];
  // Here and not among the rows: what is sent is missed no more, and can still be taken back.
  const [sending, setSending] = useState<readonly ScheduledPosting[] | null>(null);
  const sent = () => {
    setSending(null);
    if (posts.length === 0) onClose();
  };
  return (
    <Dialog opened title={t('dialogTitle')} size={720} onClose={onClose}>
      {missed.isPending && <ListSkeleton rows={3} />}
      {missed.error && !missed.data && <ErrorState error={missed.error} onRetry={() => void missed.refetch()} />}
      {missed.data && posts.length === 0 && (
        <EmptyState icon={<IconMoodSmile size={40} stroke={1.4} />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {posts.length > 0 && (
        <MissedBody
          page={of?.pageName ?? null}
          posts={posts}
          count={missed.data?.count ?? 0}
          onDone={onClose}
          onSend={setSending}
        />
      )}
      {sending && <PostNowDialog posts={sending} onClose={sent} />}
    </Dialog>
  );
}
