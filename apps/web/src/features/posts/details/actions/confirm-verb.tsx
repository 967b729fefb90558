import type { ScheduledPosting } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { useDelete, usePostNow } from '../../actions.ts';
import { ApplyToAll } from './apply-to-all.tsx';

export type Asking = 'delete' | 'dismiss' | 'post_now';

const TITLES = { delete: 'deleteTitle', dismiss: 'dismissTitle', post_now: 'sendTitle' } as const;

interface Props {
  readonly post: ScheduledPosting;
  readonly verb: Asking;
  readonly onClose: () => void;
  /** The post has left for good and there is nothing more to show about it. */
  readonly onGone: () => void;
}

export function ConfirmVerb({ post, verb, onClose, onGone }: Props) {
  const t = useTranslations('posts');
  const [all, setAll] = useState(false);
  // A post whose time is ahead can be restored: its details stay open and offer just that.
  const remove = useDelete(post.id, (deleted) => (deleted.actions.includes('restore') ? onClose() : onGone()));
  const send = usePostNow(post.id, onClose);
  const ahead = Date.parse(post.fire_at) > Date.now();
  const text = {
    delete: ahead ? t('detail.deleteText') : t('detail.deleteOverdue'),
    dismiss: t('detail.dismissText'),
    post_now: t('detail.sendText', { page: post.page_name ?? '' }),
  }[verb];
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t(`detail.${TITLES[verb]}`)}
      confirmLabel={t(`actions.${verb}`)}
      danger={verb !== 'post_now'}
      pending={remove.pending || send.pending}
      onConfirm={() => (verb === 'post_now' ? send.run({ all }) : remove.run({ all }))}
    >
      {text}
      <ApplyToAll post={post} checked={all} onChange={setAll} />
    </ConfirmModal>
  );
}
