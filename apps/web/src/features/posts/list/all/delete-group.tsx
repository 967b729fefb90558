import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { AppliesTo } from './applies-to.tsx';
import { onlyDismissed, type PostGroup } from './group-posts.ts';
import { useGroupChange } from './use-group-change.ts';

interface Props {
  readonly group: PostGroup;
  readonly onClose: () => void;
}

export function DeleteGroup({ group, onClose }: Props) {
  const t = useTranslations('posts');
  const change = useGroupChange(group, 'delete', onClose);
  const verb = onlyDismissed(change.posts) ? 'dismiss' : 'delete';
  const ahead = change.posts.some(({ fire_at: at }) => Date.parse(at) > Date.now());
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t(`detail.${verb}Title`)}
      confirmLabel={t(`actions.${verb}`)}
      confirmDisabled={change.posts.length === 0}
      danger
      pending={change.pending}
      onConfirm={() => change.run({ verb: 'delete', ids: change.ids })}
    >
      <AppliesTo of={change} />
      {verb === 'dismiss' ? t('detail.dismissText') : ahead ? t('detail.deleteText') : t('detail.deleteOverdue')}
    </ConfirmModal>
  );
}
