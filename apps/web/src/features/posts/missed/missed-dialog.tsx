import { IconMoodSmile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { useMissedPosts } from '../list/api.ts';
import { MissedBody } from './missed-body.tsx';

interface Props {
  readonly connected: ConnectedApp;
  readonly onClose: () => void;
}

/** Loaded by missed-notice.tsx. */
export default function MissedDialog({ connected, onClose }: Props) {
  const t = useTranslations('posts.missed');
  const missed = useMissedPosts(connected);
  const posts = missed.data?.results ?? [];
  return (
    <Dialog opened title={t('dialogTitle')} size={720} onClose={onClose}>
      {missed.isPending && <ListSkeleton rows={3} />}
      {missed.error && !missed.data && <ErrorState error={missed.error} onRetry={() => void missed.refetch()} />}
      {missed.data && posts.length === 0 && (
        <EmptyState icon={<IconMoodSmile size={40} stroke={1.4} />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {posts.length > 0 && (
        <MissedBody connected={connected} posts={posts} count={missed.data?.count ?? 0} onDone={onClose} />
      )}
    </Dialog>
  );
}
